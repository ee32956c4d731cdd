import type { Db } from '../database/transaction.ts'

/** Returns whether the mail server has taken a letter already. */
export async function isSent(db: Db, id: string): Promise<boolean> {
  const sent = await db.selectFrom('sent_mails').select('id').where('id', '=', id).executeTakeFirst()
  return sent !== undefined
}

/** Notes that the mail server has taken a letter. */
export async function noteSent(db: Db, id: string, now: Date): Promise<void> {
  await db
    .insertInto('sent_mails')
    .values({ id, sent_at: now })
    .onConflict((conflict) => conflict.doNothing())
    .execute()
}

/** Forgets the letters that were sent before a moment. */
export async function deleteSentBefore(db: Db, moment: Date): Promise<void> {
  await db.deleteFrom('sent_mails').where('sent_at', '<', moment).execute()
}
