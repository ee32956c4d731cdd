import type { components } from '@sauda/sdk'
import { type Bits, countBits, rowsOf, sampleOf } from '../../../../platform/columns/bits.ts'
import type { FacetName, Listings } from './listings.ts'

type Facet = components['schemas']['AdFacet']

/** So many ads are counted one by one. */
const MOST_COUNTED = 5000
/** Of more ads, an estimate is made from this many to twice as many. */
const DRAWN = 2500

/** Counts how many of the wanted ads each choice of some filters has. An ad that is sold on two levels has two. */
export function countChoices(
  listings: Listings,
  names: readonly FacetName[],
  wanted: Bits,
): [FacetName, Facet][] {
  const count = countBits(wanted)
  const isEstimate = count > MOST_COUNTED
  const rows = isEstimate ? sampleOf(wanted, DRAWN / count) : rowsOf(wanted, count)
  const times = count / Math.max(rows.length, 1)
  const numbers = listings.choiceCounts(rows, names)
  return names.map((name, nth) => {
    const counts = new Map<number | string, number>()
    for (const [code, value] of listings.columns[name].values().entries()) {
      const ads = numbers[nth]?.[code] ?? 0
      const choices = Array.isArray(value) ? value : [value]
      for (const choice of choices) {
        if (choice !== null && ads > 0) counts.set(choice, (counts.get(choice) ?? 0) + ads)
      }
    }
    const choices = [...counts].map(([value, ads]) => ({
      value,
      ads: isEstimate ? rounded(ads * times) : ads,
    }))
    choices.sort((a, b) => b.ads - a.ads || (String(a.value) < String(b.value) ? -1 : 1))
    return [name, { choices, ...(isEstimate && { is_estimate: true as const }) }]
  })
}

/** To two digits: an estimate says no more. */
function rounded(number: number): number {
  const unit = 10 ** Math.max(0, Math.floor(Math.log10(number)) - 1)
  return Math.max(1, Math.round(number / unit) * unit)
}
