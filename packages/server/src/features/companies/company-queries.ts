import type { CompanyFunction } from '@sauda/sdk/access'
import type { Db, Trx } from '../../platform/database/transaction.ts'

/** What is known of a company from the start. */
export interface NewCompany {
  company: string
  bin: string
  department_id?: number | null
}

/**
 * Inserts a company, whose doors have its name at first, and returns its number. One whose tenancy has ended becomes a tenant
 * again under the number and with the settings that it had; undefined for the BIN of a tenant.
 */
export async function openTenancy(
  trx: Trx,
  { company, bin, department_id = null }: NewCompany,
  now: Date,
): Promise<{ id: number; isResumed: boolean } | undefined> {
  const opened = await trx
    .insertInto('companies')
    .values({ company, bin, sign: company, department_id, created_at: now })
    .onConflict((on) =>
      on
        .column('bin')
        .doUpdateSet({ company, department_id, ended_at: null })
        .where('companies.ended_at', 'is not', null),
    )
    .returning('id')
    .executeTakeFirst()
  if (!opened) return undefined
  const resumed = await trx
    .updateTable('tenancy_ends')
    .set({ resumed_at: now })
    .where('company_id', '=', opened.id)
    .where('resumed_at', 'is', null)
    .returning('id')
    .executeTakeFirst()
  return { id: opened.id, isResumed: resumed !== undefined }
}

/** Whether a company is a tenant; its tenancy does not end until the transaction does. */
export async function holdTenancy(trx: Trx, companyId: number): Promise<boolean> {
  const held = await trx
    .selectFrom('companies')
    .select('id')
    .where('id', '=', companyId)
    .where('ended_at', 'is', null)
    .forShare()
    .executeTakeFirst()
  return held !== undefined
}

/** Ends the tenancy of a company, which keeps its number, its BIN and its settings, but no trading section. */
export async function closeTenancy(
  trx: Trx,
  companyId: number,
  end: { ended_at: Date; reason: string; note: string | null; ended_by: number },
): Promise<void> {
  await trx
    .updateTable('companies')
    .set({ ended_at: end.ended_at, department_id: null })
    .where('id', '=', companyId)
    .execute()
  await trx
    .insertInto('tenancy_ends')
    .values({ company_id: companyId, ...end })
    .execute()
}

/**
 * Returns the BIN of the company whose documents somebody still reads who was its owner or accountant until its tenancy ended;
 * of several the one that ended last. Nobody with a company of today.
 */
export async function findKeptBin(
  db: Db,
  userId: number,
  functions: readonly CompanyFunction[],
): Promise<string | undefined> {
  const kept = await db
    .selectFrom('memberships')
    .innerJoin('companies', 'companies.id', 'memberships.company_id')
    .select('companies.bin')
    .where('memberships.user_id', '=', userId)
    .where('memberships.function', 'in', functions)
    .whereRef('memberships.until', '=', 'companies.ended_at')
    .orderBy('companies.ended_at', 'desc')
    .limit(1)
    .executeTakeFirst()
  return kept?.bin
}

/** Returns the BIN of a company. */
export async function findBin(db: Db, companyId: number): Promise<string | undefined> {
  const found = await db.selectFrom('companies').select('bin').where('id', '=', companyId).executeTakeFirst()
  return found?.bin
}

/** Whether a tenant has a BIN. */
export async function hasCompany(db: Db, bin: string): Promise<boolean> {
  const found = await db
    .selectFrom('companies')
    .select('id')
    .where('bin', '=', bin)
    .where('ended_at', 'is', null)
    .executeTakeFirst()
  return found !== undefined
}

/** Returns the tenant with a BIN. */
export async function findCompanyByBin(
  db: Db,
  bin: string,
): Promise<{ id: number; company: string } | undefined> {
  return db
    .selectFrom('companies')
    .select(['id', 'company'])
    .where('bin', '=', bin)
    .where('ended_at', 'is', null)
    .executeTakeFirst()
}
