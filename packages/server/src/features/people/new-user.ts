import type { Trx } from '../../platform/database/transaction.ts'

export interface NewUser {
  role_id: number
  name: string
  display_name: string
  email: string
  phone: string | null
  password_hash: string
  /** Of the portal and its letters; Russian unless told. */
  language?: 'ru' | 'kk'
  department_id?: number | null
  created_at: Date
}

/** Writes a new user and answers the id. */
export async function insertUser(trx: Trx, user: NewUser): Promise<number> {
  const { id } = await trx.insertInto('users').values(user).returning('id').executeTakeFirstOrThrow()
  return id
}
