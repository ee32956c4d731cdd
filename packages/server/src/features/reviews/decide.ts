import type { components } from '@sauda/sdk'
import { checkReviewDecision, REVIEW_STATUS } from '@sauda/sdk/reviews'
import type { Actor } from '../../contract/call.ts'
import { recordAct } from '../../platform/audit-queries.ts'
import { type Trx, withTransaction } from '../../platform/database/transaction.ts'
import { RefusalError } from '../../refusal.ts'
import { requireCapability } from '../access/require-capability.ts'
import { hintAtQueue } from '../ads/moderation/watch.ts'
import { announceReview, announceToAuthor, announceVerdict } from './announce.ts'
import type { ReviewDeps } from './deps.ts'
import { changeReview, closeReports } from './review-queries.ts'
import { decided, newsOf, seenAgain } from './step.ts'

type Schemas = components['schemas']

/**
 * Publishes a held review, or keeps a reported one; for staff.
 * @throws RefusalError `forbidden`, `invalid`, `not_found`, `action_not_allowed`
 */
export async function decideReview(
  deps: ReviewDeps,
  actor: Actor,
  id: number,
  values: Schemas['ReviewDecision'],
): Promise<Schemas['Review']> {
  requireCapability(actor, 'reviews.moderate')
  const { form, errors } = checkReviewDecision(values)
  if (errors) throw new RefusalError('invalid', { errors })
  const now = deps.clock.now()
  return withTransaction(deps.db, async (trx) => {
    const { reason = null, answer = null } = form
    const act = { deps, trx, actor, id, now }
    const adId = form.decision === 'publish' ? await publish(act) : await keep(act, { reason, answer })
    await recordAct(trx, {
      actorId: actor.id,
      subject: 'review',
      subjectId: id,
      action: form.decision,
      from: REVIEW_STATUS.written,
      to: REVIEW_STATUS.written,
      details: { ad_id: adId, ...(reason && { code: reason, comment: answer }) },
      now,
    })
    await hintAtQueue(deps, trx, { actorId: actor.id, entered: null })
    return seenAgain(trx, actor, id, now)
  })
}

type Act = { deps: ReviewDeps; trx: Trx; actor: Actor; id: number; now: Date }

async function publish({ deps, trx, actor, id, now }: Act): Promise<number> {
  const row = await decided(trx, actor, { id, action: 'publish', now })
  await changeReview(trx, id, { held: null, shown_at: row.shown_at ?? now })
  const news = newsOf(row)
  // One that was held again after an edit has been told to the seller.
  if (row.shown_at === null) await announceReview(deps, trx, { ...news, stars: row.stars })
  await announceToAuthor(deps, trx, 'published', news)
  return row.ad_id
}

async function keep(
  { deps, trx, actor, id, now }: Act,
  { reason, answer }: { reason: string | null; answer: string | null },
): Promise<number> {
  const row = await decided(trx, actor, { id, action: 'keep', now })
  const reports = await closeReports(trx, id, { verdict: 'kept', reason, answer, by: actor.id, now })
  await announceVerdict(deps, trx, newsOf(row), { reports, isKept: true, reason, answer })
  return row.ad_id
}
