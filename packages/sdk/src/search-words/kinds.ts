import type { SearchWordKind } from '../generated/schemas.ts'

/** What a word of the search may stand for, the most usual first. */
export const SEARCH_WORD_KINDS = [
  'part',
  'brand',
  'model',
  'maker',
  'service',
  'category',
  'condition',
] as const satisfies readonly SearchWordKind[]
