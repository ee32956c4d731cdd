import { sql } from 'kysely'
import type { Db } from '../../../platform/database/transaction.ts'

/** Queries are kept for so many days. */
const KEPT_DAYS = 90
/** Other queries of a day are not kept, whoever floods the search with nonsense: at most 27,000 rows in all. */
const NEW_IN_A_DAY = 300

const dayOf = (now: Date) => sql`(${now}::timestamptz at time zone 'Asia/Almaty')::date`

export interface Miss {
  query: string
  text: string
  ads: number
}

/** Counts a query once more on this day, unless it was dismissed or the day has too many others. */
export async function countMiss(db: Db, { query, text, ads }: Miss, now: Date): Promise<void> {
  await sql`
    insert into search_misses (query, day, times, text, ads, last_at)
    select ${query}::text, ${dayOf(now)}, 1, ${text}::text, ${ads}::int, ${now}::timestamptz
    where not exists (select from search_misses_dismissed where query = ${query})
      and (exists (select from search_misses where query = ${query} and day = ${dayOf(now)})
        or (select count(*) from search_misses where day = ${dayOf(now)}) < ${sql.lit(NEW_IN_A_DAY)})
    on conflict (query, day) do update
      set times = search_misses.times + 1, text = excluded.text, ads = excluded.ads, last_at = excluded.last_at`.execute(
    db,
  )
}

export interface MissRow extends Miss {
  times: number
  last_at: string
}

/** Returns queries after a place, those that were asked most often first, and how many there are in all. */
export async function findMisses(
  db: Db,
  {
    now,
    after,
    limit,
  }: { now: Date; after: { times: number; lastAt: string; query: string } | undefined; limit: number },
): Promise<{ rows: MissRow[]; total: number }> {
  const place = after
    ? sql`(times, last_at) < (${after.times}::int, ${after.lastAt}::timestamptz)
        or times = ${after.times}::int and last_at = ${after.lastAt}::timestamptz and query > ${after.query}`
    : sql`true`
  const found = await sql<{ rows: MissRow[]; total: number }>`
    with asked as (
      select query, sum(times)::int as times, (array_agg(text order by last_at desc))[1] as text,
        (array_agg(ads order by last_at desc))[1] as ads, max(last_at) as last_at
      from search_misses where day > ${dayOf(now)} - ${sql.lit(KEPT_DAYS)} group by query),
    shown as (select * from asked where ${place} order by times desc, last_at desc, query limit ${limit})
    select (select count(*)::int from asked) as total,
      (select coalesce(jsonb_agg(jsonb_build_object('query', query, 'times', times, 'text', text, 'ads', ads,
        'last_at', rfc3339(last_at)) order by times desc, last_at desc, query), '[]') from shown) as rows`.execute(
    db,
  )
  return found.rows[0] ?? { rows: [], total: 0 }
}

/** Returns how often each query was asked on each day since a time. */
export async function findMissesSince(
  db: Db,
  since: Date,
): Promise<{ text: string; times: number; last_at: Date }[]> {
  return db
    .selectFrom('search_misses')
    .select(['text', 'times', 'last_at'])
    .where('last_at', '>', since)
    .orderBy('last_at', 'desc')
    .execute()
}

/** Deletes a query and notes that it is not to be counted. Returns whether it was there. */
export async function dismiss(db: Db, query: string, now: Date): Promise<boolean> {
  const gone = await db
    .deleteFrom('search_misses')
    .where('query', '=', query)
    .returning('query')
    .executeTakeFirst()
  if (!gone) return false
  await db
    .insertInto('search_misses_dismissed')
    .values({ query, at: now })
    .onConflict((taken) => taken.column('query').doUpdateSet({ at: now }))
    .execute()
  return true
}

export async function sweepMisses(db: Db, now: Date): Promise<void> {
  await sql`delete from search_misses where day <= ${dayOf(now)} - ${sql.lit(KEPT_DAYS)}`.execute(db)
  await sql`delete from search_misses_dismissed where (at at time zone 'Asia/Almaty')::date <= ${dayOf(now)} - ${sql.lit(
    KEPT_DAYS,
  )}`.execute(db)
}
