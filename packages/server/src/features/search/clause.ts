import type { Target } from './target-columns.ts'

export type ClauseKind =
  | 'part'
  | 'service'
  | 'category'
  | 'shop'
  | 'room'
  | 'level'
  | 'article'
  | 'brand'
  | 'model'
  | 'generation'
  | 'size'
  | 'maker'
  | 'condition'
  | 'word'
  | 'qualifier'

/** One thing that a query asks for. */
export interface Clause {
  kind: ClauseKind
  /** As it was typed. */
  said: string
  /** It was not typed, but follows from what was: the maker of a model. */
  isImplied?: true
  /** Beside what fits any car: the car only narrows, as a colour does. */
  isNarrowing?: true
  /** It says what is wrong with a car; the parts and services are what helps. */
  isSymptom?: true
  /** What it means, as the dictionary names it; none for words, numbers and places. */
  names?: readonly string[]
  /** Of a part that the reference table has no name for: the ids of its parts that are near, if there are any. */
  near?: readonly number[]
  /** Any of these satisfies it. */
  where: readonly Target[]
  /** Any of these suits best; what suits less comes after. */
  best?: readonly Target[]
}
