import type { components } from '@sauda/sdk'
import { filterValues } from '@sauda/sdk/ads'
import type { Db } from '../../../platform/database/transaction.ts'
import type { Wish } from '../../search/target-columns.ts'
import { countFacets, FACETS, type FacetName } from './facet-queries.ts'
import type { AdFilter } from './filter-queries.ts'
import { wantedOf } from './wanted-queries.ts'

export type AdFacets = components['schemas']['AdFacets']

const NONE: AdFacets = {
  kind: { choices: [] },
  brand_id: { choices: [] },
  spare_part_id: { choices: [] },
  category: { choices: [] },
  condition: { choices: [] },
  level: { choices: [] },
}

/**
 * Counts the choices of the filters. The choices of a filter that is set are counted without it, those of all others
 * together.
 * @param wish what the query asks for, as the list took it; undefined without a query
 */
export async function facetsOf(db: Db, filter: AdFilter, wish: Wish | undefined): Promise<AdFacets> {
  const isSet = (name: FacetName) => filterValues<unknown>(filter[name]).length > 0
  const groups = [
    { names: FACETS.filter((name) => !isSet(name)), wanted: wantedOf(filter, wish) },
    ...FACETS.filter(isSet).map((name) => {
      const { [name]: _, ...others } = filter
      return { names: [name], wanted: wantedOf(others, wish) }
    }),
  ].filter(({ names }) => names.length > 0)
  const counted = await Promise.all(groups.map(({ names, wanted }) => countFacets(db, names, wanted)))
  const facets = { ...NONE }
  for (const [name, facet] of counted.flat()) facets[name] = facet
  return facets
}
