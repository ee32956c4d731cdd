export type {
  SuggestedFilter,
  Suggestion,
  SuggestionGroup,
  SuggestionKind,
  Suggestions,
} from '../generated/schemas.ts'
export { suggest } from './suggestion-calls.ts'
