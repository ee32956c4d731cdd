import type { Contacts } from '@sauda/sdk/reviews'
import type { Db } from '../../platform/database/transaction.ts'
import { revealedPhone } from '../ads/reveals.ts'

/** Somebody and an ad, with the number of its seller. */
interface About {
  userId: number
  adId: number
  sellerId: number
  now: Date
}

/**
 * Asks whether the shop has answered a part request of somebody: the number of the person and that of the seller. The part
 * requests give it.
 */
export type HadAnswer = (db: Db, userId: number, sellerId: number) => Promise<boolean>

/** Returns how somebody turned to the seller of an ad by the portal. */
export async function contactsOf(
  db: Db,
  { userId, adId, sellerId, now }: About,
  hadAnswer?: HadAnswer,
): Promise<Contacts> {
  return {
    revealedPhone: await revealedPhone(db, { adId, userId, now }),
    hadAnswer: hadAnswer ? await hadAnswer(db, userId, sellerId) : false,
  }
}
