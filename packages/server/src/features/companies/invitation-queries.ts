import type { components } from '@sauda/sdk'
import { type CompanyFunction, ROLE } from '@sauda/sdk/access'
import { sql } from 'kysely'
import type { Db, Trx } from '../../platform/database/transaction.ts'

type ColleagueInvitation = components['schemas']['ColleagueInvitation']

/** Returns the invitations of a company that are neither used nor over, newest first; or the one with an id. */
export async function findCompanyInvitations(
  db: Db,
  companyId: number,
  now: Date,
  id?: number,
): Promise<ColleagueInvitation[]> {
  const found = await sql<ColleagueInvitation>`
    select i.id, i.email, i.function, inviter.name as invited_by, rfc3339(i.created_at) as created_at,
      rfc3339(i.expires_at) as expires_at
    from invitations i join users inviter on inviter.id = i.invited_by
    where i.company_id = ${companyId} and i.ended_at is null and i.expires_at > ${now} and inviter.blocked_at is null
      and ${id === undefined ? sql`true` : sql`i.id = ${id}`}
    order by i.id desc`.execute(db)
  return found.rows
}

/** An invitation of a company, as its e-mail tells of it. */
export interface InvitationToSend {
  email: string
  language: 'ru' | 'kk'
  company: string
  function: CompanyFunction
  invited_by: string
  expires_at: Date
  /** Whether the address has a user, and whether that one is blocked. */
  known: boolean
  blocked: boolean
}

/** Returns an invitation of a company that is sent by e-mail, unless it is over. */
export async function findToSend(db: Db, id: number, now: Date): Promise<InvitationToSend | undefined> {
  const found = await sql<InvitationToSend>`
    select i.email, i.language, c.company, i.function, inviter.name as invited_by, i.expires_at,
      u.id is not null as known, u.blocked_at is not null as blocked
    from invitations i join companies c on c.id = i.company_id join users inviter on inviter.id = i.invited_by
    left join users u on lower(u.email) = i.email
    where i.id = ${id} and i.ended_at is null and i.expires_at > ${now} and i.email is not null`.execute(db)
  return found.rows[0]
}

/** An invitation by its link. */
export interface InvitationOfLink {
  id: number
  role_id: number
  email: string | null
  language: 'ru' | 'kk'
  company_id: number | null
  company: string | null
  function: CompanyFunction | null
  inviter_id: number
  invited_by: string
  expires_at: string
  /** Whether its address has a user. */
  known: boolean
  /** The company that an administrator lets the person bring; null for an invitation to one that there is. */
  founds: FoundedCompany | null
}

/** A company that becomes a tenant by an administrator's invitation. */
export interface FoundedCompany {
  company: string
  bin: string
  department_id: number | null
  room_ids: number[]
}

/** Returns the invitation of a link while it is valid: neither used nor over, and its sender is not blocked. */
export async function findOfLink(db: Db, hash: Buffer, now: Date): Promise<InvitationOfLink | undefined> {
  const found = await sql<InvitationOfLink>`
    select i.id, i.role_id, i.email, i.language, i.company_id, c.company, i.function, inviter.id as inviter_id,
      inviter.name as invited_by, rfc3339(i.expires_at) as expires_at,
      exists(select from users u where lower(u.email) = i.email) as known,
      case when i.company_id is null and i.role_id = ${sql.lit(ROLE.tenant)} and i.bin is not null and i.company is not null then
        jsonb_build_object('company', i.company, 'bin', i.bin, 'department_id', i.department_id,
          'room_ids', to_jsonb(i.room_ids)) end as founds
    from invitations i join users inviter on inviter.id = i.invited_by left join companies c on c.id = i.company_id
    where i.token_hash = ${hash} and i.ended_at is null and i.expires_at > ${now} and inviter.blocked_at is null`.execute(
    db,
  )
  return found.rows[0]
}

/** Uses an invitation up, once. */
export async function takeInvitation(trx: Trx, id: number, now: Date): Promise<boolean> {
  const taken = await trx
    .updateTable('invitations')
    .set({ ended_at: now })
    .where('id', '=', id)
    .where('ended_at', 'is', null)
    .where('expires_at', '>', now)
    .returning('id')
    .executeTakeFirst()
  return taken !== undefined
}

/** Ends a pending invitation of a company. Returns whether there was one. */
export async function endCompanyInvitation(
  trx: Trx,
  { id, companyId, now }: { id: number; companyId: number; now: Date },
): Promise<boolean> {
  const ended = await trx
    .updateTable('invitations')
    .set({ ended_at: now })
    .where('id', '=', id)
    .where('company_id', '=', companyId)
    .where('ended_at', 'is', null)
    .where('expires_at', '>', now)
    .returning('id')
    .executeTakeFirst()
  return ended !== undefined
}

/** Ends all invitations to a company that somebody has made: they end with the right to invite. */
export async function endInvitationsBy(
  trx: Trx,
  { userId, companyId, now }: { userId: number; companyId: number; now: Date },
): Promise<void> {
  await trx
    .updateTable('invitations')
    .set({ ended_at: now })
    .where('company_id', '=', companyId)
    .where('invited_by', '=', userId)
    .where('ended_at', 'is', null)
    .execute()
}

/** Ends all open invitations to a company. Returns how many there were. */
export async function endInvitationsOf(trx: Trx, companyId: number, now: Date): Promise<number> {
  const ended = await trx
    .updateTable('invitations')
    .set({ ended_at: now })
    .where('company_id', '=', companyId)
    .where('ended_at', 'is', null)
    .where('expires_at', '>', now)
    .executeTakeFirst()
  return Number(ended.numUpdatedRows)
}

/** Returns for which company an invitation is, and what the person will do there; null for one of an administrator. */
export async function findCompanyOf(
  db: Db,
  invitationId: number,
): Promise<{ company_id: number; function: CompanyFunction; invited_by: number } | null> {
  const found = await db
    .selectFrom('invitations')
    .select(['company_id', 'function', 'invited_by'])
    .where('id', '=', invitationId)
    .executeTakeFirst()
  const { company_id = null, function: of = null, invited_by = 0 } = found ?? {}
  return company_id === null || of === null ? null : { company_id, function: of, invited_by }
}
