import { AD_STATUS, WAITING_STATUSES } from '@sauda/sdk/ads'
import { type RawBuilder, sql, type Updateable } from 'kysely'
import type { Db } from '../../platform/database/transaction.ts'
import type { Tables } from '../../tables.ts'

/** The facts of an ad that decisions depend on. */
export interface AdState {
  id: number
  /** The author. */
  owner_id: number
  /** The company that sells; null for a private person. */
  company_id: number | null
  /** The company, or the author of an ad without one. */
  seller_id: number
  status: number
  newest_revision_id: number
  live_revision_id: number | null
  published_at: Date | null
  expires_at: Date | null
  raised_at: Date | null
  removed_by_staff: boolean
  version: number
  warned_for: Date | null
  changed_at: Date
  /** When a publication that can still be undone takes effect. */
  publish_at: Date | null
  publish_by: number | null
  /** The newest revision has been approved and not been sent back since. */
  approved: boolean
}

/** The columns of `AdState`, of an ad `a` and its newest revision `newest`. */
export const STATE = sql`a.id, a.owner_id, a.company_id, a.seller_id, a.status, a.newest_revision_id, a.live_revision_id, a.published_at, a.expires_at,
  a.raised_at, a.removed_by_staff, a.version, a.warned_for, a.changed_at, a.publish_at, a.publish_by,
  newest.approved_at is not null and 'needEdits' is distinct from (select action from audit
    where subject = 'ad' and subject_id = a.id and revision_id = newest.id and action in ('publish', 'needEdits')
    order by id desc limit 1) as approved`

/** Returns the state of an ad that is not deleted; `lock` serializes decisions until the transaction ends. */
export async function findState(db: Db, id: number, { lock = false } = {}): Promise<AdState | undefined> {
  // Lock in a separate statement: a statement that waited for the lock would still see the state before the wait.
  if (lock) await sql`select from ads where id = ${id} for update`.execute(db)
  const found = await sql<AdState>`
    select ${STATE} from ads a join ad_revisions newest on newest.id = a.newest_revision_id
    where a.id = ${id} and a.deleted_at is null`.execute(db)
  return found.rows[0]
}

export async function insertAd(
  db: Db,
  {
    ownerId,
    companyId,
    status,
    now,
  }: { ownerId: number; companyId: number | null; status: number; now: Date },
): Promise<number> {
  const ad = await db
    .insertInto('ads')
    .values({ owner_id: ownerId, company_id: companyId, status, created_at: now, changed_at: now })
    .returning('id')
    .executeTakeFirstOrThrow()
  return ad.id
}

/** Updates an ad and returns its version. */
export async function changeAd(db: Db, id: number, set: Updateable<Tables['ads']>): Promise<number> {
  const changed = await db
    .updateTable('ads')
    .set(set)
    .where('id', '=', id)
    .returning('version')
    .executeTakeFirstOrThrow()
  return changed.version
}

export async function countPhoneView(db: Db, id: number): Promise<void> {
  await db
    .updateTable('ads')
    .set((eb) => ({ phone_views: eb('phone_views', '+', 1) }))
    .where('id', '=', id)
    .execute()
}

/**
 * An ad waiting for moderation: one that is about to be published waits no more. Literals, so that the queue's partial
 * index is used.
 */
export const IS_WAITING = sql<boolean>`status in (${sql.join(WAITING_STATUSES.map((status) => sql.lit(status)))})
  and publish_at is null`

/**
 * Counts ads that need attention: for staff, ads waiting for moderation; for others, their own ads that were sent back.
 */
export async function countWaiting(
  db: Db,
  who: { staff: true } | { sellers: readonly number[] },
): Promise<number> {
  const waiting =
    'staff' in who
      ? IS_WAITING
      : sql`status = ${sql.lit(AD_STATUS.needsEdits)} and seller_id = any(${[...who.sellers]})`
  const found = await sql<{ n: number }>`
    select count(*)::int as n from ads where deleted_at is null and ${waiting}`.execute(db)
  return found.rows[0]?.n ?? 0
}

/** Returns the ad that has waited longest for moderation, except one. */
export async function findNextWaiting(db: Db, butFor: number): Promise<number | null> {
  const found = await sql<{ id: number }>`
    select id from ads where deleted_at is null and ${IS_WAITING} and id <> ${butFor}
    order by changed_at, id limit 1`.execute(db)
  return found.rows[0]?.id ?? null
}

/** Returns a user, blocked or not. */
export async function findUser(
  db: Db,
  id: number,
): Promise<{ id: number; role_id: number; blocked_at: Date | null }> {
  return db
    .selectFrom('users')
    .select(['id', 'role_id', 'blocked_at'])
    .where('id', '=', id)
    .executeTakeFirstOrThrow()
}

/** Joins columns with commas, qualified with a table if one is given. */
export function columns(names: readonly string[], table?: string): RawBuilder<unknown> {
  return sql.join(names.map((name) => sql.ref(table ? `${table}.${name}` : name)))
}
