import type { PriceAt, WatchedPrice } from '@sauda/sdk/favourites'
import type { Watched } from './fall-queries.ts'

/** What the rule of falls asks for, of a row. */
export function watchedPrice(
  { saved_price, told_price, told_at }: Watched,
  prices: readonly PriceAt[],
  now: Date,
): WatchedPrice {
  const told = told_price !== null && told_at !== null ? { price: told_price, at: told_at } : null
  return { saved: saved_price, told, prices, now }
}
