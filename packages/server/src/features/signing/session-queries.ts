import { type Insertable, type Selectable, sql } from 'kysely'
import type { Db } from '../../platform/database/transaction.ts'
import type { Tables } from '../../tables.ts'

export type Session = Selectable<Tables['signing_sessions']>
export type SessionDocument = Selectable<Tables['signing_session_documents']>

export async function insertSession(
  db: Db,
  session: Insertable<Tables['signing_sessions']>,
  documents: readonly Pick<SessionDocument, 'document_id' | 'version' | 'file'>[],
): Promise<void> {
  await db.insertInto('signing_sessions').values(session).execute()
  await db
    .insertInto('signing_session_documents')
    .values(documents.map((document) => ({ ...document, session_id: session.id })))
    .execute()
}

export function findSession(db: Db, id: string): Promise<Session | undefined> {
  return db.selectFrom('signing_sessions').selectAll().where('id', '=', id).executeTakeFirst()
}

export function findSessionDocuments(
  db: Db,
  sessionId: string,
  ids: readonly number[],
): Promise<SessionDocument[]> {
  return db
    .selectFrom('signing_session_documents')
    .selectAll()
    .where('session_id', '=', sessionId)
    .where('document_id', 'in', [...ids])
    .execute()
}

/** Does the same, and locks them until the transaction ends: each is used up once. */
export async function lockSessionDocuments(
  db: Db,
  sessionId: string,
  ids: readonly number[],
): Promise<SessionDocument[]> {
  // Lock in a separate statement: a statement that waited for the lock would still see the state before the wait.
  await sql`
    select from signing_session_documents
    where session_id = ${sessionId} and document_id = any(${[...ids]}::bigint[])
    order by document_id for update`.execute(db)
  return findSessionDocuments(db, sessionId, ids)
}

/** Uses a session up for documents. */
export async function useUp(
  db: Db,
  sessionId: string,
  used: readonly { document_id: number; cms_hash: Buffer; result: object }[],
): Promise<void> {
  if (used.length === 0) return
  await sql`
    update signing_session_documents d set cms_hash = decode(used.hash, 'hex'), result = used.result::jsonb
    from unnest(${used.map((it) => it.document_id)}::bigint[], ${used.map((it) => it.cms_hash.toString('hex'))}::text[],
      ${used.map((it) => JSON.stringify(it.result))}::text[]) as used (id, hash, result)
    where d.session_id = ${sessionId} and d.document_id = used.id`.execute(db)
}

/**
 * Locks a session until the transaction ends. Returns false if it was ended, because the person does not belong to the company
 * any more.
 */
export async function holdSession(db: Db, id: string): Promise<boolean> {
  const held = await db
    .selectFrom('signing_sessions')
    .select('ended')
    .where('id', '=', id)
    .forNoKeyUpdate()
    .executeTakeFirst()
  return held?.ended === false
}

/** Ends all signing of a person for the company with a BIN. Signatures that were taken stay. */
export async function endSigning(
  db: Db,
  { userId, bin, now }: { userId: number; bin: string; now: Date },
): Promise<void> {
  await db
    .updateTable('signing_sessions')
    .set({ ended: true, expires_at: sql`least(expires_at, ${now})` })
    .where('user_id', '=', userId)
    .where('bin', '=', bin)
    .execute()
}

/** Gives a session more time. */
export async function prolong(db: Db, id: string, expires_at: Date): Promise<void> {
  await db.updateTable('signing_sessions').set({ expires_at }).where('id', '=', id).execute()
}

/** Ends the open sessions of a user; what was signed stays. Returns how many there were. */
export async function endSessionsOf(db: Db, userId: number, now: Date): Promise<number> {
  const { numUpdatedRows } = await db
    .updateTable('signing_sessions')
    .set({ expires_at: now })
    .where('user_id', '=', userId)
    .where('expires_at', '>', now)
    .executeTakeFirst()
  return Number(numUpdatedRows)
}

/** Returns how many sessions of a user are open. */
export async function countSessionsOf(db: Db, userId: number, now: Date): Promise<number> {
  const found = await db
    .selectFrom('signing_sessions')
    .select((count) => count.fn.countAll<number>().as('n'))
    .where('user_id', '=', userId)
    .where('expires_at', '>', now)
    .executeTakeFirst()
  return Number(found?.n ?? 0)
}

/** Returns how many signing sessions for a BIN are open. */
export async function countSessionsFor(db: Db, bin: string, now: Date): Promise<number> {
  const found = await db
    .selectFrom('signing_sessions')
    .select((count) => count.fn.countAll<number>().as('n'))
    .where('bin', '=', bin)
    .where('expires_at', '>', now)
    .executeTakeFirst()
  return Number(found?.n ?? 0)
}

/** Returns how many documents of a session are not signed in it. */
export async function countUnused(db: Db, id: string): Promise<number> {
  const found = await db
    .selectFrom('signing_session_documents')
    .select((count) => count.fn.countAll<number>().as('n'))
    .where('session_id', '=', id)
    .where('result', 'is', null)
    .executeTakeFirst()
  return Number(found?.n ?? 0)
}

/** Notes whether a job will tell of the session. Returns whether that is new. */
export async function markTelling(db: Db, id: string, telling: boolean): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('signing_sessions')
    .set({ telling })
    .where('id', '=', id)
    .where('telling', '<>', telling)
    .executeTakeFirst()
  return numUpdatedRows > 0n
}

/** Deletes sessions that ended before a moment; their signatures stay. */
export async function deleteSessionsBefore(db: Db, moment: Date): Promise<void> {
  await db.deleteFrom('signing_sessions').where('expires_at', '<', moment).execute()
}
