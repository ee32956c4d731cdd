import { type Db, withTransaction } from '../../../platform/database/transaction.ts'
import { newToken, tokenHash } from '../../../platform/tokens.ts'
import { allowsAddress, SignInError, signInBase } from '../sign-in.ts'
import type { BatchDeps } from '../take-batch.ts'
import {
  deleteEnded,
  deleteSessions,
  findExpired,
  findSession,
  findSessionsOf,
  insertSession,
  type Session,
} from './session-queries.ts'
import { logUntold } from './take-in.ts'

/** Files that were uploaded are swept from the spool after as long. */
const LIFE = 3_600_000

/**
 * Opens a session for a base and ends its others, so that no base fills the disk with files of sessions. Returns the
 * token of its cookie.
 * @throws SignInError, RefusalError `too_many_requests`
 */
export async function openSession(
  deps: BatchDeps,
  { header, address }: { header: string | undefined; address: string },
): Promise<string> {
  const { db, clock, spool } = deps
  const base = await signInBase(deps, header, address)
  const token = newToken()
  const expires_at = new Date(clock.now().getTime() + LIFE)
  const files = await withTransaction(db, async (trx) => {
    await logUntold(trx, await findSessionsOf(trx, base.id), clock.now())
    const ended = await deleteSessions(trx, base.id)
    await insertSession(trx, { base_id: base.id, token_hash: tokenHash(token), expires_at })
    return ended
  })
  for (const file of files) await spool.remove(file)
  return token
}

/** Ends the sessions whose time is over, and logs what nobody has imported. Their files are swept from the spool. */
export async function endExpired(db: Db, now: Date): Promise<void> {
  await withTransaction(db, async (trx) => {
    const ids = await findExpired(trx, now)
    await logUntold(trx, ids, now)
    await deleteEnded(trx, ids)
  })
}

/** Returns the session of a cookie. @throws SignInError */
export async function sessionOf(
  { db, clock }: BatchDeps,
  { token, address }: { token: string | undefined; address: string },
): Promise<Session> {
  const session = token ? await findSession(db, tokenHash(token)) : undefined
  if (!session || session.expires_at <= clock.now()) throw new SignInError('sign_in_required')
  if (session.revoked_at) throw new SignInError('base_revoked')
  if (!allowsAddress(session.networks, address)) throw new SignInError('network_not_allowed')
  return session
}
