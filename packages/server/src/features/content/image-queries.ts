import type { Trx } from '../../platform/database/transaction.ts'
import type { ImageRow } from './reference-queries.ts'

/** Inserts a stored picture. Returns its id. */
export async function insertImage(
  trx: Trx,
  image: ImageRow & { author_id: number | null; created_at: Date },
): Promise<number> {
  const row = await trx.insertInto('content_images').values(image).returning('id').executeTakeFirstOrThrow()
  return row.id
}
