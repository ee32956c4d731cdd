import { createHmac, timingSafeEqual } from 'node:crypto'
import type { Db } from '../../../platform/database/transaction.ts'
import { secretOf } from '../../../platform/secret-queries.ts'
import { RefusalError } from '../../../refusal.ts'
import type { Deps } from '../../deps.ts'
import { findOwner, findState } from '../ad-queries.ts'
import { actorOf, type Person } from '../ad-view.ts'
import { changedMeanwhile } from '../decide.ts'

const KEY = 'renewal'
const DAY = 86_400_000
/** An e-mail may be opened late: the token outlives the term by this time. */
const GOOD_AFTER_END = 3 * DAY

/** Returns the token in the e-mail about an ad's end: the end of the term, and a signature for this ad and owner. */
export async function renewalToken(
  db: Db,
  ad: { id: number; owner_id: number },
  expiresAt: Date,
): Promise<string> {
  const end = expiresAt.getTime().toString(36)
  const proof = createHmac('sha256', await secretOf(db, KEY))
  return `${end}.${proof.update(`${ad.id}:${ad.owner_id}:${end}`).digest('base64url')}`
}

/**
 * Returns the owner that a token identifies; null if it is invalid or has expired.
 * @throws RefusalError `blocked`; `changed_meanwhile` if the term in the e-mail has been renewed
 */
export async function holderOf({ db, clock }: Deps, adId: number, token: string): Promise<Person | null> {
  const end = new Date(Number.parseInt(token, 36))
  const late = clock.now().getTime() - end.getTime() > GOOD_AFTER_END
  const state = await findState(db, adId)
  if (!state || Number.isNaN(end.getTime()) || late) return null
  if (!isSame(token, await renewalToken(db, state, end))) return null
  const owner = await findOwner(db, state.owner_id)
  if (owner.blocked_at) throw new RefusalError('blocked')
  // A new term clears the warning of the previous one.
  if (state.warned_for?.getTime() !== end.getTime()) {
    throw changedMeanwhile(state, actorOf(owner, state), clock.now())
  }
  return owner
}

function isSame(token: string, expected: string): boolean {
  const [a, b] = [Buffer.from(token), Buffer.from(expected)]
  return a.length === b.length && timingSafeEqual(a, b)
}
