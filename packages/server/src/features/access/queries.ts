import type { components } from '@sauda/sdk'
import { sql } from 'kysely'
import type { Db } from '../../platform/database/transaction.ts'

export type User = components['schemas']['User']

export interface Account {
  id: number
  password_hash: string
  blocked: boolean
}

/** The account of an e-mail (any case) or of a phone in E.164. */
export async function findAccount(db: Db, login: string): Promise<Account | undefined> {
  const found = await sql<Account>`
    select id, password_hash, blocked_at is not null as blocked from users
    where ${login.startsWith('+') ? sql`phone = ${login}` : sql`lower(email) = lower(${login})`}`.execute(db)
  return found.rows[0]
}

export async function readUser(db: Db, id: number): Promise<User | undefined> {
  const found = await sql<User>`
    select u.id, u.role_id, u.name, u.email, u.phone, t.company, t.bin, u.language, rfc3339(u.created_at) as created_at
    from users u left join tenants t on t.user_id = u.id
    where u.id = ${id}`.execute(db)
  return found.rows[0]
}
