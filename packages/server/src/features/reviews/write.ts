import type { components } from '@sauda/sdk'
import { contactsIn } from '@sauda/sdk/ads'
import {
  checkReview,
  checkReviewRemoval,
  hasContactBadge,
  holdReasons,
  mayReview,
  needsReviewReason,
  REVIEW_STATUS,
  reviewStateAfter,
} from '@sauda/sdk/reviews'
import type { Actor } from '../../contract/call.ts'
import { recordAct } from '../../platform/audit-queries.ts'
import { type Transact, type Trx, withTransaction } from '../../platform/database/transaction.ts'
import { hitOrRefuse } from '../../platform/limiter.ts'
import { RefusalError } from '../../refusal.ts'
import { requireCapability } from '../access/require-capability.ts'
import { hintAtQueue } from '../ads/moderation/watch.ts'
import { announceReview, announceToAuthor, announceVerdict } from './announce.ts'
import { contactsOf } from './contacts.ts'
import type { ReviewDeps } from './deps.ts'
import { changeReview, closeReports, findReviewed, insertReview, type ReviewedRow } from './review-queries.ts'
import { decided, newsOf, seenAgain } from './step.ts'
import { reviewActorOf, stateOf } from './view.ts'

type Schemas = components['schemas']

/** Reviews written or changed by one person in a day; a buyer needs a handful. */
const WRITINGS = { limit: 20, windowSeconds: 86_400 }

/** Writes a review of a public ad. @throws RefusalError `invalid`, `not_found`, `action_not_allowed`, `too_many_requests` */
export async function createReview(
  deps: ReviewDeps,
  actor: Actor,
  { user_banner_id: adId, ...values }: Schemas['ReviewDraft'],
  transact: Transact,
): Promise<Schemas['Review']> {
  requireCapability(actor, 'reviews.own')
  const { form, errors } = checkReview(values)
  if (errors) throw new RefusalError('invalid', { errors })
  await hitOrRefuse(deps.db, deps.clock, `review:${actor.id}`, WRITINGS)
  const now = deps.clock.now()
  return transact(deps.db, async (trx) => {
    const ad = await findReviewed(trx, adId, actor.id)
    if (!ad?.live) throw new RefusalError('not_found')
    if (answerTo(ad, actor) !== 'yes') throw new RefusalError('action_not_allowed', { allowed_actions: [] })
    const { contacted, held } = await judge(deps, trx, {
      ad,
      text: form.text,
      userId: actor.id,
      before: false,
    })
    const id = await insertReview(trx, { adId, authorId: actor.id, ...form, contacted, held, now })
    // Sent twice at the same time.
    if (id === undefined) throw new RefusalError('action_not_allowed', { allowed_actions: [] })
    const news = { ...ad, id, ad_id: adId, author_id: actor.id, stars: form.stars }
    if (held) await hintAtQueue(deps, trx, { actorId: actor.id, entered: null })
    else await announceReview(deps, trx, news)
    return seenAgain(trx, actor, id, now)
  })
}

/** Returns whether somebody may review an ad, or why not. */
export function answerTo(ad: ReviewedRow, actor: Actor | null): Schemas['MayReview'] {
  return mayReview({
    signedIn: actor !== null,
    live: ad.live,
    isOwner: ad.owner_id === actor?.id,
    isColleague: ad.is_colleague,
    hasReview: ad.has_review,
  })
}

/** Whether a text has the badge, and why it waits; null if it does not. */
async function judge(
  deps: ReviewDeps,
  trx: Trx,
  { ad, text, userId, before }: { ad: ReviewedRow; text: string; userId: number; before: boolean },
): Promise<{ contacted: boolean; held: string[] | null }> {
  const about = { userId, adId: ad.id, sellerId: ad.seller_id, now: deps.clock.now() }
  // The badge stays, however long ago the phone was revealed.
  const contacted = before || hasContactBadge(await contactsOf(trx, about, deps.hadAnswer))
  const reasons = holdReasons({
    text,
    namesContacts: contactsIn(text).length > 0,
    contacted,
    wasColleague: ad.was_colleague,
    again: ad.again,
  })
  return { contacted, held: reasons.length > 0 ? reasons : null }
}

/** Changes the own review for a day. @throws RefusalError `invalid`, `not_found`, `action_not_allowed`, `too_many_requests` */
export async function editReview(
  deps: ReviewDeps,
  actor: Actor,
  id: number,
  values: Schemas['ReviewForm'],
): Promise<Schemas['Review']> {
  const { form, errors } = checkReview(values)
  if (errors) throw new RefusalError('invalid', { errors })
  await hitOrRefuse(deps.db, deps.clock, `review:${actor.id}`, WRITINGS)
  const now = deps.clock.now()
  return withTransaction(deps.db, async (trx) => {
    const row = await decided(trx, actor, { id, action: 'edit', now })
    const ad = await findReviewed(trx, row.ad_id, row.author_id, id)
    if (!ad) throw new RefusalError('not_found')
    const { contacted, held } = await judge(deps, trx, {
      ad,
      text: form.text,
      userId: actor.id,
      before: row.contacted,
    })
    const isHeld = held !== null
    const isNew = reviewStateAfter('edit', stateOf(row), isHeld) === 'visible' && row.shown_at === null
    await changeReview(trx, id, {
      ...form,
      contacted,
      held,
      edited_at: now,
      ...(isNew && { shown_at: now }),
    })
    if (isNew) await announceReview(deps, trx, { ...newsOf(row), stars: form.stars })
    if (isHeld !== (row.held !== null)) await hintAtQueue(deps, trx, { actorId: actor.id, entered: null })
    return seenAgain(trx, actor, id, now)
  })
}

/**
 * Deletes a review: its author, or staff with a reason. Open reports about it are closed.
 * @throws RefusalError `invalid`, `not_found`, `action_not_allowed`
 */
export async function deleteReview(
  deps: ReviewDeps,
  actor: Actor,
  id: number,
  values: Schemas['ReviewRemoval'],
): Promise<Schemas['Review']> {
  const now = deps.clock.now()
  return withTransaction(deps.db, async (trx) => {
    const row = await decided(trx, actor, { id, action: 'delete', now })
    const byStaff = needsReviewReason('delete', reviewActorOf(actor, row))
    const removal = byStaff ? removalIn(values) : {}
    const { reason = null, comment = null, answer = null } = removal
    await changeReview(trx, id, {
      status: REVIEW_STATUS.deleted,
      deleted_at: now,
      deleted_by: actor.id,
      deletion_reason: reason,
      deletion_comment: comment,
    })
    const reports = await closeReports(trx, id, {
      verdict: byStaff ? 'deleted' : 'withdrawn',
      reason,
      answer,
      by: actor.id,
      now,
    })
    const news = newsOf(row)
    await announceVerdict(deps, trx, news, { reports, isKept: false, reason, answer })
    if (byStaff) {
      await announceToAuthor(deps, trx, 'deleted', news, { reason, comment })
      await recordAct(trx, {
        actorId: actor.id,
        subject: 'review',
        subjectId: id,
        action: 'delete',
        from: REVIEW_STATUS.written,
        to: REVIEW_STATUS.deleted,
        details: { ad_id: row.ad_id, code: reason, comment },
        now,
      })
    }
    if (row.held || reports.length > 0) await hintAtQueue(deps, trx, { actorId: actor.id, entered: null })
    return seenAgain(trx, actor, id, now)
  })
}

function removalIn(values: Schemas['ReviewRemoval']): Schemas['ReviewRemoval'] {
  const { form, errors } = checkReviewRemoval(values)
  if (errors) throw new RefusalError('invalid', { errors })
  return form
}
