import type { Db, Trx } from '../../platform/database/transaction.ts'

/** The user whose password is set. */
export interface Keeper {
  id: number
  name: string
  email: string
  phone: string | null
  language: 'ru' | 'kk'
  password_hash: string
}

/** Excludes users who may not sign in. */
export async function findKeeper(db: Db, id: number): Promise<Keeper | undefined> {
  return db
    .selectFrom('users')
    .select(['id', 'name', 'email', 'phone', 'language', 'password_hash'])
    .where('id', '=', id)
    .where('blocked_at', 'is', null)
    .executeTakeFirst()
}

/** Replaces the hash that was read; returns false if it has been changed meanwhile. */
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
