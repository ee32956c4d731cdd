import { type Capability, type CompanyFunction, functionsWith } from '@sauda/sdk/access'
import type { ActsFor } from '../../contract/call.ts'
import type { Db, Trx } from '../../platform/database/transaction.ts'

/** Somebody who belongs to a company. */
export interface Member {
  id: number
  company_id: number
  function: CompanyFunction
  blocked: boolean
}

/** Returns the people of a company who have a capability, in the order in which they joined. */
export async function findMembers(db: Db, companyId: number, capability: Capability): Promise<Member[]> {
  const found = await db
    .selectFrom('memberships')
    .innerJoin('users', 'users.id', 'memberships.user_id')
    .select(['users.id', 'memberships.company_id', 'memberships.function', 'users.blocked_at'])
    .where('memberships.company_id', '=', companyId)
    .where('memberships.until', 'is', null)
    .where('memberships.function', 'in', functionsWith(capability))
    .orderBy('memberships.id')
    .execute()
  return found.map(({ blocked_at, ...member }) => ({ ...member, blocked: blocked_at !== null }))
}

/** Returns the people of a company who have a capability and may sign in. */
export async function findActive(db: Db, companyId: number, capability: Capability): Promise<number[]> {
  const members = await findMembers(db, companyId, capability)
  return members.filter(({ blocked }) => !blocked).map(({ id }) => id)
}

/** Returns the companies with these BINs that have somebody with a capability who may sign in, and these people, by BIN. */
export async function findReadersOf(
  db: Db,
  bins: readonly string[],
  capability: Capability,
): Promise<Map<string, { company_id: number; people: number[] }>> {
  const readers = new Map<string, { company_id: number; people: number[] }>()
  if (bins.length === 0) return readers
  const found = await db
    .selectFrom('companies')
    .innerJoin('memberships', 'memberships.company_id', 'companies.id')
    .innerJoin('users', 'users.id', 'memberships.user_id')
    .select(['companies.bin', 'companies.id as company_id', 'users.id'])
    .where('companies.bin', 'in', [...bins])
    .where('memberships.until', 'is', null)
    .where('memberships.function', 'in', functionsWith(capability))
    .where('users.blocked_at', 'is', null)
    .orderBy('memberships.id')
    .execute()
  for (const { bin, company_id, id } of found) {
    const reader = readers.get(bin) ?? { company_id, people: [] }
    reader.people.push(id)
    readers.set(bin, reader)
  }
  return readers
}

/** Whether a person belongs or has belonged to the company with a BIN. */
export async function wasMember(db: Db, userId: number, bin: string): Promise<boolean> {
  const found = await db
    .selectFrom('memberships')
    .innerJoin('companies', 'companies.id', 'memberships.company_id')
    .select('memberships.id')
    .where('memberships.user_id', '=', userId)
    .where('companies.bin', '=', bin)
    .executeTakeFirst()
  return found !== undefined
}

/**
 * Returns for which company a person acts: the chosen one, or the one that was joined first if the person does not belong to
 * that one.
 */
export async function findActing(db: Db, userId: number, chosen: number | null): Promise<ActsFor> {
  const all = await db
    .selectFrom('memberships')
    .select(['company_id', 'function'])
    .where('user_id', '=', userId)
    .where('until', 'is', null)
    .orderBy('id')
    .execute()
  return all.find(({ company_id }) => company_id === chosen) ?? all[0] ?? { company_id: null, function: null }
}

/** Whether a person belongs to a company now; the membership does not end until the transaction does. */
export async function holdMembership(trx: Trx, userId: number, companyId: number): Promise<boolean> {
  const found = await trx
    .selectFrom('memberships')
    .select('id')
    .where('user_id', '=', userId)
    .where('company_id', '=', companyId)
    .where('until', 'is', null)
    .forKeyShare()
    .executeTakeFirst()
  return found !== undefined
}

/** Whether somebody is one of the people of a company. */
export async function belongsTo(db: Db, userId: number, companyId: number): Promise<boolean> {
  const found = await db
    .selectFrom('memberships')
    .select('id')
    .where('user_id', '=', userId)
    .where('company_id', '=', companyId)
    .where('until', 'is', null)
    .executeTakeFirst()
  return found !== undefined
}

/** Makes a person one of the people of a company. Returns the number of the membership. */
export async function insertMembership(
  trx: Trx,
  { userId, companyId, of, now }: { userId: number; companyId: number; of: CompanyFunction; now: Date },
): Promise<number> {
  const { id } = await trx
    .insertInto('memberships')
    .values({ user_id: userId, company_id: companyId, function: of, since: now })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}
