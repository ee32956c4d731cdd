import { sql } from 'kysely'
import type { Db } from '../../../platform/database/transaction.ts'

/** As many ads in one transaction: others wait for it where the database has one connection. */
const BATCH = 20

/** Claims ads whose term is over; those that another worker holds are left to it. */
export async function claimEnded(db: Db, now: Date): Promise<number[]> {
  const found = await sql<{ id: number }>`
    select id from ads where live_revision_id is not null and deleted_at is null and expires_at <= ${now}
    order by expires_at limit ${BATCH} for update skip locked`.execute(db)
  return found.rows.map(({ id }) => id)
}

/** Claims ads that end until a moment and of whose end nobody has been warned, and notes that they are now. */
export async function claimUnwarned(db: Db, { now, until }: { now: Date; until: Date }): Promise<number[]> {
  const found = await sql<{ id: number }>`
    update ads set warned_for = expires_at where id in (
      select id from ads where live_revision_id is not null and deleted_at is null
        and expires_at > ${now} and expires_at <= ${until} and warned_for is distinct from expires_at
      order by expires_at limit ${BATCH} for update skip locked)
    returning id`.execute(db)
  return found.rows.map(({ id }) => id)
}
