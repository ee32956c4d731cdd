import type { Favourite } from '../generated/schemas.ts'

/** How the price of a favourite differs from that of the day when it was saved. */
export interface PriceChange {
  /** `fell`, `rose`, `same`, or `unknown` where one of the prices is negotiable. */
  readonly direction: 'fell' | 'rose' | 'same' | 'unknown'
  /** By how many tenge; 0 for `same` and `unknown`. */
  readonly by: number
  /** In how many steps the price has changed since then. */
  readonly steps: number
  /** Since when it is what it is now, RFC 3339 in UTC; null if it has not changed. */
  readonly since: string | null
}

/** The ad of a favourite, as far as its price goes. */
export interface PricedAd {
  /** In whole tenge; null means negotiable. */
  readonly price: number | null
}

/** A favourite with its earlier prices. */
export interface PricedFavourite extends Pick<Favourite, 'saved_price' | 'prices'> {
  /** The ad as it is now, or as it was last. */
  readonly ad: PricedAd
}

/** A favourite that may be cheaper now. */
export interface ComparedFavourite extends Pick<Favourite, 'state' | 'saved_price'> {
  /** The ad as it is now, or as it was last. */
  readonly ad: PricedAd
}

/** Compares the price of a favourite with the saved one. */
export function priceChange(favourite: PricedFavourite): PriceChange {
  const { saved_price, prices } = favourite
  const { price } = favourite.ad
  const since = prices.at(-1)?.at ?? null
  const steps = prices.length
  if (price === null || saved_price === null) return { direction: 'unknown', by: 0, steps, since }
  if (price === saved_price) return { direction: 'same', by: 0, steps, since }
  return {
    direction: price < saved_price ? 'fell' : 'rose',
    by: Math.abs(price - saved_price),
    steps,
    since,
  }
}

/** Whether a favourite is in the catalogue for less than when it was saved. */
export function hasFallen({ state, ad, saved_price }: ComparedFavourite): boolean {
  return state === 'listed' && ad.price !== null && saved_price !== null && ad.price < saved_price
}

/** Whether a favourite has left the catalogue. */
export function isGone({ state }: Pick<Favourite, 'state'>): boolean {
  return state !== 'listed'
}

type Ordered = Pick<Favourite, 'state' | 'saved_price' | 'saved_at' | 'gone_at'> & {
  ad: Pick<Favourite['ad'], 'id' | 'price'>
}

/** The order of favourites: those whose price fell first, then those saved last; those that are gone follow, the last one first. */
export function byFallAndDate(a: Ordered, b: Ordered): number {
  return (
    Number(isGone(a)) - Number(isGone(b)) ||
    Number(hasFallen(b)) - Number(hasFallen(a)) ||
    timeOf(b) - timeOf(a) ||
    b.ad.id - a.ad.id
  )
}

/** When it left the catalogue, else when it was saved, in ms. */
function timeOf({ gone_at, saved_at }: Ordered): number {
  return Date.parse(gone_at ?? saved_at)
}
