export type {
  NearParts,
  SearchAliases,
  SuggestedFilter,
  Suggestion,
  SuggestionGroup,
  SuggestionKind,
  Suggestions,
} from '../generated/schemas.ts'
export { articleKey, articleKeys, isArticle } from './article.ts'
export { allowedTypos, editDistance } from './distance.ts'
export { fold, foldedWords, hasDigit, isCyrillic, isLatin } from './fold.ts'
export { otherLayouts } from './keyboard.ts'
export { type MatchNames, matchNames, nameMatcher } from './match-names.ts'
export { type Measure, measuresOf } from './measures.ts'
export { kazakhStem, russianStem, stemKeys } from './stem.ts'
export { nearParts, type SuggestOptions, searchAliases, suggest } from './suggestion-calls.ts'
export { asCyrillic, asLatin, heardKey, oneAlphabetReadings, soundKey } from './translit.ts'
