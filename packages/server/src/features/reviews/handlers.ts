import type { Call, Handlers } from '../../contract/call.ts'
import { requireActor } from '../access/require-actor.ts'
import { editReviewReply, replyToReview, reportReview } from './answer.ts'
import { decideReview } from './decide.ts'
import type { ReviewDeps } from './deps.ts'
import { allReviews, countReviews, getReview, reviewPage, reviewsOfAd } from './lists.ts'
import { createReview, deleteReview, editReview } from './write.ts'

type ReviewOperations =
  | 'reviewPage'
  | 'allReviews'
  | 'reviewsOfAd'
  | 'getReview'
  | 'countReviews'
  | 'createReview'
  | 'editReview'
  | 'deleteReview'
  | 'replyToReview'
  | 'editReviewReply'
  | 'reportReview'
  | 'decideReview'

export function reviewHandlers(deps: ReviewDeps): Pick<Handlers, ReviewOperations> {
  return {
    reviewPage: ({ actor, body }) => reviewPage(deps, actor, body),
    allReviews: ({ actor, body }) => allReviews(deps, actor, body),
    reviewsOfAd: ({ actor, params }) => reviewsOfAd(deps, actor, params.id),
    getReview: ({ actor, params }) => getReview(deps, actor, params.id),
    countReviews: ({ actor, params }) => countReviews(deps, requireActor(actor), params.id),
    createReview: ({ actor, body, transact }: Call<'createReview'>) =>
      createReview(deps, requireActor(actor), body, transact),
    editReview: ({ actor, params, body }) => editReview(deps, requireActor(actor), params.id, body),
    deleteReview: ({ actor, params, body }) => deleteReview(deps, requireActor(actor), params.id, body ?? {}),
    replyToReview: ({ actor, params, body }) => replyToReview(deps, requireActor(actor), params.id, body),
    editReviewReply: ({ actor, params, body }) => editReviewReply(deps, requireActor(actor), params.id, body),
    reportReview: ({ actor, params, body }) => reportReview(deps, requireActor(actor), params.id, body),
    decideReview: ({ actor, params, body }) => decideReview(deps, requireActor(actor), params.id, body),
  }
}
