import { sql } from 'kysely'
import type { Db } from './database/transaction.ts'

/**
 * Counts one more hit of a key, up to one past the limit; the window opens with the first. One statement, so concurrent
 * hits are all counted.
 */
export function countHit(
  db: Db,
  { key, limit, windowSeconds, now }: { key: string; limit: number; windowSeconds: number; now: Date },
): Promise<{ count: number; window_start: Date }> {
  const closed = sql<boolean>`throttles.window_start + ${windowSeconds} * interval '1 second' <= ${now}`
  return db
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
}

/** Takes one hit or try back. With `now`, the wait after the try ends too. */
export async function countBack(db: Db, key: string, now?: Date): Promise<void> {
  await db
    .updateTable('throttles')
    .set({
      count: sql`greatest(count - 1, 0)`,
      ...(now && { window_start: sql`least(window_start, ${now})` }),
    })
    .where('key', '=', key)
    .execute()
}

/** Beyond this many tries the wait is at its maximum; a greater power of two would overflow. */
const MOST_TRIES = 30

/** A try at a key, and how its waits grow. */
export interface Try {
  key: string
  now: Date
  /** When the next try is allowed if this one is the first. */
  first: Date
  free: number
  firstSeconds: number
  longestSeconds: number
  forgottenAfterSeconds: number
}

/**
 * Takes a try unless the key has to wait. For keys of tries, `window_start` is the moment from which the next is
 * allowed.
 */
export async function countTry(db: Db, attempt: Try): Promise<boolean> {
  const { key, now, first, free, firstSeconds, longestSeconds, forgottenAfterSeconds } = attempt
  const forgotten = sql<boolean>`throttles.window_start + ${forgottenAfterSeconds} * interval '1 second' <= ${now}`
  const count = sql<number>`case when ${forgotten} then 1 else least(throttles.count, ${free + MOST_TRIES}::int) + 1 end`
  const wait = sql`case when ${count} <= ${free}::int then 0
    else least(${longestSeconds}::int, ${firstSeconds}::int * 2 ^ (${count} - ${free}::int - 1)) end`
  const taken = await db
    .insertInto('throttles')
    .values({ key, count: 1, window_start: first })
    .onConflict((conflict) =>
      conflict
        .column('key')
        .doUpdateSet({ count, window_start: sql`${now}::timestamptz + ${wait} * interval '1 second'` })
        .where('throttles.window_start', '<=', now),
    )
    .returning('key')
    .executeTakeFirst()
  return taken !== undefined
}

export function findWindow(db: Db, key: string): Promise<{ window_start: Date } | undefined> {
  return db.selectFrom('throttles').select('window_start').where('key', '=', key).executeTakeFirst()
}

export async function deleteKey(db: Db, key: string): Promise<void> {
  await db.deleteFrom('throttles').where('key', '=', key).execute()
}

export async function deleteWindowsBefore(db: Db, moment: Date): Promise<void> {
  await db.deleteFrom('throttles').where('window_start', '<', moment).execute()
}
