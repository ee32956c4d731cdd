import type { Db } from '../../platform/database/transaction.ts'

/** Returns the BIN that a user is registered with. */
export async function findBin(db: Db, userId: number): Promise<string | undefined> {
  const tenant = await db.selectFrom('tenants').select('bin').where('user_id', '=', userId).executeTakeFirst()
  return tenant?.bin
}

/** Returns the users who are registered with a BIN and may sign in. */
export async function findOwners(db: Db, bin: string): Promise<number[]> {
  const owners = await db
    .selectFrom('tenants')
    .innerJoin('users', 'users.id', 'tenants.user_id')
    .select('users.id')
    .where('tenants.bin', '=', bin)
    .where('users.blocked_at', 'is', null)
    .execute()
  return owners.map(({ id }) => id)
}
