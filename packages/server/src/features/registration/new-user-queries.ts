import { sql } from 'kysely'
import type { Db, Trx } from '../../platform/database/transaction.ts'
import type { Details } from './flow-queries.ts'

export async function isPhoneTaken(db: Db, phone: string): Promise<boolean> {
  const found = await db.selectFrom('users').select('id').where('phone', '=', phone).executeTakeFirst()
  return found !== undefined
}

export async function isBinTaken(db: Db, bin: string): Promise<boolean> {
  const found = await db.selectFrom('tenants').select('user_id').where('bin', '=', bin).executeTakeFirst()
  return found !== undefined
}

export async function roomsOf(db: Db, ids: readonly number[]): Promise<{ tenant_id: number | null }[]> {
  if (ids.length === 0) return []
  return db.selectFrom('rooms').select('tenant_id').where('id', 'in', ids).execute()
}

export interface NewUser {
  role_id: number
  email: string
  details: Details
  display_name: string
  password_hash: string
  department_id: number | null
  now: Date
}

export async function insertUser(trx: Trx, { details, now, ...user }: NewUser): Promise<number> {
  const { name, phone, language } = details
  const { id } = await trx
    .insertInto('users')
    .values({ ...user, name, phone, language, created_at: now })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

export async function insertConsents(trx: Trx, userId: number, now: Date): Promise<void> {
  await trx
    .insertInto('consents')
    .values([
      { user_id: userId, kind: 'terms', given_at: now },
      { user_id: userId, kind: 'ad_rules', given_at: now },
    ])
    .execute()
}

/** Ends an invitation, once. */
export async function useInvitation(trx: Trx, id: number, now: Date): Promise<boolean> {
  const used = await trx
    .updateTable('invitations')
    .set({ ended_at: now })
    .where('id', '=', id)
    .where('ended_at', 'is', null)
    .returning('id')
    .executeTakeFirst()
  return used !== undefined
}

/** Makes a tenant of a user, with those of the rooms that are still free. */
export async function insertTenant(
  trx: Trx,
  userId: number,
  { company, bin, room_ids }: { company: string; bin: string; room_ids: readonly number[] },
): Promise<void> {
  await trx.insertInto('tenants').values({ user_id: userId, company, bin }).execute()
  await sql`update rooms set tenant_id = ${userId} where id = any(${room_ids}::int[]) and tenant_id is null`.execute(
    trx,
  )
}

export async function insertApplication(
  trx: Trx,
  userId: number,
  { company, bin, room_ids }: { company: string; bin: string; room_ids: number[] },
  now: Date,
): Promise<void> {
  await trx
    .insertInto('tenant_applications')
    .values({ user_id: userId, company, bin, room_ids, created_at: now })
    .execute()
}

/** Who confirms companies. */
export async function findAdministrators(
  db: Db,
): Promise<{ name: string; email: string; language: 'ru' | 'kk' }[]> {
  return db
    .selectFrom('users')
    .select(['name', 'email', 'language'])
    .where('role_id', '=', 2)
    .where('blocked_at', 'is', null)
    .orderBy('id')
    .execute()
}
