import { sql } from 'kysely'
import type { Db } from '../../../platform/database/transaction.ts'

/** The number of ads in one transaction: with the embedded database, all others wait for it. */
const BATCH = 20

/** Claims ads whose term is over, skipping those locked by another worker. */
export async function claimEnded(db: Db, now: Date): Promise<number[]> {
  const found = await sql<{ id: number }>`
    select id from ads where live_revision_id is not null and deleted_at is null and expires_at <= ${now}
    order by expires_at limit ${BATCH} for update skip locked`.execute(db)
  return found.rows.map(({ id }) => id)
}

/** Claims ads that end before a moment and whose owners have not been warned, and records the warning. */
export async function claimUnwarned(db: Db, { now, until }: { now: Date; until: Date }): Promise<number[]> {
  const found = await sql<{ id: number }>`
    update ads set warned_for = expires_at where id in (
      select id from ads where live_revision_id is not null and deleted_at is null
        and expires_at > ${now} and expires_at <= ${until} and warned_for is distinct from expires_at
      order by expires_at limit ${BATCH} for update skip locked)
    returning id`.execute(db)
  return found.rows.map(({ id }) => id)
}
