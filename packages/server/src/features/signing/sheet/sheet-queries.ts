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

/** Notes a copy that the portal gives out; one that was made before has the same hash. */
export async function insertCopy(
  db: Db,
  copy: { file: string; document_id: number; version: number; made_at: Date },
): Promise<void> {
  await db
    .insertInto('signed_copies')
    .values(copy)
    .onConflict((conflict) => conflict.column('file').doNothing())
    .execute()
}
