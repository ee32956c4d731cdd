import type { Moment } from '../language/index.ts'

/** A fall is told from this share of the price on, in percent. */
export const LEAST_FALL_PERCENT = 3

/** And from this many tenge on. */
export const LEAST_FALL = 500

const DAY = 86_400_000

/** A price that an ad had, and since when; null means negotiable. */
export interface PriceAt {
  /** In whole tenge; null means negotiable. */
  readonly price: number | null
  /** Since when. */
  readonly at: Moment
}

/** A price that somebody was told. */
export interface ToldPrice {
  /** In whole tenge. */
  readonly price: number
  /** When. */
  readonly at: Moment
}

/** What decides whether somebody is told that the price of a saved ad fell. */
export interface WatchedPrice {
  /** When the ad was saved, for how much; null means negotiable. */
  readonly saved: number | null
  /** The price that was told last, and when; null if none was. */
  readonly told: ToldPrice | null
  /** The prices of the ad, the earliest first; the last one is that of now. */
  readonly prices: readonly PriceAt[]
  /** The moment for which the question is asked. */
  readonly now: Moment
}

/** A fall that is told. */
export interface ToldFall {
  /** The price now, in whole tenge. */
  readonly price: number
  /** The price that it is compared with, in whole tenge. */
  readonly was: number
}

/** Whether to tell: the fall, until when to wait with the question, or neither. */
export interface PriceFall {
  /** The fall; absent if nothing is told now. */
  readonly tell?: ToldFall
  /** When to ask again; absent if there is nothing to wait for. */
  readonly wait?: Date
}

/**
 * Decides whether a fall is told: at least 3 % and at least 500 tenge below the price told last, else below the saved one,
 * and not within 24 hours of the last time. A price that was as low within the day before, and came back, has gone up and
 * down: it is told once it has stood for a day.
 */
export function priceFall({ saved, told, prices, now }: WatchedPrice): PriceFall {
  const price = prices.at(-1)?.price ?? null
  const was = told?.price ?? saved
  if (price === null || was === null || !isWorthTelling(was, price)) return {}
  const waits = [told && toTime(told.at) + DAY, steadyFrom(prices, price)]
  const until = Math.max(...waits.map((wait) => wait ?? 0))
  return until > toTime(now) ? { wait: new Date(until) } : { tell: { price, was } }
}

/** Whether a fall is large enough to be told. */
export function isWorthTelling(was: number, price: number): boolean {
  const fall = was - price
  return fall >= LEAST_FALL && fall * 100 >= was * LEAST_FALL_PERCENT
}

/** A moment in ms. */
function toTime(moment: Moment): number {
  return new Date(moment).getTime()
}

/** When a price that went up and down counts as steady, in ms; null if it did not go up and down. */
function steadyFrom(prices: readonly PriceAt[], price: number): number | null {
  const isLow = (one: PriceAt | undefined) => one?.price !== null && one !== undefined && one.price <= price
  // Since when the price has been no higher than now.
  const start = prices.findLastIndex((one) => !isLow(one)) + 1
  const since = prices[start]
  if (!since) return null
  const from = toTime(since.at)
  const wasLow = prices.some((one, at) => {
    const next = prices[at + 1]
    return at < start && isLow(one) && next !== undefined && toTime(next.at) > from - DAY
  })
  return wasLow ? from + DAY : null
}
