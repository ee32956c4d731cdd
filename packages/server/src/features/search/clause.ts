/** What an ad must be to satisfy a part of a query: all that is named. */
export interface Target {
  parts?: readonly number[]
  /** Of no part of the reference table. */
  isPartless?: boolean
  brands?: readonly number[]
  isBrandless?: boolean
  services?: readonly number[]
  categories?: readonly string[]
  conditions?: readonly string[]
  sellers?: readonly number[]
  rooms?: readonly number[]
  levels?: readonly number[]
  /** The beginning of a VIN. */
  vin?: string
  /** Text of a tsquery over what ads are found by. */
  find?: string
}

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
  /** Any of these satisfies it. */
  where: readonly Target[]
  /** Any of these suits best; what suits less comes after. */
  best?: readonly Target[]
}
