import type { Clock } from './clock.ts'
import type { Db } from './database/transaction.ts'
import {
  deleteEndedSessions,
  deleteOtherSessions,
  deleteSession,
  findActor,
  findProof,
  insertSession,
  replaceToken,
  type SignedIn,
  setProof,
  touchSession,
} from './session-queries.ts'
import { newToken, tokenHash } from './tokens.ts'

export type { SignedIn } from './session-queries.ts'

/** How long a session lasts after sign-in, in days. */
const SESSION_DAYS = 30

/** The last use is not updated more often than this. */
const SEEN_MINUTES = 5

/** Where a session comes from, as shown to its owner. */
export interface Origin {
  userAgent: string | null
  address: string | null
}

/** Opens a session and returns its token, which is stored only as a hash. */
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
    proved_at: now,
  })
  return { token, expires }
}

/** Replaces a session's token when its password is set, without changing its expiry; the old token becomes invalid. */
export async function renewSession(
  db: Db,
  clock: Clock,
  sessionId: number,
): Promise<{ token: string; expires: Date } | null> {
  const token = newToken()
  const renewed = await replaceToken(db, sessionId, {
    token_hash: tokenHash(token),
    proved_at: clock.now(),
  })
  return renewed ? { token, expires: renewed.expires_at } : null
}

/** Returns the user of a token with the current role; null if the session has ended or the user is blocked. */
export async function findSession(db: Db, clock: Clock, token: string): Promise<SignedIn | null> {
  const now = clock.now()
  const found = await findActor(db, tokenHash(token), now)
  if (!found) return null
  const { seen_at, ...actor } = found
  const long = new Date(now.getTime() - SEEN_MINUTES * 60_000)
  if (seen_at <= long) await touchSession(db, actor.session_id, { now, long })
  return actor
}

/** How long after the password was proved acts that could do harm do not ask for it, in minutes. */
const FRESH_MINUTES = 10

/** Whether the password of a session was proved in the last minutes; null if the session has ended. */
export async function isFresh(db: Db, clock: Clock, sessionId: number): Promise<boolean | null> {
  const proved = await findProof(db, sessionId)
  return proved === undefined ? null : clock.now().getTime() - proved.getTime() <= FRESH_MINUTES * 60_000
}

/** Records that the password of a session was proved just now. */
export function proveSession(db: Db, clock: Clock, sessionId: number): Promise<void> {
  return setProof(db, sessionId, clock.now())
}

export function endSession(db: Db, sessionId: number): Promise<void> {
  return deleteSession(db, sessionId)
}

/** Ends all sessions of a user, except one if given. Returns how many there were. */
export function endOtherSessions(db: Db, userId: number, keepId: number | null): Promise<number> {
  return deleteOtherSessions(db, userId, keepId ?? 0)
}

/** Deletes expired sessions. */
export function sweepSessions(db: Db, clock: Clock): Promise<void> {
  return deleteEndedSessions(db, clock.now())
}
