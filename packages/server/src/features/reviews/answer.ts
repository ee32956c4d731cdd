import type { components } from '@sauda/sdk'
import { contactsIn } from '@sauda/sdk/ads'
import { checkReviewReply, checkReviewReport, replyProblems } from '@sauda/sdk/reviews'
import type { Actor } from '../../contract/call.ts'
import { withTransaction } from '../../platform/database/transaction.ts'
import { hitOrRefuse } from '../../platform/limiter.ts'
import { RefusalError } from '../../refusal.ts'
import { hintAtQueue } from '../ads/moderation/watch.ts'
import { announceToAuthor } from './announce.ts'
import type { ReviewDeps } from './deps.ts'
import { changeReview, insertReport } from './review-queries.ts'
import { decided, newsOf, seenAgain } from './step.ts'
import { reviewActorOf } from './view.ts'

type Schemas = components['schemas']

/** Reports of one person in an hour. */
const REPORTS = { limit: 20, windowSeconds: 3600 }

/** Replies to a review of an own ad, once. @throws RefusalError `invalid`, `not_found`, `action_not_allowed` */
export async function replyToReview(
  deps: ReviewDeps,
  actor: Actor,
  id: number,
  values: Schemas['ReviewReplyForm'],
): Promise<Schemas['Review']> {
  const { text } = replyIn(values)
  const now = deps.clock.now()
  return withTransaction(deps.db, async (trx) => {
    const row = await decided(trx, actor, { id, action: 'reply', now })
    await changeReview(trx, id, { reply: text, replied_by: actor.id, replied_at: now })
    await announceToAuthor(deps, trx, 'replied', newsOf(row))
    return seenAgain(trx, actor, id, now)
  })
}

/** Changes the reply for a day. @throws RefusalError `invalid`, `not_found`, `action_not_allowed` */
export async function editReviewReply(
  deps: ReviewDeps,
  actor: Actor,
  id: number,
  values: Schemas['ReviewReplyForm'],
): Promise<Schemas['Review']> {
  const { text } = replyIn(values)
  const now = deps.clock.now()
  return withTransaction(deps.db, async (trx) => {
    await decided(trx, actor, { id, action: 'editReply', now })
    await changeReview(trx, id, { reply: text, reply_edited_at: now })
    return seenAgain(trx, actor, id, now)
  })
}

function replyIn(values: Schemas['ReviewReplyForm']): Schemas['ReviewReplyForm'] {
  const { form, errors } = checkReviewReply(values)
  if (errors) throw new RefusalError('invalid', { errors })
  // A reply is public at once: what a review would wait for is refused in it.
  const text = replyProblems(form.text, contactsIn(form.text).length > 0)
  if (text.length > 0) throw new RefusalError('invalid', { errors: { text } })
  return form
}

/** Tells staff what is wrong with a review. @throws RefusalError `invalid`, `not_found`, `action_not_allowed`, `too_many_requests` */
export async function reportReview(
  deps: ReviewDeps,
  actor: Actor,
  id: number,
  values: Schemas['ReviewReportForm'],
): Promise<Schemas['Review']> {
  const { form, errors } = checkReviewReport(values)
  if (errors) throw new RefusalError('invalid', { errors })
  await hitOrRefuse(deps.db, deps.clock, `review:report:${actor.id}`, REPORTS)
  const now = deps.clock.now()
  return withTransaction(deps.db, async (trx) => {
    const row = await decided(trx, actor, { id, action: 'report', now })
    const byShop = reviewActorOf(actor, row) === 'shop'
    await insertReport(trx, {
      reviewId: id,
      reporterId: actor.id,
      companyId: byShop ? row.company_id : null,
      byShop,
      reason: form.reason,
      text: form.text ?? null,
      now,
    })
    await hintAtQueue(deps, trx, { actorId: actor.id, entered: null })
    return seenAgain(trx, actor, id, now)
  })
}
