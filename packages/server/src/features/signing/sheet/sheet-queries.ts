import type { Db } from '../../../platform/database/transaction.ts'

/** Returns the secret part of the address of a document's public check. */
export async function findSecret(db: Db, documentId: number): Promise<string> {
  const { check_token } = await db
    .selectFrom('documents')
    .select('check_token')
    .where('id', '=', documentId)
    .executeTakeFirstOrThrow()
  return check_token
}
