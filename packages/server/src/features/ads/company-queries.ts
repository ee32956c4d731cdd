import { AD_STATUS } from '@sauda/sdk/ads'
import { sql } from 'kysely'
import type { Db, Trx } from '../../platform/database/transaction.ts'

/** Which ads of a company are meant: those in the catalogue, or those that wait for a moderator or for edits. */
export type WhichAds = 'live' | 'waiting'

const IS = {
  live: sql<boolean>`live_revision_id is not null`,
  waiting: sql<boolean>`status in (${sql.join(
    [AD_STATUS.submitted, AD_STATUS.resubmitted, AD_STATUS.needsEdits].map((status) => sql.lit(status)),
  )})`,
} as const satisfies Record<WhichAds, unknown>

/** Returns ads of a company in the order of their ids. */
export async function findAdsOf(db: Db, companyId: number, which: WhichAds): Promise<number[]> {
  const found = await sql<{ id: number }>`
    select id from ads where seller_id = ${companyId} and deleted_at is null and ${IS[which]} order by id`.execute(
    db,
  )
  return found.rows.map(({ id }) => id)
}

/** Returns how many ads of a company have each status; statuses without ads are left out. */
export async function countAdsOf(db: Db, companyId: number): Promise<{ status: number; count: number }[]> {
  const found = await sql<{ status: number; count: number }>`
    select status, count(*)::int as count from ads where seller_id = ${companyId} and deleted_at is null
    group by status order by status`.execute(db)
  return found.rows
}

/** A revision that is shown or was sent last, and the rooms that it names. */
export interface RoomsOfRevision {
  id: number
  ad_id: number
  room_ids: number[]
}

/** Locks the ads of a company until the transaction ends: nobody edits them meanwhile. */
export async function lockAdsOf(trx: Trx, companyId: number): Promise<void> {
  await sql`select from ads where seller_id = ${companyId} and deleted_at is null order by id for update`.execute(
    trx,
  )
}

/** Returns the revisions of a company's ads, shown and newest, that name one of some rooms. */
export async function findNaming(
  trx: Trx,
  companyId: number,
  rooms: readonly number[],
): Promise<RoomsOfRevision[]> {
  const found = await sql<RoomsOfRevision>`
    select f.id, f.ad_id, f.room_ids from ads a join ad_revisions f on f.id in (a.live_revision_id, a.newest_revision_id)
    where a.seller_id = ${companyId} and a.deleted_at is null and f.room_ids && ${rooms}::int[]
    order by f.id`.execute(trx)
  return found.rows
}

/** Lets a revision name other rooms. */
export async function writeRooms(trx: Trx, revisionId: number, rooms: readonly number[]): Promise<void> {
  await sql`
    update ad_revisions set room_ids = ${rooms}::int[],
      levels = (select coalesce(array_agg(distinct level), '{}') from rooms where id = any(${rooms}::int[]))
    where id = ${revisionId}`.execute(trx)
}
