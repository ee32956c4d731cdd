import type { components } from '@sauda/sdk'
import { filterValues } from '@sauda/sdk/ads'
import type { Db } from '../../../platform/database/transaction.ts'
import type { Wish } from '../../search/target-columns.ts'
import { type ChoiceCount, countFacets, exactFacets, FACETS, type FacetName } from './facet-queries.ts'
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

/** The filters that are not set: their choices are counted among all that is found. */
export const openFacets = (filter: AdFilter): FacetName[] => FACETS.filter((name) => !isSet(filter, name))

const isSet = (filter: AdFilter, name: FacetName) => filterValues<unknown>(filter[name]).length > 0

/**
 * Counts the choices of the filters. The choices of a filter that is set are counted without it, those of all others
 * together.
 * @param wish what the query asks for, as the list took it; undefined without a query
 * @param counted the choices of the open filters, if they were counted with the page
 */
export async function facetsOf(
  db: Db,
  filter: AdFilter,
  wish: Wish | undefined,
  counted: readonly ChoiceCount[] | undefined,
): Promise<AdFacets> {
  const open = openFacets(filter)
  const ofOpen = counted
    ? exactFacets(open, counted)
    : open.length > 0
      ? countFacets(db, open, wantedOf(filter, wish))
      : []
  const ofOthers = FACETS.filter((name) => isSet(filter, name)).map((name) => {
    const { [name]: _, ...others } = filter
    return countFacets(db, [name], wantedOf(others, wish))
  })
  const facets = { ...NONE }
  for (const [name, facet] of (await Promise.all([ofOpen, ...ofOthers])).flat()) facets[name] = facet
  return facets
}
