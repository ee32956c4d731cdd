import type { Db } from '../database/transaction.ts'

/** Returns whether the mail server has accepted an e-mail already. */
export async function isSent(db: Db, id: string): Promise<boolean> {
  const sent = await db.selectFrom('sent_mails').select('id').where('id', '=', id).executeTakeFirst()
  return sent !== undefined
}

/** Records that the mail server has accepted an e-mail. */
export async function noteSent(db: Db, id: string, now: Date): Promise<void> {
  await db
    .insertInto('sent_mails')
    .values({ id, sent_at: now })
    .onConflict((conflict) => conflict.doNothing())
    .execute()
}

/** Deletes the records of e-mails sent before a moment. */
export async function deleteSentBefore(db: Db, moment: Date): Promise<void> {
  await db.deleteFrom('sent_mails').where('sent_at', '<', moment).execute()
}
