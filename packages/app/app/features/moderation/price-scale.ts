import type { AdFlags } from '@sauda/sdk/ads'

/** The share of the scale that stays free at each end, in percent. */
const EDGE = 8

/**
 * Where a price and those of its like stand on a scale, in percent of its width. The scale is logarithmic: three times
 * cheaper is as far as three times dearer.
 */
export function priceScale(
  price: number,
  { low, high }: Pick<NonNullable<AdFlags['far_price']>, 'low' | 'high'>,
) {
  const [start, end] = [logOf(Math.min(price, low)), logOf(Math.max(price, high))]
  const placeOf = (sum: number) => {
    const share = end > start ? (logOf(sum) - start) / (end - start) : 0.5
    return Math.round(EDGE + share * (100 - 2 * EDGE))
  }
  return { at: placeOf(price), from: placeOf(low), to: placeOf(high) }
}

/** How many times cheaper or dearer a price is than the typical one, in whole times. */
export function timesFar(price: number, typical: number): number {
  const [less, more] = price < typical ? [price, typical] : [typical, price]
  return Math.floor(more / Math.max(less, 1))
}

/** A price may be nought. */
function logOf(sum: number): number {
  return Math.log(Math.max(sum, 1))
}
