export type {
  SearchClause,
  SearchClauseKind,
  SearchMiss,
  SearchMissRequest,
  SearchReading,
  SearchTarget,
  SearchWord,
  SearchWordDraft,
  SearchWordKind,
  SearchWordOrigin,
  SearchWordRequest,
  ShippedWordWish,
} from '../generated/schemas.ts'
export {
  checkSearch,
  createSearchWord,
  deleteSearchWord,
  dismissSearchMiss,
  hideSearchWord,
  searchMissPage,
  searchTargets,
  searchWordPage,
  updateSearchWord,
} from './calls.ts'
export { SEARCH_WORD_KINDS } from './kinds.ts'
