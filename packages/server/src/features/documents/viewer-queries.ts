import type { Db } from '../../platform/database/transaction.ts'

/** Returns the BIN that a user is registered with. */
export async function findBin(db: Db, userId: number): Promise<string | undefined> {
  const tenant = await db.selectFrom('tenants').select('bin').where('user_id', '=', userId).executeTakeFirst()
  return tenant?.bin
}

/** Returns the user who is registered with a BIN and may sign in. */
export async function findOwner(db: Db, bin: string): Promise<number | undefined> {
  const owner = await db
    .selectFrom('tenants')
    .innerJoin('users', 'users.id', 'tenants.user_id')
    .select('users.id')
    .where('tenants.bin', '=', bin)
    .where('users.blocked_at', 'is', null)
    .executeTakeFirst()
  return owner?.id
}

/** Returns which of the BINs have a user who may sign in. */
export async function findRegistered(db: Db, bins: readonly string[]): Promise<Set<string>> {
  if (bins.length === 0) return new Set()
  const found = await db
    .selectFrom('tenants')
    .innerJoin('users', 'users.id', 'tenants.user_id')
    .select('tenants.bin')
    .where('tenants.bin', 'in', bins)
    .where('users.blocked_at', 'is', null)
    .execute()
  return new Set(found.map(({ bin }) => bin))
}
