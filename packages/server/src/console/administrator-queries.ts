import { ROLE } from '@sauda/sdk/access'
import { sql } from 'kysely'
import type { Db, Trx } from '../platform/database/transaction.ts'

/** Returns any administrator, blocked or not. */
export function findAnAdministrator(db: Db): Promise<{ id: number } | undefined> {
  return db
    .selectFrom('users')
    .select('id')
    .where('role_id', '=', ROLE.administrator)
    .limit(1)
    .executeTakeFirst()
}

/** Blocks other servers that look for the first administrator until the transaction ends. */
export async function lockFirstAdministrator(trx: Trx): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtext('first-administrator'))`.execute(trx)
}

/** Returns the user with an e-mail address, locked until the transaction ends. */
export function lockUserByEmail(
  trx: Trx,
  email: string,
): Promise<{ id: number; role_id: number } | undefined> {
  return trx
    .selectFrom('users')
    .select(['id', 'role_id'])
    .where(sql`lower(email)`, '=', email)
    .forUpdate()
    .executeTakeFirst()
}

/** Sets a user's password and unblocks the user. */
export async function resetUser(trx: Trx, id: number, password_hash: string): Promise<void> {
  await trx.updateTable('users').set({ password_hash, blocked_at: null }).where('id', '=', id).execute()
  const until = sql<Date>`greatest(since, now())`
  await trx
    .updateTable('user_blocks')
    .set({ until })
    .where('user_id', '=', id)
    .where('until', 'is', null)
    .execute()
}
