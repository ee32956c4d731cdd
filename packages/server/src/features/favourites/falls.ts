import { type PriceAt, priceFall } from '@sauda/sdk/favourites'
import { withTransaction } from '../../platform/database/transaction.ts'
import { defineJob, type Job } from '../../platform/jobs/job.ts'
import { pricesOf } from '../ads/last-shown/last-shown.ts'
import { REVISION_SHOWN, type RevisionShown, tellPriceWatchers } from '../ads/last-shown/price-news.ts'
import type { Deps } from '../deps.ts'
import { findWatchers, markDue, type Watched } from './fall-queries.ts'
import { TELL_FALLS } from './tell-falls.ts'
import { watchedPrice } from './watched-price.ts'

type FallDeps = Pick<Deps, 'db' | 'clock' | 'jobs'>

/** Watchers per transaction, and transactions per run of the job, so that no run is long and no step large. */
export const WATCHERS = 1000
const STEPS = 20

/** For how many seconds more falls of the same person are awaited, so that one notice tells of all. */
const WAIT = 15 * 60

/** The job that looks, after an ad has shown another revision, who is to be told that it costs less. */
export function findFallsJob(deps: FallDeps): Job {
  return defineJob<RevisionShown>(REVISION_SHOWN, (shown) => findFalls(deps, shown))
}

/**
 * Goes through those who watch an ad, a thousand at a time, and notes for whom a fall waits. Who may be told later only is
 * looked at again then. Repeating a step changes nothing.
 */
export async function findFalls(deps: FallDeps, { adId, after = 0 }: RevisionShown): Promise<void> {
  const { db, clock } = deps
  let from: number | null = after
  let again: Date | null = null
  for (let step = 0; step < STEPS && from !== null; step++) {
    const place: number = from
    const result = await withTransaction(db, async (trx) => {
      const now = clock.now()
      const prices = (await pricesOf(trx, [adId])).get(adId) ?? []
      const price = prices.at(-1)?.price ?? null
      if (price === null) return { next: null, wait: null }
      const watchers = await findWatchers(trx, { adId, price, after: place, limit: WATCHERS })
      const { due, wait } = sort(watchers, prices, now)
      await markDue(trx, adId, due, now)
      if (due.length > 0) await deps.jobs.send(trx, TELL_FALLS, {}, { wait: WAIT })
      return { next: watchers.length < WATCHERS ? null : (watchers.at(-1)?.user_id ?? null), wait }
    })
    again = earlier(again, result.wait)
    from = result.next
  }
  const next = from
  await withTransaction(db, async (trx) => {
    if (next !== null)
      await deps.jobs.send(trx, REVISION_SHOWN, { adId, after: next } satisfies RevisionShown)
    if (again) await tellPriceWatchers(deps, trx, adId, { after: again })
  })
}

/** Who is to be told, and when the question comes up again for the first of the others. */
function sort(
  watchers: readonly Watched[],
  prices: readonly PriceAt[],
  now: Date,
): { due: number[]; wait: Date | null } {
  let first: Date | null = null
  const due = watchers.flatMap((watched) => {
    const { tell, wait } = priceFall(watchedPrice(watched, prices, now))
    first = earlier(first, wait ?? null)
    return tell ? [watched.user_id] : []
  })
  return { due, wait: first }
}

function earlier(one: Date | null, other: Date | null): Date | null {
  if (!one || !other) return one ?? other
  return one < other ? one : other
}
