import type { components } from '@sauda/sdk'
import { mayActOnReview, reviewActions } from '@sauda/sdk/reviews'
import type { Actor } from '../../contract/call.ts'
import type { Trx } from '../../platform/database/transaction.ts'
import { RefusalError } from '../../refusal.ts'
import type { ReviewNews } from './announce.ts'
import { findReview, type ReviewRow } from './list-queries.ts'
import { mayRead, reviewFacts, viewReview } from './view.ts'

type Schemas = components['schemas']

/**
 * Returns a review on which somebody may act now, locked until the transaction ends.
 * @throws RefusalError `not_found` if they may not see it, `action_not_allowed` if they may not do this now
 */
export async function decided(
  trx: Trx,
  actor: Actor,
  { id, action, now }: { id: number; action: Schemas['ReviewAction']; now: Date },
): Promise<ReviewRow> {
  const row = await findReview(trx, id, { lock: true })
  if (!row || !mayRead(row, actor)) throw new RefusalError('not_found')
  const facts = reviewFacts(row, actor, now)
  if (!mayActOnReview(action, facts)) {
    throw new RefusalError('action_not_allowed', { allowed_actions: reviewActions(facts) })
  }
  return row
}

/** Returns a review as it is after a change. */
export async function seenAgain(trx: Trx, actor: Actor, id: number, now: Date): Promise<Schemas['Review']> {
  const row = await findReview(trx, id)
  if (!row) throw new RefusalError('not_found')
  return viewReview(row, actor, now)
}

/** Returns what notifications say of a review. */
export function newsOf({ id, ad_id, author_id, owner_id, company_id, ad }: ReviewRow): ReviewNews {
  return { id, ad_id, author_id, owner_id, company_id, title: ad.title, title_kk: ad.title_kk }
}
