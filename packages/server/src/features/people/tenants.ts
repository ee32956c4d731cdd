import type { Db } from '../../platform/database/transaction.ts'

/** Writes down whose company a tenant is. */
export async function insertTenant(
  db: Db,
  tenant: { user_id: number; company: string; bin: string },
): Promise<void> {
  await db.insertInto('tenants').values(tenant).execute()
}
