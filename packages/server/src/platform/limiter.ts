import { sql } from 'kysely'
import { Refusal } from '../refusal.ts'
import type { Clock } from './clock.ts'
import type { Db } from './database/transaction.ts'

/** How often something may be done: so many times in a window that opens with the first. */
export interface Limit {
  limit: number
  windowSeconds: number
}

/** @property retryAfter seconds until the window closes; 0 when allowed */
export interface Hit {
  allowed: boolean
  retryAfter: number
}

/** Counts one more of what the key names. One statement, so hits at the same time are all counted. */
export async function hit(db: Db, clock: Clock, key: string, { limit, windowSeconds }: Limit): Promise<Hit> {
  const now = clock.now()
  const closed = sql<boolean>`throttles.window_start + ${windowSeconds} * interval '1 second' <= ${now}`
  const { count, window_start } = await db
    .insertInto('throttles')
    .values({ key, count: 1, window_start: now })
    .onConflict((conflict) =>
      conflict.column('key').doUpdateSet({
        count: sql`case when ${closed} then 1 else least(throttles.count, ${limit}::int) + 1 end`,
        window_start: sql`case when ${closed} then excluded.window_start else throttles.window_start end`,
      }),
    )
    .returning(['count', 'window_start'])
    .executeTakeFirstOrThrow()
  if (count <= limit) return { allowed: true, retryAfter: 0 }
  return { allowed: false, retryAfter: secondsUntil(window_start.getTime() + windowSeconds * 1000, now) }
}

/** Counts one more of what the key names. @throws Refusal `too_many_requests` where that is too many */
export async function hitOrRefuse(db: Db, clock: Clock, key: string, limit: Limit): Promise<void> {
  const { allowed, retryAfter } = await hit(db, clock, key, limit)
  if (!allowed) throw new Refusal('too_many_requests', { retry_after: retryAfter })
}

/** Takes one hit back: what was counted turned out to be nothing to limit. */
export async function takeBack(db: Db, key: string): Promise<void> {
  await db
    .updateTable('throttles')
    .set({ count: sql`greatest(count - 1, 0)` })
    .where('key', '=', key)
    .execute()
}

const FREE_TRIES = 3
const LONGEST_WAIT_SECONDS = 300
const FORGOTTEN_AFTER_SECONDS = 3600

/**
 * Takes a try at something that may be guessed. It counts as failed until `forgive` is called. Three cost nothing; each
 * after them makes the next one wait, twice as long every time, from 2 seconds to 5 minutes. An hour without a try, and
 * all is forgotten: nobody is locked out for good. Of tries that come at the same time only one passes a wait.
 * @returns 0 when the try is taken, else the seconds until the next may be
 */
export async function takeTry(db: Db, clock: Clock, key: string): Promise<number> {
  const now = clock.now()
  // Of a key of tries, window_start is the moment from which the next may be taken.
  const forgotten = sql<boolean>`throttles.window_start + ${FORGOTTEN_AFTER_SECONDS} * interval '1 second' <= ${now}`
  const count = sql<number>`case when ${forgotten} then 1 else least(throttles.count, 30) + 1 end`
  const wait = sql`case when ${count} <= ${FREE_TRIES} then 0
    else least(${LONGEST_WAIT_SECONDS}, 2 ^ (${count} - ${FREE_TRIES})) end`
  const taken = await db
    .insertInto('throttles')
    .values({ key, count: 1, window_start: now })
    .onConflict((conflict) =>
      conflict
        .column('key')
        .doUpdateSet({ count, window_start: sql`excluded.window_start + ${wait} * interval '1 second'` })
        .where('throttles.window_start', '<=', now),
    )
    .returning('key')
    .executeTakeFirst()
  if (taken) return 0
  const kept = await db
    .selectFrom('throttles')
    .select('window_start')
    .where('key', '=', key)
    .executeTakeFirst()
  return kept ? secondsUntil(kept.window_start.getTime(), now) : 0
}

/** Forgets the key's tries: the last one was right. */
export async function forgive(db: Db, key: string): Promise<void> {
  await db.deleteFrom('throttles').where('key', '=', key).execute()
}

/** Removes what no longer limits anything: no window is longer than a day. */
export async function sweepThrottles(db: Db, clock: Clock): Promise<void> {
  const dayAgo = new Date(clock.now().getTime() - 86_400_000)
  await db.deleteFrom('throttles').where('window_start', '<', dayAgo).execute()
}

function secondsUntil(moment: number, now: Date): number {
  return Math.max(1, Math.ceil((moment - now.getTime()) / 1000))
}
