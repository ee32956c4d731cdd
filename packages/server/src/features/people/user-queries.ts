import { type RoleId, STAFF_ROLES } from '@sauda/sdk/access'
import { sql } from 'kysely'
import type { Db, Trx } from '../../platform/database/transaction.ts'

export interface NewUser {
  role_id: number
  name: string
  display_name: string
  email: string
  phone: string | null
  password_hash: string
  /** Language of the portal and of e-mails; Russian by default. */
  language?: 'ru' | 'kk'
  department_id?: number | null
  created_at: Date
}

/** Inserts a user and returns the id. */
export async function insertUser(trx: Trx, user: NewUser): Promise<number> {
  const { id } = await trx.insertInto('users').values(user).returning('id').executeTakeFirstOrThrow()
  return id
}

/** Sets the role of a user. */
export async function setRole(db: Db, userId: number, role_id: RoleId): Promise<void> {
  await db.updateTable('users').set({ role_id }).where('id', '=', userId).execute()
}

/** The details that users may change themselves. */
export interface UserChange {
  name?: string
  display_name?: string
  phone?: string | null
  language?: 'ru' | 'kk'
  district_id?: number | null
}

export async function updateUserRow(db: Db, id: number, change: UserChange): Promise<void> {
  await db.updateTable('users').set(change).where('id', '=', id).execute()
}

/** Whether there is such a district; it is not deleted until the transaction ends. */
export async function holdDistrict(trx: Trx, id: number): Promise<boolean> {
  const held = await trx
    .selectFrom('districts')
    .select('id')
    .where('id', '=', id)
    .forKeyShare()
    .executeTakeFirst()
  return held !== undefined
}

/** Returns all moderators who may sign in. */
export async function findStaffIds(db: Db): Promise<number[]> {
  const found = await sql<{ id: number }>`
    select id from users where role_id in (${sql.join(STAFF_ROLES.map((role) => sql.lit(role)))}) and blocked_at is null
    order by id`.execute(db)
  return found.rows.map(({ id }) => id)
}

/** Returns the recipient of an e-mail to a user; none for a user who may not sign in. */
export async function findReader(
  db: Db,
  userId: number,
): Promise<{ name: string; email: string; language: 'ru' | 'kk' } | undefined> {
  return db
    .selectFrom('users')
    .select(['name', 'email', 'language'])
    .where('id', '=', userId)
    .where('blocked_at', 'is', null)
    .executeTakeFirst()
}

/** Whether there is a user who may sign in. */
export async function findUserExists(db: Db, userId: number): Promise<boolean> {
  return (await findReader(db, userId)) !== undefined
}
