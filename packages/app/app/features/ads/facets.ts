import type { AdFacets, AdQuery } from '@sauda/sdk/ads'
import { filterValues } from '@sauda/sdk/ads'
import { groupDigits } from '@sauda/sdk/language'

/** A choice of a filter as the panel shows it. */
export type Choice = {
  value: string
  label: string
  chosen: boolean
  /** «1 284», or «~12 000» of an estimate; undefined if the ads were not counted. */
  count: string | undefined
}

/**
 * The choices of one filter. Those without ads are left out unless they are chosen; `all` keeps them, with a zero, as long as
 * another one has ads.
 * @param entries all choices with their names, in the order of the panel
 */
export function choicesOf(
  facets: AdFacets | undefined,
  name: keyof AdFacets,
  query: AdQuery,
  entries: readonly (readonly [value: number | string, label: string])[],
  { all = false } = {},
): Choice[] {
  const facet = facets?.[name]
  const ads = new Map(facet?.choices.map((choice) => [choice.value, choice.ads]))
  const values = filterValues<number | string>(query[name])
  return entries.flatMap(([value, label]) => {
    const chosen = values.includes(value)
    const found = ads.get(value) ?? 0
    if (facet && found === 0 && !chosen && !(all && ads.size > 0)) return []
    const count = facet && (facet.is_estimate ? `~${groupDigits(found)}` : groupDigits(found))
    return [{ value: String(value), label, chosen, count }]
  })
}

/** The entries of a dictionary with the most ads first, otherwise in their order. */
export function byAds<Entry extends { id: number }>(
  facets: AdFacets | undefined,
  name: keyof AdFacets,
  entries: readonly Entry[],
): Entry[] {
  const ads = new Map(facets?.[name].choices.map((choice) => [choice.value, choice.ads]))
  return entries.toSorted((a, b) => (ads.get(b.id) ?? 0) - (ads.get(a.id) ?? 0))
}
