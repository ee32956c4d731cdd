import { type AdFacets, type AdQuery, filterValues } from '@sauda/sdk/ads'
import type { Dictionaries } from './dictionaries.ts'
import type { CountedAds } from './loaded-ads.ts'

/**
 * What the catalogue shows in numbers: its ads, and the choices of its filters. They come as one JSON text, because the router
 * decodes other data value by value.
 */
export interface CatalogueLists {
  list: CountedAds
  facets: AdFacets | undefined
  dictionaries: FilterChoices
}

/** The choices of the filters: the dictionaries, and what depends on the ads that are found. */
export interface FilterChoices extends Dictionaries {
  makers: string[]
}

/** More makers are found by the search. */
const MOST_MAKERS = 20

/** The makers to choose from: those with the most ads, and those that are chosen. The counts of others are left out. */
export function withMakers(
  facets: AdFacets | undefined,
  { maker }: AdQuery,
): { facets: AdFacets | undefined; makers: string[] } {
  if (!facets) return { facets, makers: filterValues<string>(maker) }
  const most = facets.maker.choices.slice(0, MOST_MAKERS).map(({ value }) => String(value))
  const makers = [...new Set([...most, ...filterValues<string>(maker)])]
  const choices = facets.maker.choices.filter(({ value }) => makers.includes(String(value)))
  return { facets: { ...facets, maker: { ...facets.maker, choices } }, makers }
}
