import type { components } from '@sauda/sdk'
import { sql } from 'kysely'
import type { Db } from '../../../platform/database/transaction.ts'

export type Watcher = components['schemas']['AdWatchers'][number]

/** Returns who has had an ad open since a moment, except one user. */
export async function findWatchers(
  db: Db,
  adId: number,
  { seenAfter, butFor = 0 }: { seenAfter: Date; butFor?: number },
): Promise<Watcher[]> {
  const found = await sql<Watcher>`
    select u.id, u.display_name as name from ad_watchers w join users u on u.id = w.user_id
    where w.ad_id = ${adId} and w.seen_at > ${seenAfter} and u.id <> ${butFor}
    order by u.id`.execute(db)
  return found.rows
}

/** Records that a user has an ad open; returns true if they had not before. */
export async function seeWatcher(
  db: Db,
  { adId, userId, now, seenAfter }: { adId: number; userId: number; now: Date; seenAfter: Date },
): Promise<boolean> {
  await db.deleteFrom('ad_watchers').where('ad_id', '=', adId).where('seen_at', '<=', seenAfter).execute()
  const seen = await sql<{ came: boolean }>`
    insert into ad_watchers (ad_id, user_id, seen_at) values (${adId}, ${userId}, ${now})
    on conflict (ad_id, user_id) do update set seen_at = excluded.seen_at returning xmax = 0 as came`.execute(
    db,
  )
  return seen.rows[0]?.came ?? false
}

/** Records that a user has closed an ad; returns true if they had it open. */
export async function forgetWatcher(db: Db, adId: number, userId: number): Promise<boolean> {
  const gone = await db
    .deleteFrom('ad_watchers')
    .where('ad_id', '=', adId)
    .where('user_id', '=', userId)
    .executeTakeFirst()
  return gone.numDeletedRows > 0n
}
