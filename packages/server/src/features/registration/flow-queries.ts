import type { components } from '@sauda/sdk'
import type { FlowPlace } from '@sauda/sdk/access'
import type { Language } from '@sauda/sdk/language'
import { type Insertable, sql } from 'kysely'
import type { Db, Trx } from '../../platform/database/transaction.ts'
import type { Tables } from '../../tables.ts'

type Schemas = components['schemas']
export type AccessFlow = Schemas['AccessFlow']
export type Details = Schemas['KnownDetails']
export type Invited = Schemas['Invited']

/** A flow as the server knows it. */
export interface Flow extends FlowPlace {
  id: number
  email: string
  /** The user of a password reset. */
  user_id: number | null
  invitation_id: number | null
  language: Language
  code_asked_at: Date | null
  /** How often a code was requested. */
  asks: number
  tries: number
  details: Details | null
  expires_at: Date
}

/** Returns the flow of a token if it has not expired; withdrawing an invitation ends its flow too. */
export async function findFlowByHash(db: Db, hash: Buffer, now: Date): Promise<Flow | null> {
  const found = await sql<Flow>`
    select id, purpose, email, user_id, invitation_id, language, code_asked_at, asks, tries, details, expires_at,
      case when purpose <> 'invitation' and proven_at is null then 'code'
        when purpose <> 'restore' and details is null then 'details'
        else 'password' end as step
    from access_flows flow
    where token_hash = ${hash} and expires_at > ${now}
      and not exists (select from invitations i where i.id = flow.invitation_id and i.ended_at is not null)`.execute(
    db,
  )
  return found.rows[0] ?? null
}

/** Inserts a flow and returns its id. */
export async function insertFlow(trx: Trx, flow: Insertable<Tables['access_flows']>): Promise<number> {
  const { id } = await trx.insertInto('access_flows').values(flow).returning('id').executeTakeFirstOrThrow()
  return id
}

export async function deleteFlow(db: Db, id: number): Promise<void> {
  await db.deleteFrom('access_flows').where('id', '=', id).execute()
}

export async function deleteFlowByHash(db: Db, hash: Buffer): Promise<void> {
  await db.deleteFrom('access_flows').where('token_hash', '=', hash).execute()
}

/** Stores the new user's details in the flow. */
export async function keepDetails(db: Db, flowId: number, details: Details, now: Date): Promise<void> {
  await db
    .updateTable('access_flows')
    .set({ details: JSON.stringify(details) })
    .where('id', '=', flowId)
    .where('expires_at', '>', now)
    .execute()
}

/** Uses a flow up, once; of two calls the second gets false. */
export async function useFlow(db: Db, flowId: number, now: Date): Promise<boolean> {
  const used = await db
    .deleteFrom('access_flows')
    .where('id', '=', flowId)
    .where('expires_at', '>', now)
    .returning('id')
    .executeTakeFirst()
  return used !== undefined
}

/** Ends all password resets of a user that are in progress. */
export async function deleteRestoresOf(db: Db, userId: number): Promise<void> {
  await db.deleteFrom('access_flows').where('user_id', '=', userId).execute()
}

/** Returns the details set by an invitation. */
export async function readInvited(db: Db, invitationId: number): Promise<Invited | null> {
  const found = await sql<Invited>`
    select i.role_id, coalesce(c.company, i.company) as company, coalesce(c.bin, i.bin) as bin, i.function,
      (select jsonb_build_object('id', d.id, 'name', d.name, 'name_kk', d.name_kk)
        from departments d where d.id = i.department_id) as department,
      coalesce((select jsonb_agg(plate_json(r.id) order by r.level, length(r.number), r.number)
        from rooms r where r.id = any(i.room_ids)), '[]') as rooms
    from invitations i left join companies c on c.id = i.company_id where i.id = ${invitationId}`.execute(db)
  return found.rows[0] ?? null
}

export async function deleteEndedFlows(db: Db, now: Date): Promise<void> {
  await db.deleteFrom('access_flows').where('expires_at', '<=', now).execute()
}
