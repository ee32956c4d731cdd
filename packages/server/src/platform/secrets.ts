import { randomBytes } from 'node:crypto'
import type { Db } from './database/transaction.ts'

/** A random text of 64 hex digits by its name: made by whoever asks first, the same for every server of the database. */
export async function secretOf(db: Db, name: string): Promise<string> {
  const value = randomBytes(32).toString('hex')
  await db
    .insertInto('secrets')
    .values({ name, value })
    .onConflict((conflict) => conflict.doNothing())
    .execute()
  const kept = await db
    .selectFrom('secrets')
    .select('value')
    .where('name', '=', name)
    .executeTakeFirstOrThrow()
  return kept.value
}
