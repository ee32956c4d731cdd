import type { components } from '@sauda/sdk'
import type { Actor } from '../../../contract/call.ts'
import { RefusalError } from '../../../refusal.ts'
import { requireCapability } from '../../access/require-capability.ts'
import type { Deps } from '../../deps.ts'
import { countWaiting, findNextWaiting, findState } from '../ad-queries.ts'
import { type Ad, viewAd } from '../ad-view.ts'
import { readHistory, readRefusals } from '../audit-queries.ts'
import { findOpenComplaints } from '../complaints/complaint-queries.ts'
import { flagsOf } from './flags.ts'
import { findBefore, isPhoneChanged, readOwner } from './moderation-queries.ts'
import { watchersOf } from './watch.ts'

/** Returns all that a moderator needs to decide on an ad. */
export async function adModeration(
  deps: Deps,
  actor: Actor,
  id: number,
): Promise<components['schemas']['AdModeration']> {
  requireCapability(actor, 'ads.moderate')
  const { db } = deps
  const state = await findState(db, id)
  const owner = state && (await readOwner(db, state))
  if (!state || !owner) throw new RefusalError('not_found')
  const view = (revisionId: number, revision: Ad['revision']) =>
    viewAd(db, state, { revisionId, revision, as: 'staff', now: deps.clock.now() })
  const before = await findBefore(db, state)
  const ad = await view(state.newest_revision_id, 'newest')
  return {
    ad,
    before: before === null ? null : await view(before, 'live'),
    phone_changed: before !== null && (await isPhoneChanged(db, [before, state.newest_revision_id])),
    history: await readHistory(db, id),
    owner: { ...owner, refusals: await readRefusals(db, state.seller_id) },
    next: await findNextWaiting(db, id),
    waiting: await countWaiting(db, { staff: true }),
    complaints: await findOpenComplaints(db, id),
    flags: await flagsOf(db, id),
    watchers: await watchersOf(deps, db, id, actor.id),
  }
}
