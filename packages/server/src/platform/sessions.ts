import { createHash, randomBytes } from 'node:crypto'
import type { Actor } from '../contract/call.ts'
import type { Clock } from './clock.ts'
import type { Db } from './database/transaction.ts'

/** How long a session lasts after sign-in, in days. */
const SESSION_DAYS = 30

/** Opens a session and answers its token, which is kept only as a hash. */
export async function openSession(
  db: Db,
  clock: Clock,
  userId: number,
): Promise<{ token: string; expires: Date }> {
  const token = randomBytes(32).toString('base64url')
  const now = clock.now()
  const expires = new Date(now.getTime() + SESSION_DAYS * 86_400_000)
  await db
    .insertInto('sessions')
    .values({ token_hash: hashOf(token), user_id: userId, created_at: now, expires_at: expires })
    .execute()
  return { token, expires }
}

/** Who a token stands for now; the role is the one of this moment, and a blocked person is nobody. */
export async function findSession(db: Db, clock: Clock, token: string): Promise<Actor | null> {
  const found = await db
    .selectFrom('sessions')
    .innerJoin('users', 'users.id', 'sessions.user_id')
    .select(['sessions.id as session_id', 'users.id', 'users.role_id'])
    .where('sessions.token_hash', '=', hashOf(token))
    .where('sessions.expires_at', '>', clock.now())
    .where('users.blocked_at', 'is', null)
    .executeTakeFirst()
  return found ?? null
}

export async function endSession(db: Db, sessionId: number): Promise<void> {
  await db.deleteFrom('sessions').where('id', '=', sessionId).execute()
}

function hashOf(token: string): Buffer {
  return createHash('sha256').update(token).digest()
}

/** Removes sessions that have ended by themselves. */
export async function sweepSessions(db: Db, clock: Clock): Promise<void> {
  await db.deleteFrom('sessions').where('expires_at', '<=', clock.now()).execute()
}
