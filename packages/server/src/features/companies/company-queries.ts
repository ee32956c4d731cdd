import type { Db, Trx } from '../../platform/database/transaction.ts'

/** What is known of a company from the start. */
export interface NewCompany {
  company: string
  bin: string
  department_id?: number | null
}

/** Inserts a company, whose doors have its name at first, and returns its number. */
export async function insertCompany(
  trx: Trx,
  { company, bin, department_id = null }: NewCompany,
  now: Date,
): Promise<number> {
  const { id } = await trx
    .insertInto('companies')
    .values({ company, bin, sign: company, department_id, created_at: now })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

/** Returns the BIN of a company. */
export async function findBin(db: Db, companyId: number): Promise<string | undefined> {
  const found = await db.selectFrom('companies').select('bin').where('id', '=', companyId).executeTakeFirst()
  return found?.bin
}

/** Whether there is a company with a BIN. */
export async function hasCompany(db: Db, bin: string): Promise<boolean> {
  const found = await db.selectFrom('companies').select('id').where('bin', '=', bin).executeTakeFirst()
  return found !== undefined
}

/** Returns the number and the name of the company with a BIN. */
export async function findCompanyByBin(
  db: Db,
  bin: string,
): Promise<{ id: number; company: string } | undefined> {
  return db.selectFrom('companies').select(['id', 'company']).where('bin', '=', bin).executeTakeFirst()
}
