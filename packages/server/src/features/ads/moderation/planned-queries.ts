import type { components } from '@sauda/sdk'
import { sql } from 'kysely'
import type { Db } from '../../../platform/database/transaction.ts'

/** Returns the publications of a moderator that can still be undone, the next one first. */
export async function findPlanned(
  db: Db,
  moderatorId: number,
): Promise<components['schemas']['PlannedPublication'][]> {
  const found = await sql<components['schemas']['PlannedPublication']>`
    select a.id, newest.title, newest.title_kk, rfc3339(a.publish_at) as publish_at
    from ads a join ad_revisions newest on newest.id = a.newest_revision_id
    where a.publish_at is not null and a.publish_by = ${moderatorId} and a.deleted_at is null
    order by a.publish_at, a.id`.execute(db)
  return found.rows
}

/** Returns the ads whose publication is due. */
export async function findDue(db: Db, now: Date): Promise<number[]> {
  const found = await sql<{ id: number }>`
    select id from ads where publish_at <= ${now} and deleted_at is null order by publish_at, id`.execute(db)
  return found.rows.map(({ id }) => id)
}
