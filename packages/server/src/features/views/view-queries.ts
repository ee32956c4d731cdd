import { sql } from 'kysely'
import type { Db, Trx } from '../../platform/database/transaction.ts'

/** What has a page that visitors open. */
export interface Viewed {
  subject: 'ad' | 'shop'
  id: number
}

/** Returns the salt of a day; the first one who asks makes it. */
export async function saltOf(db: Db, day: string, fresh: Buffer): Promise<Buffer> {
  const kept = await db.selectFrom('view_salts').select('salt').where('day', '=', day).executeTakeFirst()
  if (kept) return kept.salt
  const made = await sql<{ salt: Buffer }>`
    insert into view_salts (day, salt) values (${day}, ${fresh})
    on conflict (day) do update set salt = view_salts.salt returning salt`.execute(db)
  return made.rows[0]?.salt ?? fresh
}

/** Marks a visitor of a day; one who was there on that day stays marked once. */
export async function insertMark(db: Db, { subject, id }: Viewed, day: string, mark: Buffer): Promise<void> {
  await sql`
    insert into view_marks (day, subject, subject_id, mark) values (${day}, ${subject}, ${id}, ${mark})
    on conflict do nothing`.execute(db)
}

/** Returns the days before one that are not counted yet, the earliest first. */
export async function findOpenDays(db: Db, before: string): Promise<string[]> {
  const found = await sql<{ day: string }>`
    select day from view_salts where day < ${before} union select day from view_marks where day < ${before}
    order by day`.execute(db)
  return found.rows.map(({ day }) => day)
}

/** Adds the visitors of a day to the numbers, and forgets everything else of that day. */
export async function closeDay(trx: Trx, day: string): Promise<void> {
  // The salt goes first: of two servers that close a day, the second one waits here and finds no marks then.
  await trx.deleteFrom('view_salts').where('day', '=', day).execute()
  await sql`
    with gone as (delete from view_marks where day = ${day} returning subject, subject_id)
    insert into view_days (subject, subject_id, day, views)
    select subject, subject_id, ${day}::date, count(*)::int from gone group by subject, subject_id
    on conflict (subject, subject_id, day) do update set views = view_days.views + excluded.views`.execute(
    trx,
  )
}

/** Visitors of something: of all days, and of today. */
export interface ViewCount {
  id: number
  total: number
  today: number
}

/** Counts the visitors of several of a kind; those without any are left out. */
export async function countViews(
  db: Db,
  subject: Viewed['subject'],
  ids: readonly number[],
  today: string,
): Promise<ViewCount[]> {
  if (ids.length === 0) return []
  const found = await sql<ViewCount>`
    select id, sum(views)::int as total, sum(views) filter (where day = ${today})::int as today
    from (
      select subject_id as id, day, views from view_days where subject = ${subject} and subject_id = any(${[...ids]})
      union all
      select subject_id, day, count(*)::int from view_marks where subject = ${subject} and subject_id = any(${[...ids]})
      group by subject_id, day
    ) counted group by id`.execute(db)
  return found.rows.map((row) => ({ ...row, today: row.today ?? 0 }))
}
