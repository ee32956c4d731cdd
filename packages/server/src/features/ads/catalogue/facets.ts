import type { components } from '@sauda/sdk'
import { filterValues } from '@sauda/sdk/ads'
import { type Bits, keepCommon } from '../../../platform/columns/bits.ts'
import { scratchCopy } from '../../../platform/columns/scratch.ts'
import type { Wish } from '../../search/target-columns.ts'
import { filterBits, wantedOf } from './listings/conditions.ts'
import { countChoices } from './listings/count-choices.ts'
import { FACETS, type FacetName, type Listings } from './listings/listings.ts'
import type { CatalogueFilter } from './open-shops.ts'

export type AdFacets = components['schemas']['AdFacets']

/**
 * Counts the choices of the filters. The choices of a filter that is set are counted without it, those of all others
 * together.
 * @param wish what the query asks for, as the list took it; undefined without a query
 */
export function facetsOf(listings: Listings, filter: CatalogueFilter, wish: Wish | undefined): AdFacets {
  const isSet = (name: FacetName) => filterValues<unknown>(filter[name]).length > 0
  const set = FACETS.filter(isSet)
  const others = { ...filter, ...Object.fromEntries(set.map((name) => [name, undefined])) }
  const bitsOf = filterBits(listings, filter)
  const facets: Partial<AdFacets> = {}

  function count(names: readonly FacetName[], among: Bits): void {
    for (const [name, facet] of countChoices(listings, names, among)) facets[name] = facet
  }

  function keptBy(names: readonly FacetName[], among: Bits): Bits {
    const kept = scratchCopy(among)
    for (const name of names) keepCommon(kept, bitsOf.get(name) ?? among)
    return kept
  }

  /** Counts the choices of each of some filters among what the others of them keep. */
  function countEach(names: readonly FacetName[], among: Bits): void {
    if (names.length <= 1) {
      count(names, among)
      return
    }
    const half = names.length >> 1
    const [first, last] = [names.slice(0, half), names.slice(half)]
    countEach(first, keptBy(last, among))
    countEach(last, keptBy(first, among))
  }

  const among = wantedOf(listings, others, wish)
  count(
    FACETS.filter((name) => !isSet(name)),
    keptBy(set, among),
  )
  countEach(set, among)
  return facets as AdFacets
}
