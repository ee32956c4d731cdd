import type { CompanyFunction } from '@sauda/sdk/access'
import { sql } from 'kysely'
import type { Db, Trx } from '../../platform/database/transaction.ts'

/** Somebody who belongs to a company, and how to write to them. */
export interface ColleagueRow {
  membership_id: number
  id: number
  name: string
  email: string
  language: 'ru' | 'kk'
  function: CompanyFunction
  since: string
  blocked: boolean
}

/** The company of a membership, as e-mails name it. */
export interface CompanyRow {
  id: number
  name: string
  sign: string
  bin: string
  /** When its tenancy ended; null while it goes on. */
  ended_at: Date | null
}

/**
 * Locks a company until the transaction ends: memberships, functions and invitations change one after the other, so that it
 * never loses its last owner.
 */
export async function lockCompany(trx: Trx, id: number): Promise<CompanyRow | undefined> {
  return trx
    .selectFrom('companies')
    .select(['id', 'company as name', 'sign', 'bin', 'ended_at'])
    .where('id', '=', id)
    .forNoKeyUpdate()
    .executeTakeFirst()
}

/** Returns a company as it is shown to its people. */
export async function findCompany(db: Db, id: number): Promise<Omit<CompanyRow, 'ended_at'> | undefined> {
  return db
    .selectFrom('companies')
    .select(['id', 'company as name', 'sign', 'bin'])
    .where('id', '=', id)
    .executeTakeFirst()
}

/** Returns all who belong to a company now, in the order in which they joined. */
export async function findColleagues(db: Db, companyId: number): Promise<ColleagueRow[]> {
  const found = await sql<ColleagueRow>`
    select m.id as membership_id, u.id, u.name, u.email, u.language, m.function, rfc3339(m.since) as since,
      u.blocked_at is not null as blocked
    from memberships m join users u on u.id = m.user_id
    where m.company_id = ${companyId} and m.until is null order by m.id`.execute(db)
  return found.rows
}

export async function writeFunction(trx: Trx, membershipId: number, of: CompanyFunction): Promise<void> {
  await trx.updateTable('memberships').set({ function: of }).where('id', '=', membershipId).execute()
}

/** Locks a user until the transaction ends. Returns the role, and whether the user is blocked. */
export async function lockUser(
  trx: Trx,
  userId: number,
): Promise<{ role_id: number; blocked: boolean } | undefined> {
  const found = await trx
    .selectFrom('users')
    .select(['role_id', 'blocked_at'])
    .where('id', '=', userId)
    .forNoKeyUpdate()
    .executeTakeFirst()
  return found && { role_id: found.role_id, blocked: found.blocked_at !== null }
}

/** Ends a membership. What was done in it stays. */
export async function endMembershipRow(trx: Trx, membershipId: number, now: Date): Promise<void> {
  await trx.updateTable('memberships').set({ until: now }).where('id', '=', membershipId).execute()
}

/** Whether a user belongs to any company. */
export async function hasMembership(trx: Trx, userId: number): Promise<boolean> {
  const found = await trx
    .selectFrom('memberships')
    .select('id')
    .where('user_id', '=', userId)
    .where('until', 'is', null)
    .executeTakeFirst()
  return found !== undefined
}

/** In all sessions of a user in which they chose a company, they choose none. */
export async function leaveCompanyInSessions(trx: Trx, userId: number, companyId: number): Promise<void> {
  await trx
    .updateTable('sessions')
    .set({ acts_for: null })
    .where('user_id', '=', userId)
    .where('acts_for', '=', companyId)
    .execute()
}
