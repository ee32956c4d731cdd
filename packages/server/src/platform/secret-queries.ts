import { randomBytes } from 'node:crypto'
import type { Db } from './database/transaction.ts'

/** Returns a random text of 64 hex digits by name: created on first use, the same for every server of the database. */
export async function secretOf(db: Db, name: string): Promise<string> {
  const find = db.selectFrom('secrets').select('value').where('name', '=', name)
  const known = await find.executeTakeFirst()
  if (known) return known.value
  const value = randomBytes(32).toString('hex')
  await db
    .insertInto('secrets')
    .values({ name, value })
    .onConflict((conflict) => conflict.doNothing())
    .execute()
  return (await find.executeTakeFirstOrThrow()).value
}
