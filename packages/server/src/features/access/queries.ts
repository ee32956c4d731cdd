import type { components } from '@sauda/sdk'
import { sql } from 'kysely'
import type { Db, Trx } from '../../platform/database/transaction.ts'

export type User = components['schemas']['User']

export interface Account {
  id: number
  password_hash: string
  blocked: boolean
}

/** Returns the account with an e-mail (case-insensitive, may begin with a plus) or a phone in E.164. */
export async function findAccount(db: Db, login: string): Promise<Account | undefined> {
  const found = await sql<Account>`
    select id, password_hash, blocked_at is not null as blocked from users
    where ${login.includes('@') ? sql`lower(email) = lower(${login})` : sql`phone = ${login}`}`.execute(db)
  return found.rows[0]
}

/** Locks an account until the transaction ends; returns false if its password has changed since it was read. */
export async function holdAccount(trx: Trx, { id, password_hash }: Account): Promise<boolean> {
  const held = await trx
    .selectFrom('users')
    .select('id')
    .where('id', '=', id)
    .where('password_hash', '=', password_hash)
    .forShare()
    .executeTakeFirst()
  return held !== undefined
}

export async function readUser(db: Db, id: number): Promise<User | undefined> {
  const found = await sql<User>`
    select u.id, u.role_id, u.name, u.email, u.phone, t.company, t.bin, u.language,
      case when d.id is not null then jsonb_build_object('id', d.id, 'name', d.name, 'name_kk', d.name_kk) end as department,
      district_json(u.id) as district,
      -- The newest, while it explains why this is no tenant.
      case when newest.accepted is not true and t.user_id is null then newest.shown end as application,
      rfc3339(u.created_at) as created_at
    from users u
    left join tenants t on t.user_id = u.id
    left join departments d on d.id = u.department_id
    left join lateral (
      select a.accepted, jsonb_build_object('company', a.company, 'bin', a.bin, 'comment', a.comment,
        'state', case when a.decided_at is null then 'waiting' else 'refused' end) as shown
      from tenant_applications a where a.user_id = u.id order by a.id desc limit 1
    ) newest on true
    where u.id = ${id}`.execute(db)
  return found.rows[0]
}
