import type { Db, Trx } from '../../platform/database/transaction.ts'

/** What an e-mail's link opens. */
export interface Link {
  purpose: 'registration' | 'restore'
  email: string
  /** The user of a password reset. */
  user_id: number | null
  /** The language of the e-mail. */
  language: 'ru' | 'kk'
}

/** Identifies an e-mail: by its flow, and the moment it was requested. */
export interface Asking {
  flowId: number
  askedAt: Date
}

/** Returns the link of an e-mail that may have been sent already, until it is used or expired. */
export async function findLinkOf(db: Db, { flowId, askedAt }: Asking): Promise<Link | undefined> {
  return db
    .selectFrom('access_links')
    .select(['purpose', 'email', 'user_id', 'language'])
    .where('flow_id', '=', flowId)
    .where('asked_at', '=', askedAt)
    .executeTakeFirst()
}

/** Stores the link of an e-mail; a retry replaces the token, and the first becomes invalid. */
export async function keepLink(
  trx: Trx,
  { flowId, askedAt }: Asking,
  link: Link & { token_hash: Buffer; expires_at: Date },
): Promise<void> {
  await trx
    .insertInto('access_links')
    .values({ ...link, flow_id: flowId, asked_at: askedAt })
    .onConflict((conflict) => conflict.columns(['flow_id', 'asked_at']).doUpdateSet(link))
    .execute()
}

/** Uses a link up, once. */
export async function takeLink(
  trx: Trx,
  hash: Buffer,
  now: Date,
): Promise<(Link & { flow_id: number }) | undefined> {
  return trx
    .deleteFrom('access_links')
    .where('token_hash', '=', hash)
    .where('expires_at', '>', now)
    .returning(['purpose', 'email', 'user_id', 'language', 'flow_id'])
    .executeTakeFirst()
}

export async function deleteLinksTo(db: Db, email: string): Promise<void> {
  await db.deleteFrom('access_links').where('email', '=', email).execute()
}

export async function deleteEndedLinks(db: Db, now: Date): Promise<void> {
  await db.deleteFrom('access_links').where('expires_at', '<=', now).execute()
}
