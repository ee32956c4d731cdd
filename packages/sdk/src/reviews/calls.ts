import {
  type CallOptions,
  type CreateOptions,
  create,
  orEmpty,
  type Page,
  type Portal,
  read,
  write,
} from '../client/index.ts'
import type {
  Review,
  ReviewAll,
  ReviewCounts,
  ReviewDecision,
  ReviewDraft,
  ReviewFilter,
  ReviewForm,
  ReviewPageRequest,
  ReviewRemoval,
  ReviewReplyForm,
  ReviewReportForm,
  ReviewsOfAd,
} from '../generated/schemas.ts'

/**
 * Returns a page of reviews: of an ad for everybody, the own ones, those of the own shop, or the lists of staff; empty with
 * `error` on failure. POST /api/userReview/pagination (spec §7).
 */
export function reviewPage(
  portal: Portal,
  request: ReviewPageRequest,
  options?: CallOptions,
): Promise<Page<Review>> {
  return orEmpty(
    read(portal, options, (init) =>
      portal.http.POST('/api/userReview/pagination', { ...init, body: request }),
    ),
  )
}

/** All reviews that match a filter: a page that has no next one. */
export type AllReviews = Page<Review> & Partial<Pick<ReviewAll, 'truncated'>>

/**
 * Returns all reviews that match a filter, at most 1,000 and then `truncated`; empty with `error` on failure.
 * POST /api/userReview/all (spec §7).
 */
export function allReviews(portal: Portal, filter: ReviewFilter, options?: CallOptions): Promise<AllReviews> {
  return orEmpty(
    read(portal, options, (init) => portal.http.POST('/api/userReview/all', { ...init, body: filter })).then(
      (all) => ({ ...all, next: null }),
    ),
  )
}

/**
 * Returns the numbers of an ad and of its seller, the own review of the ad, and whether the user may write one. Throws
 * `not_found`. GET /api/userReview/ofAd/{id}.
 */
export function reviewsOfAd(portal: Portal, adId: number, options?: CallOptions): Promise<ReviewsOfAd> {
  return read(portal, options, (init) =>
    portal.http.GET('/api/userReview/ofAd/{id}', { ...init, params: { path: { id: adId } } }),
  )
}

/**
 * Returns one review, with its ad: a public one, an own one, or for staff any. Throws `not_found`.
 * GET /api/userReview/getById/{id}.
 */
export function getReview(portal: Portal, id: number, options?: CallOptions): Promise<Review> {
  return read(portal, options, (init) =>
    portal.http.GET('/api/userReview/getById/{id}', { ...init, params: { path: { id } } }),
  )
}

/**
 * Returns how many reviews wait for the current user: held and reported ones for staff, ones without a reply for sellers.
 * Throws `not_found` for another user, `sign_in_required`. GET /api/userReview/count/{id}.
 */
export function countReviews(portal: Portal, userId: number, options?: CallOptions): Promise<ReviewCounts> {
  return read(portal, options, (init) =>
    portal.http.GET('/api/userReview/count/{id}', { ...init, params: { path: { id: userId } } }),
  )
}

/**
 * Reviews a public ad. The review is public at once, or waits for a look by staff (`held`). Throws `invalid`, `not_found` if
 * the ad is not public any more, `action_not_allowed` if the user may not review it (see `mayReview`), `idempotency_conflict`,
 * `too_many_requests`, `sign_in_required`. POST /api/userReview/create (spec §7).
 */
export function createReview(portal: Portal, draft: ReviewDraft, options?: CreateOptions): Promise<Review> {
  return create(portal, options, (init) =>
    portal.http.POST('/api/userReview/create', { ...init, body: draft }),
  )
}

/**
 * Changes an own review, for 24 hours. Throws `invalid`, `not_found`, `action_not_allowed`, `too_many_requests`.
 * POST /api/userReview/edit/{id}.
 */
export function editReview(
  portal: Portal,
  id: number,
  form: ReviewForm,
  options?: CallOptions,
): Promise<Review> {
  return write(portal, options, (init) =>
    portal.http.POST('/api/userReview/edit/{id}', { ...init, params: { path: { id } }, body: form }),
  )
}

/**
 * Deletes an own review, or as staff any with a reason. Throws `invalid` without a reason, `not_found`, `action_not_allowed`.
 * POST /api/userReview/delete/{id} (spec §7).
 */
export function deleteReview(
  portal: Portal,
  id: number,
  removal: ReviewRemoval = {},
  options?: CallOptions,
): Promise<Review> {
  return write(portal, options, (init) =>
    portal.http.POST('/api/userReview/delete/{id}', { ...init, params: { path: { id } }, body: removal }),
  )
}

/**
 * Replies to a review of an own ad, once. Throws `invalid`, `not_found`, `action_not_allowed`.
 * POST /api/userReview/reply/{id}.
 */
export function replyToReview(
  portal: Portal,
  id: number,
  form: ReviewReplyForm,
  options?: CallOptions,
): Promise<Review> {
  return write(portal, options, (init) =>
    portal.http.POST('/api/userReview/reply/{id}', { ...init, params: { path: { id } }, body: form }),
  )
}

/**
 * Changes the reply to a review of an own ad, for 24 hours. Throws `invalid`, `not_found`, `action_not_allowed`.
 * POST /api/userReview/editReply/{id}.
 */
export function editReviewReply(
  portal: Portal,
  id: number,
  form: ReviewReplyForm,
  options?: CallOptions,
): Promise<Review> {
  return write(portal, options, (init) =>
    portal.http.POST('/api/userReview/editReply/{id}', { ...init, params: { path: { id } }, body: form }),
  )
}

/**
 * Tells staff what is wrong with a review. The report of the answer has its number. Throws `invalid`, `not_found`,
 * `action_not_allowed` if the user or the company has reported it already, `too_many_requests`. POST /api/userReview/report/{id}.
 */
export function reportReview(
  portal: Portal,
  id: number,
  form: ReviewReportForm,
  options?: CallOptions,
): Promise<Review> {
  return write(portal, options, (init) =>
    portal.http.POST('/api/userReview/report/{id}', { ...init, params: { path: { id } }, body: form }),
  )
}

/**
 * Publishes a held review, or keeps a reported one; staff only. Throws `invalid`, `not_found`, `forbidden`,
 * `action_not_allowed` if somebody else was faster. POST /api/userReview/decide/{id}.
 */
export function decideReview(
  portal: Portal,
  id: number,
  decision: ReviewDecision,
  options?: CallOptions,
): Promise<Review> {
  return write(portal, options, (init) =>
    portal.http.POST('/api/userReview/decide/{id}', { ...init, params: { path: { id } }, body: decision }),
  )
}
