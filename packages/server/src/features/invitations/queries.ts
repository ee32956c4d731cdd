import type { components } from '@sauda/sdk'
import { type CompanyFunction, STAFF_ROLES } from '@sauda/sdk/access'
import { sql } from 'kysely'
import type { Db, Trx } from '../../platform/database/transaction.ts'

export type Invitation = components['schemas']['Invitation']

type CompanyName = components['schemas']['CompanyName']

export interface NewInvitation {
  token_hash: Buffer
  /** Null for a link that an owner passes on. */
  email: string | null
  role_id: number
  language: 'ru' | 'kk'
  department_id: number | null
  room_ids: number[]
  company: string | null
  bin: string | null
  /** With `function`, the company whose owner invites. */
  company_id?: number | null
  function?: CompanyFunction | null
  invited_by: number
  created_at: Date
  expires_at: Date
}

/**
 * Ends earlier invitations to the address by the same company, or by administrators, and inserts the new one; concurrent calls
 * run one after the other.
 */
export async function insertInvitation(trx: Trx, invitation: NewInvitation): Promise<number> {
  const { email, company_id = null, created_at } = invitation
  if (email !== null) {
    await sql`select pg_advisory_xact_lock(hashtext(${`invitation:${email}`}))`.execute(trx)
    await trx
      .updateTable('invitations')
      .set({ ended_at: created_at })
      .where('email', '=', email)
      .where('company_id', 'is not distinct from', company_id)
      .where('ended_at', 'is', null)
      .execute()
  }
  const { id } = await trx
    .insertInto('invitations')
    .values(invitation)
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

/** Returns pending invitations of administrators, newest first; or the one with an id. */
export async function findInvitations(db: Db, now: Date, id?: number): Promise<Invitation[]> {
  const found = await sql<Invitation>`
    select i.id, i.email, i.role_id, i.language, i.company, i.bin, inviter.name as invited_by,
      rfc3339(i.created_at) as created_at, rfc3339(i.expires_at) as expires_at,
      (select jsonb_build_object('id', d.id, 'name', d.name, 'name_kk', d.name_kk)
        from departments d where d.id = i.department_id) as department,
      (select coalesce(jsonb_agg(plate_json(r.id) order by r.level, length(r.number), r.number), '[]')
        from rooms r where r.id = any(i.room_ids)) as rooms
    from invitations i join users inviter on inviter.id = i.invited_by
    where i.company_id is null and i.ended_at is null and i.expires_at > ${now} and ${id === undefined ? sql`true` : sql`i.id = ${id}`}
    order by i.id desc`.execute(db)
  return found.rows
}

/** Whether an address has a user who cannot join any company: somebody who is blocked, or one of the staff. */
export async function mayNeverJoin(db: Db, email: string): Promise<boolean> {
  const found = await sql`
    select from users where lower(email) = ${email}
      and (blocked_at is not null or role_id in (${sql.join(STAFF_ROLES.map((role) => sql.lit(role)))}))`.execute(
    db,
  )
  return found.rows.length > 0
}

/** Replaces the token hash of a pending invitation's link. Returns false if the invitation has ended. */
export async function keepToken(db: Db, id: number, token_hash: Buffer): Promise<boolean> {
  const kept = await db
    .updateTable('invitations')
    .set({ token_hash })
    .where('id', '=', id)
    .where('ended_at', 'is', null)
    .returning('id')
    .executeTakeFirst()
  return kept !== undefined
}

/** Ends a pending invitation of an administrator. Returns whether there was one. */
export async function endInvitation(db: Db, id: number, now: Date): Promise<boolean> {
  const ended = await db
    .updateTable('invitations')
    .set({ ended_at: now })
    .where('id', '=', id)
    .where('company_id', 'is', null)
    .where('ended_at', 'is', null)
    .where('expires_at', '>', now)
    .returning('id')
    .executeTakeFirst()
  return ended !== undefined
}

/** Returns errors for the references in an invitation that do not exist. */
export async function factsAbout(
  db: Db,
  { email, department_id, bin }: { email: string; department_id: number | null; bin: string | null },
): Promise<{ has_user: boolean; has_department: boolean; tenant: CompanyName | null }> {
  const found = await sql<{ has_user: boolean; has_department: boolean; tenant: CompanyName | null }>`
    select exists(select from users where lower(email) = ${email}) as has_user,
      exists(select from departments where id = ${department_id}::bigint) as has_department,
      (select jsonb_build_object('id', id, 'name', company, 'sign', sign, 'bin', companies.bin)
        from companies where bin = ${bin} and ended_at is null) as tenant`.execute(db)
  return found.rows[0] ?? { has_user: false, has_department: false, tenant: null }
}
