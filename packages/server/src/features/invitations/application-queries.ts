import type { components } from '@sauda/sdk'
import { sql } from 'kysely'
import type { Db, Trx } from '../../platform/database/transaction.ts'

export type TenantApplication = components['schemas']['TenantApplication']

/**
 * Returns pending applications, oldest first, without those of blocked users, and without those with the BIN of a tenant: its
 * owners decide on them.
 */
export async function findApplications(db: Db): Promise<TenantApplication[]> {
  const found = await sql<TenantApplication>`
    select a.id, a.user_id, u.name, u.email, u.phone, a.company, a.bin,
      rfc3339(a.created_at) as created_at,
      (select coalesce(jsonb_agg(plate_json(r.id) order by r.level, length(r.number), r.number), '[]')
        from rooms r where r.id = any(a.room_ids) and r.company_id is null) as rooms
    from tenant_applications a join users u on u.id = a.user_id
    where a.decided_at is null and u.blocked_at is null and not exists (
      select from companies c where c.bin = a.bin and c.ended_at is null)
    order by a.id`.execute(db)
  return found.rows
}

export interface Applicant {
  user_id: number
  company: string
  bin: string
  decided: boolean
  has_tenant: boolean
  name: string
  email: string
  language: 'ru' | 'kk'
}

/** Returns the applicant, locked until the transaction ends. */
export async function lockApplication(trx: Trx, id: number): Promise<Applicant | undefined> {
  const found = await sql<Applicant>`
    select a.user_id, a.company, a.bin, a.decided_at is not null as decided, u.name, u.email, u.language,
      exists(select from companies c where c.bin = a.bin and c.ended_at is null) as has_tenant
    from tenant_applications a join users u on u.id = a.user_id
    where a.id = ${id} and u.blocked_at is null for update of a, u`.execute(trx)
  return found.rows[0]
}

export interface Decision {
  accepted: boolean
  comment: string | null
  decided_by: number
  decided_at: Date
}

export async function writeDecision(trx: Trx, id: number, decision: Decision): Promise<void> {
  await trx.updateTable('tenant_applications').set(decision).where('id', '=', id).execute()
}
