import { type Selectable, sql } from 'kysely'
import type { Db } from '../../platform/database/transaction.ts'
import type { SignedIn } from '../../platform/session-queries.ts'
import type { Tables } from '../../tables.ts'

export type EgovRequest = Selectable<Tables['egov_requests']>

/** A request as a telephone finds it, with the user who has shown the code; null once that user may not sign in. */
export interface PhoneRequest extends EgovRequest {
  /** Who asks, if still signed in. */
  signedIn: SignedIn | null
}

/**
 * Stores the request of a session; an earlier one of it can no longer be used, and its signatures are deleted. Pages may
 * ask at once: the later one waits for the lock.
 */
export async function replaceRequest(
  db: Db,
  request: Pick<EgovRequest, 'session_id' | 'sign_in_id' | 'secret_hash' | 'documents'>,
): Promise<void> {
  await db
    .selectFrom('signing_sessions')
    .select('id')
    .where('id', '=', request.session_id)
    .forUpdate()
    .execute()
  await db.deleteFrom('egov_requests').where('session_id', '=', request.session_id).execute()
  await db.insertInto('egov_requests').values(request).execute()
}

export function findRequest(db: Db, sessionId: string): Promise<EgovRequest | undefined> {
  return db.selectFrom('egov_requests').selectAll().where('session_id', '=', sessionId).executeTakeFirst()
}

/** Finds a request by the hash of the secret in the code, or of the token that was given for it. */
export async function findPhoneRequest(
  db: Db,
  by: 'secret_hash' | 'token_hash',
  hash: Buffer,
  now: Date,
): Promise<PhoneRequest | undefined> {
  const found = await db
    .selectFrom('egov_requests as r')
    .innerJoin('sessions as s', 's.id', 'r.sign_in_id')
    .innerJoin('users as u', 'u.id', 's.user_id')
    .selectAll('r')
    .select(['u.id as user_id', 'u.role_id', 'u.blocked_at', 's.expires_at as sign_in_ends'])
    .select('s.acts_for')
    .where(`r.${by}`, '=', hash)
    .executeTakeFirst()
  if (!found) return undefined
  const { user_id, role_id, blocked_at, sign_in_ends, acts_for, ...request } = found
  const isIn = blocked_at === null && sign_in_ends > now
  return {
    ...request,
    signedIn: isIn ? { id: user_id, role_id, session_id: request.sign_in_id, acts_for } : null,
  }
}

/** Notes that a telephone has read the code. Returns false if another one has sent its signatures meanwhile. */
export async function markRead(
  db: Db,
  sessionId: string,
  { token_hash, read_at }: { token_hash: Buffer; read_at: Date },
): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('egov_requests')
    .set({ token_hash, read_at })
    .where('session_id', '=', sessionId)
    .where('sent_at', 'is', null)
    .executeTakeFirst()
  return numUpdatedRows > 0n
}

/** Stores the signatures that a telephone has sent, once. */
export async function storeSent(
  db: Db,
  { session_id, secret_hash }: Pick<EgovRequest, 'session_id' | 'secret_hash'>,
  signatures: readonly { id: number; cms: string }[],
  now: Date,
): Promise<void> {
  const { numUpdatedRows } = await db
    .updateTable('egov_requests')
    .set({ sent_at: now })
    .where('session_id', '=', session_id)
    .where('secret_hash', '=', secret_hash)
    .where('sent_at', 'is', null)
    .executeTakeFirst()
  if (numUpdatedRows === 0n || signatures.length === 0) return
  await db
    .insertInto('egov_signatures')
    .values(signatures.map(({ id, cms }) => ({ session_id, document_id: id, cms })))
    .execute()
}

export async function findSent(db: Db, sessionId: string): Promise<{ id: number; cms: string }[]> {
  return db
    .selectFrom('egov_signatures')
    .select(['document_id as id', 'cms'])
    .where('session_id', '=', sessionId)
    .orderBy('document_id')
    .execute()
}

/** Ends a code whose signatures have not come, by the hash of its secret. */
export async function deleteUnsent(db: Db, sessionId: string, secretHash: Buffer): Promise<void> {
  await db
    .deleteFrom('egov_requests')
    .where('session_id', '=', sessionId)
    .where('secret_hash', '=', secretHash)
    .where('sent_at', 'is', null)
    .execute()
}

/** What a telephone shows of a document before it is signed. */
export interface ShownDocument {
  id: number
  version: number
  number: string
  title: string
  date: string
  total: number
  currency: string
  supplier: string
}

/** Returns documents of a session as their frozen versions say them. */
export async function findShown(db: Db, sessionId: string, ids: readonly number[]): Promise<ShownDocument[]> {
  const found = await sql<ShownDocument>`
    select d.document_id as id, d.version, v.content ->> 'number' as number, v.content ->> 'title' as title,
      v.content ->> 'date' as date, (v.content ->> 'total')::float8 as total, v.content ->> 'currency' as currency,
      v.content -> 'supplier' ->> 'name' as supplier
    from signing_session_documents d
      join document_versions v on v.document_id = d.document_id and v.version = d.version
    where d.session_id = ${sessionId} and d.document_id = any(${[...ids]}::bigint[])
    order by array_position(${[...ids]}::bigint[], d.document_id)`.execute(db)
  return found.rows
}
