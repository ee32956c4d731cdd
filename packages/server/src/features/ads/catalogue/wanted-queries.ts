import { filterValues } from '@sauda/sdk/ads'
import { type RawBuilder, sql } from 'kysely'
import type { Wish } from '../../search/target-columns.ts'
import type { AdFilter } from './filter-queries.ts'
import { listed, listedByCode } from './listed-queries.ts'
import { isOfWords, wanted } from './target-queries.ts'

/** A condition over the listing `f` in forms that select the same. */
export interface Wanted {
  /** For listings that are read anyway, and for estimates. */
  byColumns: RawBuilder<boolean>
  /** For listings that are looked up in indexes. */
  lookedUp: RawBuilder<boolean>
  /** By the codes of the index of words. Lists use it if few listings are expected, facets when they count one by one. */
  byCodes?: RawBuilder<boolean>
  /** The indexes of the orders contain all its columns, so that listings are looked through without the table. */
  isInIndexes?: true
}

/** So many expected listings are looked up by codes. Of more, enough are soon found in the index of a category or condition. */
export const MOST_BY_CODES = 12_000

/** What a filter and, if there is a query, what is wished for select. */
export function wantedOf(filter: AdFilter, wish?: Wish): Wanted {
  const byColumns = wish ? wanted(listed(filter), wish) : listed(filter)
  if (wish) {
    return { byColumns, lookedUp: isOfWords(wish) ? wanted(listedByCode(filter), wish) : byColumns }
  }
  const isInIndexes = isInIndexesOf(filter) && ({ isInIndexes: true } as const)
  if (isOfLevels(filter)) return { byColumns, lookedUp: listedByCode(filter), ...isInIndexes }
  const byCodes = isOfRareChoices(filter) && { byCodes: listedByCode(filter) }
  return { byColumns, lookedUp: byColumns, ...byCodes, ...isInIndexes }
}

const isInIndexesOf = ({ room_id, service_id, seller_id }: AdFilter): boolean =>
  !room_id && !service_id && !seller_id

/** The form in which listings are looked up if so many are expected. */
export const lookedUpFor = (
  { lookedUp, byCodes = lookedUp }: Wanted,
  expected: number,
): RawBuilder<boolean> => (expected <= MOST_BY_CODES ? byCodes : lookedUp)

/**
 * The indexes of categories and conditions contain levels and prices, but they are not ordered by them: all entries of a category
 * would be read where hardly any of its ads is on a level.
 */
function isOfRareChoices(filter: AdFilter): boolean {
  const { level, category, condition, price_from, price_to, negotiable } = filter
  const isPriceless = negotiable && price_from === undefined && price_to === undefined
  const rare = [filterValues(level).length > 0, isPriceless].filter(Boolean).length
  const others = [category, condition].filter((value) => filterValues(value).length > 0).length
  return rare > 1 || (rare === 1 && others > 0)
}

/** Levels are in no index but that of codes. A category or a condition has so many ads that its own index is faster. */
function isOfLevels({ level, brand_id, spare_part_id }: AdFilter): boolean {
  const has = (value: unknown) => filterValues(value).length > 0
  return has(level) && (has(brand_id) || has(spare_part_id))
}

export function alsoWanted({ byColumns, lookedUp }: Wanted, condition: RawBuilder<boolean>): Wanted {
  return { byColumns: sql`${byColumns} and ${condition}`, lookedUp: sql`${lookedUp} and ${condition}` }
}
