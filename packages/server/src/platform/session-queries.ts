import type { Insertable } from 'kysely'
import type { Actor } from '../contract/call.ts'
import type { Db } from './database/transaction.ts'
import type { PlatformTables } from './tables.ts'

export async function insertSession(db: Db, session: Insertable<PlatformTables['sessions']>): Promise<void> {
  await db.insertInto('sessions').values(session).execute()
}

/** Replaces the session's token hash. Returns when the session ends; undefined if it has. */
export function replaceToken(
  db: Db,
  sessionId: number,
  token_hash: Buffer,
): Promise<{ expires_at: Date } | undefined> {
  return db
    .updateTable('sessions')
    .set({ token_hash })
    .where('id', '=', sessionId)
    .returning('expires_at')
    .executeTakeFirst()
}

/** Returns the user of an active session, and when it was last used; undefined if the user is blocked. */
export function findActor(
  db: Db,
  token_hash: Buffer,
  now: Date,
): Promise<(Actor & { seen_at: Date }) | undefined> {
  return db
    .selectFrom('sessions')
    .innerJoin('users', 'users.id', 'sessions.user_id')
    .select(['sessions.id as session_id', 'sessions.seen_at', 'users.id', 'users.role_id'])
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
