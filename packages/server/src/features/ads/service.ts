import { isStaff } from '@sauda/sdk/access'
import { nextState } from '@sauda/sdk/ads'
import type { Actor } from '../../contract/call.ts'
import { withTransaction } from '../../platform/database/transaction.ts'
import { hitOrRefuse } from '../../platform/limiter.ts'
import { RefusalError } from '../../refusal.ts'
import { recordReading } from '../access/record-reading.ts'
import { isMe, type Person, sellersOf } from '../companies/acts-for.ts'
import type { Deps } from '../deps.ts'
import { countPhoneView, countWaiting, findState } from './ad-queries.ts'
import { type Ad, actorOf, factsOf, viewAd } from './ad-view.ts'
import { readRevision } from './editing/revision-queries.ts'
import { rememberReveal } from './reveal-queries.ts'

/** Phone reveals allowed per hour for a user or an address; a buyer needs a handful. */
const REVEALS = { limit: 30, windowSeconds: 3600 }

/** Returns one ad: its live revision, or the newest for owner and staff if they ask for it or nothing is live. */
export async function getAd(
  deps: Deps,
  person: Person | null,
  id: number,
  wanted?: Ad['revision'],
): Promise<Ad> {
  const state = await findState(deps.db, id)
  if (!state) throw new RefusalError('not_found')
  const as = actorOf(person, state)
  const newest = as !== 'guest' && (wanted === 'newest' || state.live_revision_id === null)
  return viewAd(deps.db, state, {
    revisionId: newest ? state.newest_revision_id : state.live_revision_id,
    revision: newest ? 'newest' : 'live',
    as,
    now: deps.clock.now(),
  })
}

/**
 * Reveals the phone. Except for owner and staff, reveals are counted and limited, per address and, if signed in, per
 * user. That staff read the phone of somebody else is written to the audit log.
 */
export async function showPhone(
  deps: Deps,
  actor: Actor | null,
  id: number,
  address: string,
): Promise<{ phone: string }> {
  const state = await findState(deps.db, id)
  if (!state) throw new RefusalError('not_found')
  const as = actorOf(actor, state)
  const decision = nextState('showPhone', factsOf(state, as, deps.clock.now()))
  if (!decision.ok) throw new RefusalError('not_found')
  if (as === 'guest') {
    const keys = [`phone:address:${address}`, ...(actor ? [`phone:user:${actor.id}`] : [])]
    for (const key of keys) await hitOrRefuse(deps.db, deps.clock, key, REVEALS)
  }
  // The owner and staff get the phone of the newest revision.
  const revisionId = as === 'guest' ? state.live_revision_id : state.newest_revision_id
  const row = revisionId === null ? undefined : await readRevision(deps.db, revisionId)
  if (!row) throw new RefusalError('not_found')
  if (as === 'guest') {
    await withTransaction(deps.db, async (trx) => {
      await countPhoneView(trx, id)
      // Of guests nothing is kept.
      if (actor) await rememberReveal(trx, id, actor.id, deps.clock.now())
    })
  } else if (state.owner_id !== actor?.id)
    await recordReading(deps.db, actor, { action: 'showPhone', of: 'ad', id, now: deps.clock.now() })
  return { phone: row.phone }
}

/** Returns how many ads need the user's attention; another user's count is not accessible. */
export async function countAds(deps: Deps, actor: Actor, userId: number): Promise<number> {
  if (!isMe(actor, userId)) throw new RefusalError('not_found')
  return countWaiting(deps.db, isStaff(actor.role_id) ? { staff: true } : { sellers: sellersOf(actor) })
}
