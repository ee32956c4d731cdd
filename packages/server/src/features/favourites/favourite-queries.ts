import { sql } from 'kysely'
import type { Db, Trx } from '../../platform/database/transaction.ts'

/** An ad that somebody has saved. */
export interface SavedAd {
  ad_id: number
  saved_at: Date
  saved_price: number | null
}

/** Locks a user until the transaction ends, so that the limit of favourites holds. */
export async function lockSaver(trx: Trx, userId: number): Promise<void> {
  await sql`select from users where id = ${userId} for no key update`.execute(trx)
}

/** Returns what a user has saved, the last first. */
export async function findSaved(db: Db, userId: number): Promise<SavedAd[]> {
  return db
    .selectFrom('favourites')
    .select(['ad_id', 'saved_at', 'saved_price'])
    .where('user_id', '=', userId)
    .orderBy('saved_at', 'desc')
    .orderBy('ad_id', 'desc')
    .execute()
}

/** Returns the prices of those ads that are in the catalogue. */
export async function findListedPrices(
  db: Db,
  ids: readonly number[],
): Promise<Map<number, { price: number | null }>> {
  if (ids.length === 0) return new Map()
  const found = await db
    .selectFrom('ad_listings')
    .select(['ad_id', sql<number | null>`price`.as('price')])
    .where('ad_id', 'in', [...ids])
    .execute()
  return new Map(found.map(({ ad_id, price }) => [ad_id, { price }]))
}

/** Saves ads for a user; of those that are saved already it moves the date and the price. */
export async function writeSaved(trx: Trx, userId: number, ads: readonly SavedAd[]): Promise<void> {
  if (ads.length === 0) return
  await trx
    .insertInto('favourites')
    .values(ads.map((ad) => ({ user_id: userId, ...ad, told_price: null })))
    .onConflict((conflict) =>
      conflict.columns(['user_id', 'ad_id']).doUpdateSet(({ ref }) => ({
        saved_at: ref('excluded.saved_at'),
        saved_price: ref('excluded.saved_price'),
      })),
    )
    .execute()
}

export async function deleteSaved(db: Db, userId: number, adId: number): Promise<void> {
  await db.deleteFrom('favourites').where('user_id', '=', userId).where('ad_id', '=', adId).execute()
}

/** Forgets what people have saved of ads that left the catalogue before a moment. */
export async function deleteLongGone(db: Db, before: Date): Promise<void> {
  await sql`
    delete from favourites f using ads a where a.id = f.ad_id and (a.deleted_at < ${before}
      or a.deleted_at is null and a.live_revision_id is null and a.changed_at < ${before})`.execute(db)
}
