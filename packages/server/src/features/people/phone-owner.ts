import type { Db } from '../../platform/database/transaction.ts'

/** Whether a phone is somebody's, or somebody else's than `exceptId`. */
export async function hasPhone(db: Db, phone: string, exceptId = 0): Promise<boolean> {
  const query = db.selectFrom('users').select('id').where('phone', '=', phone).where('id', '<>', exceptId)
  return (await query.executeTakeFirst()) !== undefined
}
