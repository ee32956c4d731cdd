import { filterValues } from '@sauda/sdk/ads'
import { type RawBuilder, sql } from 'kysely'
import type { Wish } from '../../search/target-columns.ts'
import type { AdFilter } from './filter-queries.ts'
import { listed, listedByCode } from './listed-queries.ts'
import { isOfWords, wanted } from './target-queries.ts'

/** A condition over the listing `f` in two forms that select the same. */
export interface Wanted {
  /** For listings that are read anyway, and for estimates. */
  byColumns: RawBuilder<boolean>
  /** For listings that are looked up in indexes. */
  lookedUp: RawBuilder<boolean>
}

/** What a filter and, if there is a query, what is wished for select. */
export function wantedOf(filter: AdFilter, wish?: Wish): Wanted {
  const byColumns = wish ? wanted(listed(filter), wish) : listed(filter)
  if (wish) {
    return { byColumns, lookedUp: isOfWords(wish) ? wanted(listedByCode(filter), wish) : byColumns }
  }
  return { byColumns, lookedUp: isOfLevels(filter) ? listedByCode(filter) : byColumns }
}

/** Levels are in no index but that of codes. A category or a condition has so many ads that its own index is faster. */
function isOfLevels({ level, brand_id, spare_part_id }: AdFilter): boolean {
  const has = (value: unknown) => filterValues(value).length > 0
  return has(level) && (has(brand_id) || has(spare_part_id))
}

export function alsoWanted({ byColumns, lookedUp }: Wanted, condition: RawBuilder<boolean>): Wanted {
  return { byColumns: sql`${byColumns} and ${condition}`, lookedUp: sql`${lookedUp} and ${condition}` }
}
