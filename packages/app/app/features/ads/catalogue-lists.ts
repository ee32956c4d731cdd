import type { AdFacets } from '@sauda/sdk/ads'
import type { Dictionaries } from './dictionaries.ts'
import type { CountedAds } from './loaded-ads.ts'

/**
 * What the catalogue shows in numbers: its ads, and the choices of its filters. They come as one JSON text, because the router
 * decodes other data value by value.
 */
export interface CatalogueLists {
  list: CountedAds
  facets: AdFacets | undefined
  dictionaries: Dictionaries
}
