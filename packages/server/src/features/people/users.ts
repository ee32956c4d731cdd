import type { Db, Trx } from '../../platform/database/transaction.ts'
import { displayNameOf } from './display-name.ts'
import {
  type Company,
  findPhoneOwner,
  findReader,
  findStaffIds,
  findUserExists,
  insertTenant,
  insertUser,
  type NewUser,
  setTenantRole,
} from './user-queries.ts'

/**
 * Creates a user and returns the id.
 * @param company of a new tenant, who is shown by its name; others are shown by their own, shortened
 */
export async function createUser(
  trx: Trx,
  user: Omit<NewUser, 'display_name'>,
  company: Company | null = null,
): Promise<number> {
  const id = await insertUser(trx, { ...user, display_name: company?.company ?? displayNameOf(user.name) })
  if (company) await insertTenant(trx, id, company)
  return id
}

/** Makes an existing user the tenant of a company. */
export async function makeTenant(trx: Trx, userId: number, company: Company): Promise<void> {
  await setTenantRole(trx, userId, company.company)
  await insertTenant(trx, userId, company)
}

/** Returns whether a phone belongs to a user, other than `exceptId`. */
export async function hasPhone(db: Db, phone: string, exceptId = 0): Promise<boolean> {
  return (await findPhoneOwner(db, phone, exceptId)) !== undefined
}

/** Whether there is a user who may sign in. */
export const userExists = (db: Db, id: number): Promise<boolean> => findUserExists(db, id)

/** Returns all moderators who may sign in. */
export const staffIds = (db: Db): Promise<number[]> => findStaffIds(db)

/** Returns the recipient of an e-mail to a user; undefined for a user who may not sign in. */
export const readerOf = (db: Db, userId: number): ReturnType<typeof findReader> => findReader(db, userId)
