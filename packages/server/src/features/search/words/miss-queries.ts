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

/** Returns the queries that were asked most often, and how many there are in all. */
export async function findMisses(
  db: Db,
  { now, limit }: { now: Date; limit: number },
): Promise<{ rows: MissRow[]; total: number }> {
  const found = await sql<MissRow & { total: number }>`
    select query, sum(times)::int as times, (array_agg(text order by last_at desc))[1] as text,
      (array_agg(ads order by last_at desc))[1] as ads, rfc3339(max(last_at)) as last_at, count(*) over ()::int as total
    from search_misses where day > ${dayOf(now)} - ${sql.lit(KEPT_DAYS)}
    group by query order by sum(times) desc, max(last_at) desc, query limit ${limit}`.execute(db)
  const rows = found.rows.map(({ total: _, ...row }) => row)
  return { rows, total: found.rows[0]?.total ?? 0 }
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
