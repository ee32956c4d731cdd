import type { Db } from '../../platform/database/transaction.ts'

/** Remembers that somebody has revealed the phone of an ad; the last time counts. */
export async function rememberReveal(db: Db, adId: number, userId: number, now: Date): Promise<void> {
  await db
    .insertInto('phone_reveals')
    .values({ ad_id: adId, user_id: userId, revealed_at: now })
    .onConflict((on) => on.columns(['ad_id', 'user_id']).doUpdateSet({ revealed_at: now }))
    .execute()
}

/** Whether somebody has revealed the phone of an ad since a time. */
export async function hasRevealed(
  db: Db,
  { adId, userId, since }: { adId: number; userId: number; since: Date },
): Promise<boolean> {
  const found = await db
    .selectFrom('phone_reveals')
    .select('ad_id')
    .where('ad_id', '=', adId)
    .where('user_id', '=', userId)
    .where('revealed_at', '>=', since)
    .executeTakeFirst()
  return found !== undefined
}

/** Forgets who revealed phones before a time. */
export async function forgetReveals(db: Db, before: Date): Promise<void> {
  await db.deleteFrom('phone_reveals').where('revealed_at', '<', before).execute()
}
