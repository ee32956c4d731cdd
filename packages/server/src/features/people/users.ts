import { ROLE } from '@sauda/sdk/access'
import { recordAct } from '../../platform/audit-queries.ts'
import type { Db, Trx } from '../../platform/database/transaction.ts'
import { RefusalError } from '../../refusal.ts'
import { type NewCompany, openTenancy } from '../companies/companies.ts'
import { insertMembership } from '../companies/members.ts'
import { displayNameOf } from './display-name.ts'
import {
  findReader,
  findStaffIds,
  findUserExists,
  insertUser,
  type NewUser,
  setRole,
} from './user-queries.ts'

/** To what a new user belongs: the company of a new tenant, and a trading section. */
export interface Belongs {
  company: Pick<NewCompany, 'company' | 'bin'> | null
  department_id: number | null
}

/** The numbers of a company that has become a tenant, and of its owner's membership. */
export interface Founded {
  companyId: number
  membership: number
}

/** Creates a user, and the company of a new tenant, to which the section belongs then. Returns their numbers. */
export async function createUser(
  trx: Trx,
  user: Omit<NewUser, 'display_name' | 'department_id'>,
  { company, department_id }: Belongs,
): Promise<{ userId: number; companyId: number | null }> {
  const userId = await insertUser(trx, {
    ...user,
    department_id: company ? null : department_id,
    display_name: displayNameOf(user.name),
  })
  const founded =
    company && (await found(trx, userId, { ...company, department_id }, { now: user.created_at }))
  return { userId, companyId: founded?.companyId ?? null }
}

/**
 * Makes an existing user the owner of a new company, or of one that becomes a tenant again.
 * @param from when, and which administrator decided it
 * @throws RefusalError `invalid`: a tenant has the BIN
 */
export async function makeTenant(
  trx: Trx,
  userId: number,
  company: NewCompany,
  from: { now: Date; by: number | null },
): Promise<Founded> {
  await setRole(trx, userId, ROLE.tenant)
  return found(trx, userId, company, from)
}

/**
 * Creates a company with its first owner, or makes one whose tenancy has ended a tenant again.
 * @throws RefusalError `invalid`: a tenant has the BIN
 */
async function found(
  trx: Trx,
  userId: number,
  company: NewCompany,
  { now, by = null }: { now: Date; by?: number | null },
): Promise<Founded> {
  const opened = await openTenancy(trx, company, now)
  if (!opened) throw new RefusalError('invalid', { errors: { bin: ['taken'] } })
  const { id: companyId, isResumed } = opened
  if (isResumed) {
    await recordAct(trx, {
      ...{ actorId: by ?? userId, subject: 'company', subjectId: companyId, action: 'resume_tenancy', now },
      details: { user_id: userId },
    })
  }
  const membership = await insertMembership(trx, { userId, companyId, of: 'owner', now })
  return { companyId, membership }
}

export { setRole } from './user-queries.ts'

/** Whether there is a user who may sign in. */
export const userExists = (db: Db, id: number): Promise<boolean> => findUserExists(db, id)

/** Returns all moderators who may sign in. */
export const staffIds = (db: Db): Promise<number[]> => findStaffIds(db)

/** Returns the recipient of an e-mail to a user; undefined for a user who may not sign in. */
export const readerOf = (db: Db, userId: number): ReturnType<typeof findReader> => findReader(db, userId)
