/** What an ad must be to satisfy a part of a query: all that is named. */
export interface Target {
  parts?: readonly number[]
  /** Of no part of the reference table. */
  isPartless?: boolean
  brands?: readonly number[]
  isBrandless?: boolean
  services?: readonly number[]
  /** Of no service of the reference table. */
  isServiceless?: boolean
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

/** What ads must be by these columns, and by what those that are it are ordered. */
export interface Wish {
  /** All of these must hold; each holds with one of its targets. */
  must: readonly (readonly Target[])[]
  /** The more telling first: one of the targets of the first is worth more than all that follow. */
  order: readonly (readonly Target[])[]
  /** The beginning of a VIN, if the whole query is one: an ad that has it is asked for too. */
  vin: string | null
}

/** The bit of a place in the order. */
export const bitOf = (length: number, place: number): number => 2 ** (length - 1 - place)
