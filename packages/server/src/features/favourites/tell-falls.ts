import { priceFall } from '@sauda/sdk/favourites'
import { NOTIFICATION_TYPE } from '@sauda/sdk/notifications'
import { type Trx, withTransaction } from '../../platform/database/transaction.ts'
import { defineJob, type Job } from '../../platform/jobs/job.ts'
import { pricesOf } from '../ads/last-shown/last-shown.ts'
import { tellPriceWatchers } from '../ads/last-shown/price-news.ts'
import type { Deps } from '../deps.ts'
import { notify } from '../notifications/notify.ts'
import { byShare, type Fall } from './fall.ts'
import { claimPeople, type DueFall, findDue, findToldSince, writeTold } from './fall-queries.ts'
import { watchedPrice } from './watched-price.ts'
import { writeOfFalls } from './write-of-falls.ts'

/** The job that tells people of the falls that wait for them. */
export const TELL_FALLS = 'tell-price-falls'

/** People per transaction, and transactions per run. */
const PEOPLE = 100
const STEPS = 20
const DAY = 86_400_000

type TellDeps = Pick<Deps, 'db' | 'clock' | 'push' | 'jobs' | 'publicUrl'>

/** It is also sent by the clock, for falls of a job that failed too often. */
export function tellFallsJob(deps: TellDeps): Job {
  return defineJob<{ after?: number }>(TELL_FALLS, (data) => tellFalls(deps, data), { every: '23 * * * *' })
}

/**
 * Tells people, a hundred at a time, that what they have saved costs less: one notice each, whatever fell. A fall that is no
 * longer one is dropped.
 */
export async function tellFalls(deps: TellDeps, { after = 0 }: { after?: number } = {}): Promise<void> {
  let from: number | null = after
  for (let step = 0; step < STEPS && from !== null; step++) {
    const place: number = from
    from = await withTransaction(deps.db, async (trx) => {
      const people = await claimPeople(trx, { after: place, limit: PEOPLE })
      if (people.length > 0) await tellPeople(deps, trx, people)
      return people.length < PEOPLE ? null : (people.at(-1) ?? null)
    })
  }
  const next = from
  if (next !== null) await withTransaction(deps.db, (trx) => deps.jobs.send(trx, TELL_FALLS, { after: next }))
}

async function tellPeople(deps: TellDeps, trx: Trx, people: readonly number[]): Promise<void> {
  const now = deps.clock.now()
  const due = await findDue(trx, people)
  const prices = await pricesOf(trx, [...new Set(due.map(({ ad_id }) => ad_id))])
  const falls: Fall[] = []
  const waiting = new Map<number, Date>()
  for (const one of due) {
    const { tell, wait } = priceFall(watchedPrice(one, prices.get(one.ad_id) ?? [], now))
    if (tell && isListed(one)) {
      const { user_id, ad_id, title, title_kk } = one
      falls.push({ user_id, ad_id, title, title_kk, ...tell })
    }
    if (wait) waiting.set(one.ad_id, wait)
  }
  // Before it is written: who gets a letter depends on when a person was told last.
  const lately = await findToldSince(trx, people, new Date(now.getTime() - DAY))
  await writeTold(trx, due, falls, now)
  const byPerson = Map.groupBy(falls, ({ user_id }) => user_id)
  await notifyAll(deps, trx, byPerson)
  for (const [userId, fallen] of byPerson) {
    if (!lately.has(userId)) await writeOfFalls(deps, trx, userId, fallen)
  }
  for (const [adId, wait] of waiting) await tellPriceWatchers(deps, trx, adId, { after: wait })
}

/** The ad is in the catalogue. */
function isListed(fall: DueFall): fall is DueFall & { title: string } {
  return fall.title !== null
}

/** People who are told the same are notified together. */
async function notifyAll(
  deps: TellDeps,
  trx: Trx,
  falls: ReadonlyMap<number, readonly Fall[]>,
): Promise<void> {
  const said = new Map<string, { to: number[]; first: Fall; count: number }>()
  for (const [userId, fallen] of falls) {
    const [first] = byShare(fallen)
    if (!first) continue
    const { user_id: _, ...about } = first
    const key = JSON.stringify([about, fallen.length])
    const same = said.get(key)
    if (same) same.to.push(userId)
    else said.set(key, { to: [userId], first, count: fallen.length })
  }
  for (const { to, first, count } of said.values()) {
    const { ad_id: id, title, title_kk, price, was } = first
    await notify(deps, trx, {
      to,
      kind: 'favourite',
      type: NOTIFICATION_TYPE.favourite.fell,
      body: { user_favorite_id: { id, title, title_kk, price, was, ...(count > 1 && { count }) } },
    })
  }
}
