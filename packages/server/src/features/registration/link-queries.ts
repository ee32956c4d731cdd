import type { Db, Trx } from '../../platform/database/transaction.ts'

/** What the link of a letter leads into. */
export interface Link {
  purpose: 'registration' | 'restore'
  email: string
  /** Whose access is restored. */
  user_id: number | null
  /** Of the letter. */
  language: 'ru' | 'kk'
}

/** Which letter it is: of a flow, and of the moment it was asked for. */
export interface Asking {
  flowId: number
  askedAt: Date
}

/** The link of a letter that may have been sent already, until it is followed or over. */
export async function findLinkOf(db: Db, { flowId, askedAt }: Asking): Promise<Link | undefined> {
  return db
    .selectFrom('access_links')
    .select(['purpose', 'email', 'user_id', 'language'])
    .where('flow_id', '=', flowId)
    .where('asked_at', '=', askedAt)
    .executeTakeFirst()
}

/** Keeps the link of a letter; one that is sent again gets another token, and the first is worth nothing. */
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
