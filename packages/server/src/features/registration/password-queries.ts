import type { Db, Trx } from '../../platform/database/transaction.ts'

/** Whose password is set. */
export interface Keeper {
  id: number
  name: string
  email: string
  phone: string | null
  language: 'ru' | 'kk'
  password_hash: string
}

/** Nobody who may not sign in. */
export async function findKeeper(db: Db, id: number): Promise<Keeper | undefined> {
  return db
    .selectFrom('users')
    .select(['id', 'name', 'email', 'phone', 'language', 'password_hash'])
    .where('id', '=', id)
    .where('blocked_at', 'is', null)
    .executeTakeFirst()
}

/** Puts a new hash in the place of the one that was read; false where somebody was quicker. */
export async function replacePassword(
  trx: Trx,
  { id, password_hash }: Keeper,
  hash: string,
): Promise<boolean> {
  const replaced = await trx
    .updateTable('users')
    .set({ password_hash: hash })
    .where('id', '=', id)
    .where('password_hash', '=', password_hash)
    .returning('id')
    .executeTakeFirst()
  return replaced !== undefined
}
