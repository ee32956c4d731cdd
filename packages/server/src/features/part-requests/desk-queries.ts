import type { components } from '@sauda/sdk'
import { sql } from 'kysely'
import type { Db } from '../../platform/database/transaction.ts'

type Schemas = components['schemas']

/** Adds a report; one that its side has open about the request already is left as it is. */
export async function insertReport(
  db: Db,
  report: {
    requestId: number
    reporterId: number
    answerId: number | null
    reason: string
    text: string | null
    now: Date
  },
): Promise<boolean> {
  const { requestId, reporterId, answerId, reason, text, now } = report
  const added = await sql<{ id: number }>`
    insert into part_reports (request_id, reporter_id, answer_id, reason, text, created_at)
    values (${requestId}, ${reporterId}, ${answerId}, ${reason}, ${text}, ${now})
    on conflict (request_id, reporter_id) where resolved_at is null do nothing returning id`.execute(db)
  return added.rows.length > 0
}

export async function resolveReports(db: Db, requestId: number, now: Date): Promise<void> {
  await db
    .updateTable('part_reports')
    .set({ resolved_at: now })
    .where('request_id', '=', requestId)
    .where('resolved_at', 'is', null)
    .execute()
}

const BAR = sql`b.party_id as id, coalesce(c.sign, u.display_name) as name, b.reason, b.comment, rfc3339(b.until) as until,
  rfc3339(b.created_at) as created_at, c.id is not null as is_company
  from part_bars b left join companies c on c.id = b.party_id left join users u on u.id = b.party_id`

/** Returns the bar of a person or a company that holds at a time. */
export async function findBar(db: Db, partyId: number, now: Date): Promise<Schemas['PartBar'] | null> {
  const found = await sql<Schemas['PartBar']>`
    select ${BAR} where b.party_id = ${partyId} and b.until > ${now}`.execute(db)
  return found.rows[0] ?? null
}

export async function findBars(db: Db, now: Date): Promise<Schemas['PartBar'][]> {
  const found = await sql<Schemas['PartBar']>`
    select ${BAR} where b.until > ${now} order by b.created_at desc, b.party_id limit 1000`.execute(db)
  return found.rows
}

/** Whether a number is that of a person or of a company. */
export async function partyExists(db: Db, id: number): Promise<boolean> {
  const found = await sql<{ known: boolean }>`
    select exists (select from users where id = ${id}) or exists (select from companies where id = ${id}) as known`.execute(
    db,
  )
  return found.rows[0]?.known ?? false
}

export async function writeBar(
  db: Db,
  bar: { partyId: number; reason: string; comment: string; until: Date; now: Date },
): Promise<void> {
  const { partyId, reason, comment, until, now } = bar
  await sql`
    insert into part_bars (party_id, reason, comment, until, created_at)
    values (${partyId}, ${reason}, ${comment}, ${until}, ${now})
    on conflict (party_id) do update set reason = excluded.reason, comment = excluded.comment, until = excluded.until,
      created_at = excluded.created_at`.execute(db)
}

/** Removes a bar; returns whether it held. */
export async function deleteBar(db: Db, partyId: number, now: Date): Promise<boolean> {
  const gone = await sql<{ until: Date }>`
    delete from part_bars where party_id = ${partyId} returning until`.execute(db)
  const [bar] = gone.rows
  return bar !== undefined && bar.until > now
}
