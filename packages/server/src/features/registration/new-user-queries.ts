import { ROLE } from '@sauda/sdk/access'
import type { Db, Trx } from '../../platform/database/transaction.ts'

export async function isBinTaken(db: Db, bin: string): Promise<boolean> {
  const found = await db.selectFrom('tenants').select('user_id').where('bin', '=', bin).executeTakeFirst()
  return found !== undefined
}

export async function insertConsents(trx: Trx, userId: number, now: Date): Promise<void> {
  await trx
    .insertInto('consents')
    .values([
      { user_id: userId, kind: 'terms', given_at: now },
      { user_id: userId, kind: 'ad_rules', given_at: now },
    ])
    .execute()
}

/** Ends an invitation, once. */
export async function useInvitation(trx: Trx, id: number, now: Date): Promise<boolean> {
  const used = await trx
    .updateTable('invitations')
    .set({ ended_at: now })
    .where('id', '=', id)
    .where('ended_at', 'is', null)
    .returning('id')
    .executeTakeFirst()
  return used !== undefined
}

export async function insertApplication(
  trx: Trx,
  userId: number,
  { company, bin, room_ids }: { company: string; bin: string; room_ids: number[] },
  now: Date,
): Promise<void> {
  await trx
    .insertInto('tenant_applications')
    .values({ user_id: userId, company, bin, room_ids, created_at: now })
    .execute()
}

/** Returns the administrators who decide on applications. */
export async function findAdministrators(
  db: Db,
): Promise<{ name: string; email: string; language: 'ru' | 'kk' }[]> {
  return db
    .selectFrom('users')
    .select(['name', 'email', 'language'])
    .where('role_id', '=', ROLE.administrator)
    .where('blocked_at', 'is', null)
    .orderBy('id')
    .execute()
}
