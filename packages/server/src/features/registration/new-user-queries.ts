import { ROLE } from '@sauda/sdk/access'
import type { Db, Trx } from '../../platform/database/transaction.ts'

/** The publications of texts that are shown; null for a text that is not. */
export interface ShownTexts {
  termsOfUse: number | null
  privacyPolicy: number | null
  rulesAd: number | null
}

/** Stores what a person has agreed to, with the publications of the texts. */
export async function insertConsents(
  trx: Trx,
  userId: number,
  { termsOfUse, privacyPolicy, rulesAd }: ShownTexts,
  now: Date,
): Promise<void> {
  const given = { user_id: userId, given_at: now }
  await trx
    .insertInto('consents')
    .values([
      { ...given, kind: 'terms', text_version: termsOfUse, privacy_version: privacyPolicy },
      { ...given, kind: 'ad_rules', text_version: rulesAd, privacy_version: null },
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
