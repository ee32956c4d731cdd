import type { components } from '@sauda/sdk'
import { sql } from 'kysely'
import type { Db, Trx } from '../../platform/database/transaction.ts'

/** Returns people who have applied with the BIN of a company and wait, oldest first, without those who are blocked. */
export async function findRequests(
  db: Db,
  bin: string,
): Promise<components['schemas']['MembershipRequest'][]> {
  const found = await sql<components['schemas']['MembershipRequest']>`
    select a.id, u.name, u.email, u.phone, rfc3339(a.created_at) as created_at
    from tenant_applications a join users u on u.id = a.user_id
    where a.bin = ${bin} and a.decided_at is null and u.blocked_at is null order by a.id`.execute(db)
  return found.rows
}

/** Somebody who asks to join a company. */
export interface Asker {
  user_id: number
  decided: boolean
  name: string
  email: string
  language: 'ru' | 'kk'
  role_id: number
}

/** Returns who asks to join the company with a BIN, locked until the transaction ends. */
export async function lockRequest(trx: Trx, id: number, bin: string): Promise<Asker | undefined> {
  const found = await sql<Asker>`
    select a.user_id, a.decided_at is not null as decided, u.name, u.email, u.language, u.role_id
    from tenant_applications a join users u on u.id = a.user_id
    where a.id = ${id} and a.bin = ${bin} and u.blocked_at is null for no key update of a, u`.execute(trx)
  return found.rows[0]
}
