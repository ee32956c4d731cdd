import { type AdAction, WAITING_STATUSES } from '@sauda/sdk/ads'
import { NOTIFICATION_TYPE } from '@sauda/sdk/notifications'
import { type Trx, withTransaction } from '../../platform/database/transaction.ts'
import type { Person } from '../companies/acts-for.ts'
import type { Deps } from '../deps.ts'
import { recordAdAct } from './ad-log.ts'
import { changeAd } from './ad-queries.ts'
import { announceAd } from './announce.ts'
import { projectListings } from './catalogue/projection-queries.ts'
import { type Decision, decide, type Wish } from './decide.ts'
import { approveRevision, readTitle } from './editing/revision-queries.ts'
import { tellPriceWatchers } from './last-shown/price-news.ts'
import { hintAtAd, hintAtQueue } from './moderation/watch.ts'
import { sellerOf } from './seller.ts'

/** Actions that change an ad but not its content. */
export type PlainAction = Exclude<AdAction, 'update' | 'removeImage' | 'takeDownImage' | 'showPhone'>

const { resubmitted, needsEdits, unpublished, published, archived, photoTakenDown } = NOTIFICATION_TYPE.ad

/**
 * What the owner is notified of when somebody else did it. An ad that returns to moderation comes into the queue instead.
 */
const NEWS: Partial<Record<AdAction, number>> = {
  publish: published,
  activate: published,
  needEdits: needsEdits,
  unpublish: unpublished,
  archive: archived,
  delete: archived,
  // The ad keeps its status.
  takeDownImage: photoTakenDown,
}

/** Decides on and performs one user's action on one ad. */
export function actOnAd(
  deps: Deps,
  person: Person,
  id: number,
  action: PlainAction,
  wish?: Wish,
): Promise<void> {
  return withTransaction(deps.db, async (trx) =>
    carryOut(deps, trx, await decide(deps, trx, person, id, action, wish)),
  )
}

/**
 * Performs what was decided, in the transaction that holds the ad's lock: state, catalogue, audit log and
 * notifications. Clients that have the ad open get a live update after the commit.
 * @param revisionId a new newest revision, if there is one
 */
export async function carryOut(
  deps: Pick<Deps, 'clock' | 'push' | 'jobs'>,
  trx: Trx,
  decision: Decision,
  revisionId = decision.state.newest_revision_id,
): Promise<void> {
  const { action, actorId, state, change, remark, now } = decision
  // Activation publishes content that is already approved.
  if (change.live === 'newest' && action !== 'activate') {
    await approveRevision(trx, revisionId, { by: actorId, now })
  }
  const version = await changeAd(trx, state.id, columnsOf(decision, revisionId))
  const isSeen = change.live !== 'keep' || change.movesUp || change.deleted || action === 'takeDownImage'
  if (isSeen) await projectListings(trx, [state.id])
  // Nobody has saved an ad that was never public.
  if (change.live === 'newest' && state.published_at !== null) await tellPriceWatchers(deps, trx, state.id)
  await recordAdAct(trx, {
    actorId,
    adId: state.id,
    action,
    from: state.status,
    to: change.status,
    details: remark,
    revisionId,
    now,
  })
  const type = change.status === resubmitted && state.status !== resubmitted ? resubmitted : NEWS[action]
  if (type !== undefined) {
    const title = await readTitle(trx, revisionId)
    const ad = { id: state.id, ...sellerOf(state), deleted: change.deleted, ...title }
    await announceAd(deps, trx, { type, ad, actorId, reason: remark?.code, comment: remark?.comment })
  }
  if (isWaiting(state.status) && !isWaiting(change.status)) {
    await hintAtQueue(deps, trx, { actorId, entered: null })
  }
  await hintAtAd(deps, trx, { ...state, version })
}

function isWaiting(status: number): boolean {
  return WAITING_STATUSES.some((waiting) => waiting === status)
}

function columnsOf({ action, as, state, change, now }: Decision, revisionId: number) {
  const shows = { keep: state.live_revision_id, newest: revisionId, none: null }
  const expires_at = change.expires_at === null ? null : new Date(change.expires_at)
  const newTerm = expires_at !== null && expires_at.getTime() !== state.expires_at?.getTime()
  // A waiting ad keeps its place in the queue unless its content changes.
  const changed = change.status !== state.status || revisionId !== state.newest_revision_id
  return {
    status: change.status,
    newest_revision_id: revisionId,
    live_revision_id: shows[change.live],
    expires_at,
    // Any other action takes the place of a planned publication.
    ...(action !== 'up' && { publish_at: null, publish_by: null }),
    removed_by_staff: isRemoval(action, as) || (action !== 'publish' && state.removed_by_staff),
    ...(action !== 'up' && { version: state.version + 1 }),
    ...(action === 'up' && { raised_at: now }),
    ...(newTerm && { warned_for: null }),
    ...(changed && { changed_at: now }),
    ...(change.movesUp && { sort_at: now }),
    ...(action === 'needEdits' && { was_returned: true }),
    ...(change.live === 'newest' && { was_returned: false, published_at: state.published_at ?? now }),
    ...(change.deleted && { deleted_at: now }),
  }
}

function isRemoval(action: AdAction, as: Decision['as']): boolean {
  return as === 'staff' && (action === 'unpublish' || action === 'archive')
}
