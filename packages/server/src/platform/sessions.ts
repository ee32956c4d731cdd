import type { Actor } from '../contract/call.ts'
import type { Clock } from './clock.ts'
import type { Db } from './database/transaction.ts'
import {
  deleteEndedSessions,
  deleteOtherSessions,
  deleteSession,
  findActor,
  insertSession,
  replaceToken,
  touchSession,
} from './session-queries.ts'
import { newToken, tokenHash } from './tokens.ts'

/** How long a session lasts after sign-in, in days. */
const SESSION_DAYS = 30

/** Within it a session's last use is not written down again. */
const SEEN_MINUTES = 5

/** Where a session comes from, as its owner is shown it. */
export interface Origin {
  userAgent: string | null
  address: string | null
}

/** Opens a session and answers its token, which is kept only as a hash. */
export async function openSession(
  db: Db,
  clock: Clock,
  userId: number,
  { userAgent, address }: Origin = { userAgent: null, address: null },
): Promise<{ token: string; expires: Date }> {
  const token = newToken()
  const now = clock.now()
  const expires = new Date(now.getTime() + SESSION_DAYS * 86_400_000)
  await insertSession(db, {
    token_hash: tokenHash(token),
    user_id: userId,
    created_at: now,
    expires_at: expires,
    user_agent: userAgent,
    address,
    seen_at: now,
  })
  return { token, expires }
}

/** Gives a session another token, for as long as it was to last; the token before is worth nothing. */
export async function renewSession(
  db: Db,
  sessionId: number,
): Promise<{ token: string; expires: Date } | null> {
  const token = newToken()
  const renewed = await replaceToken(db, sessionId, tokenHash(token))
  return renewed ? { token, expires: renewed.expires_at } : null
}

/** Who a token stands for now; the role is the one of this moment, and a blocked person is nobody. */
export async function findSession(db: Db, clock: Clock, token: string): Promise<Actor | null> {
  const now = clock.now()
  const found = await findActor(db, tokenHash(token), now)
  if (!found) return null
  const { seen_at, ...actor } = found
  const long = new Date(now.getTime() - SEEN_MINUTES * 60_000)
  if (seen_at <= long) await touchSession(db, actor.session_id, { now, long })
  return actor
}

export function endSession(db: Db, sessionId: number): Promise<void> {
  return deleteSession(db, sessionId)
}

/** Ends all sessions of a person but one, or really all. Answers how many there were. */
export function endOtherSessions(db: Db, userId: number, keepId: number | null): Promise<number> {
  return deleteOtherSessions(db, userId, keepId ?? 0)
}

/** Removes sessions that have ended by themselves. */
export function sweepSessions(db: Db, clock: Clock): Promise<void> {
  return deleteEndedSessions(db, clock.now())
}
