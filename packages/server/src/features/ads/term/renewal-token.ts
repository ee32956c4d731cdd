import { createHmac, timingSafeEqual } from 'node:crypto'
import type { Db } from '../../../platform/database/transaction.ts'
import { secretOf } from '../../../platform/secret-queries.ts'
import { Refusal } from '../../../refusal.ts'
import type { Deps } from '../../deps.ts'
import { findOwner, findState } from '../ad-queries.ts'
import { actorOf, type Person } from '../ad-view.ts'
import { changedMeanwhile } from '../decide.ts'

const KEY = 'renewal'
const DAY = 86_400_000
/** A letter may be opened late: the token outlives the term by so much. */
const GOOD_AFTER_END = 3 * DAY

/** What the letter of an ad's end carries: the end of the term, and proof that it came from us for this ad and owner. */
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
 * The owner for whom a token of a letter stands; null where it proves nothing, or no longer.
 * @throws Refusal `blocked`; `changed_meanwhile` where the term that the letter told of has been renewed
 */
export async function holderOf({ db, clock }: Deps, adId: number, token: string): Promise<Person | null> {
  const end = new Date(Number.parseInt(token, 36))
  const late = clock.now().getTime() - end.getTime() > GOOD_AFTER_END
  const state = await findState(db, adId)
  if (!state || Number.isNaN(end.getTime()) || late) return null
  if (!isSame(token, await renewalToken(db, state, end))) return null
  const owner = await findOwner(db, state.owner_id)
  if (owner.blocked_at) throw new Refusal('blocked')
  // A new term forgets the warning of the one before.
  if (state.warned_for?.getTime() !== end.getTime()) {
    throw changedMeanwhile(state, actorOf(owner, state), clock.now())
  }
  return owner
}

function isSame(token: string, expected: string): boolean {
  const [a, b] = [Buffer.from(token), Buffer.from(expected)]
  return a.length === b.length && timingSafeEqual(a, b)
}
