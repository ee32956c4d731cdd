import { createHmac, timingSafeEqual } from 'node:crypto'
import type { Db } from '../../../platform/database/transaction.ts'
import { secretOf } from '../../../platform/secret-queries.ts'
import { RefusalError } from '../../../refusal.ts'
import { actsAlone, asMember, type Person } from '../../companies/acts-for.ts'
import { findMembers } from '../../companies/members.ts'
import type { Deps } from '../../deps.ts'
import { findState, findUser } from '../ad-queries.ts'
import { actorOf } from '../ad-view.ts'
import { changedMeanwhile } from '../decide.ts'
import type { Seller } from '../seller.ts'

const KEY = 'renewal'
const DAY = 86_400_000
/** An e-mail may be opened late: the token outlives the term by this time. */
const GOOD_AFTER_END = 3 * DAY

/** Returns the token in the e-mail about an ad's end: the end of the term, and a signature for this ad and person. */
export async function renewalToken(
  db: Db,
  { id, userId }: { id: number; userId: number },
  expiresAt: Date,
): Promise<string> {
  const end = expiresAt.getTime().toString(36)
  const proof = createHmac('sha256', await secretOf(db, KEY))
  return `${end}.${proof.update(`${id}:${userId}:${end}`).digest('base64url')}`
}

/**
 * Returns the person that a token identifies; null if it is invalid or has expired, or if the person has left the company.
 *
 * @throws RefusalError `blocked`; `changed_meanwhile` if the term in the e-mail has been renewed
 */
export async function holderOf({ db, clock }: Deps, adId: number, token: string): Promise<Person | null> {
  const end = new Date(Number.parseInt(token, 36))
  const late = clock.now().getTime() - end.getTime() > GOOD_AFTER_END
  const state = await findState(db, adId)
  if (!state || Number.isNaN(end.getTime()) || late) return null
  const owner = await theOne(await ownersOf(db, state), async ({ id }) =>
    isSame(token, await renewalToken(db, { id: adId, userId: id }, end)),
  )
  if (!owner) return null
  if (owner.blocked) throw new RefusalError('blocked')
  // A new term clears the warning of the previous one.
  if (state.warned_for?.getTime() !== end.getTime()) {
    throw changedMeanwhile(state, actorOf(owner, state), clock.now())
  }
  return owner
}

/** Returns everybody who may act as the owner of an ad, blocked ones included. */
async function ownersOf(
  db: Db,
  { owner_id, company_id }: Seller,
): Promise<(Person & { blocked: boolean })[]> {
  if (company_id !== null) {
    const members = await findMembers(db, company_id, 'ads.own')
    return members.map(({ blocked, ...member }) => ({ ...asMember(member), blocked }))
  }
  const { blocked_at, ...owner } = await findUser(db, owner_id)
  return [{ ...actsAlone(owner), blocked: blocked_at !== null }]
}

async function theOne<One>(of: readonly One[], is: (one: One) => Promise<boolean>): Promise<One | undefined> {
  for (const one of of) if (await is(one)) return one
  return undefined
}

function isSame(token: string, expected: string): boolean {
  const [a, b] = [Buffer.from(token), Buffer.from(expected)]
  return a.length === b.length && timingSafeEqual(a, b)
}
