import type { Insertable } from 'kysely'
import type { Actor, ActsFor } from '../contract/call.ts'
import type { Db } from './database/transaction.ts'
import type { PlatformTables } from './tables.ts'

/** Inserts a session, and notes that its user has signed in. */
/** The user of a session, and for whom else the user has chosen to act in it. */
export type SignedIn = Omit<Actor, keyof ActsFor> & { acts_for: number | null }

export async function insertSession(db: Db, session: Insertable<PlatformTables['sessions']>): Promise<void> {
  await db.insertInto('sessions').values(session).execute()
  const { user_id, created_at: last_entry_at } = session
  await db.updateTable('users').set({ last_entry_at }).where('id', '=', user_id).execute()
}

/** Replaces the token hash of a session whose password was just set. Returns when it ends; undefined if it has. */
export function replaceToken(
  db: Db,
  sessionId: number,
  { token_hash, proved_at }: { token_hash: Buffer; proved_at: Date },
): Promise<{ expires_at: Date } | undefined> {
  return db
    .updateTable('sessions')
    .set({ token_hash, proved_at })
    .where('id', '=', sessionId)
    .returning('expires_at')
    .executeTakeFirst()
}

/** Returns the user of an active session, and when it was last used; undefined if the user is blocked. */
export function findActor(
  db: Db,
  token_hash: Buffer,
  now: Date,
): Promise<(SignedIn & { seen_at: Date }) | undefined> {
  return db
    .selectFrom('sessions')
    .innerJoin('users', 'users.id', 'sessions.user_id')
    .select(['sessions.id as session_id', 'sessions.seen_at', 'users.id', 'users.role_id'])
    .select('sessions.acts_for')
    .where('sessions.token_hash', '=', token_hash)
    .where('sessions.expires_at', '>', now)
    .where('users.blocked_at', 'is', null)
    .executeTakeFirst()
}

/** Records that a session is used. Of concurrent requests only one writes. */
export async function touchSession(
  db: Db,
  sessionId: number,
  { now, long }: { now: Date; long: Date },
): Promise<void> {
  await db
    .updateTable('sessions')
    .set({ seen_at: now })
    .where('id', '=', sessionId)
    .where('seen_at', '<=', long)
    .execute()
}

/** Sets for whom else the user of a session acts. */
export async function setActsFor(db: Db, sessionId: number, acts_for: number): Promise<void> {
  await db.updateTable('sessions').set({ acts_for }).where('id', '=', sessionId).execute()
}

/** Returns when the password of a session was last proved; undefined if the session has ended. */
export async function findProof(db: Db, sessionId: number): Promise<Date | undefined> {
  const found = await db
    .selectFrom('sessions')
    .select('proved_at')
    .where('id', '=', sessionId)
    .executeTakeFirst()
  return found?.proved_at
}

export async function setProof(db: Db, sessionId: number, proved_at: Date): Promise<void> {
  await db.updateTable('sessions').set({ proved_at }).where('id', '=', sessionId).execute()
}

export async function deleteSession(db: Db, sessionId: number): Promise<void> {
  await db.deleteFrom('sessions').where('id', '=', sessionId).execute()
}

/** Deletes the sessions of a user but one. Returns how many there were. */
export async function deleteOtherSessions(db: Db, userId: number, keepId: number): Promise<number> {
  const ended = await db
    .deleteFrom('sessions')
    .where('user_id', '=', userId)
    .where('id', '<>', keepId)
    .returning('id')
    .execute()
  return ended.length
}

export async function deleteEndedSessions(db: Db, now: Date): Promise<void> {
  await db.deleteFrom('sessions').where('expires_at', '<=', now).execute()
}
