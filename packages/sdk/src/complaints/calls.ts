import { type CallOptions, type Portal, read, write } from '../client/index.ts'
import type { AdComplaint, AdComplaintResult, ComplainedAds, ComplaintReview } from '../generated/schemas.ts'

/**
 * Tells the moderators what is wrong with a published ad; guests may too. `repeated` means that the same visitor's
 * earlier complaint still waits and nothing was added. Throws `invalid`, `not_found`, `too_many_requests`.
 * POST /api/userBanner/complain/{id}.
 */
export function complainAboutAd(
  portal: Portal,
  id: number,
  complaint: AdComplaint,
  options?: CallOptions,
): Promise<AdComplaintResult> {
  return write(portal, options, (init) =>
    portal.http.POST('/api/userBanner/complain/{id}', { ...init, params: { path: { id } }, body: complaint }),
  )
}

/**
 * Returns the ads with complaints that no moderator has reviewed, at most 100, those that have waited longest first, and
 * how many there are; staff only. The first one's `first_at` is since when complaints wait, RFC 3339 in UTC. Throws `forbidden`, `sign_in_required`. GET /api/userBanner/complaints.
 */
export function complainedAds(portal: Portal, options?: CallOptions): Promise<ComplainedAds> {
  return read(portal, options, (init) => portal.http.GET('/api/userBanner/complaints', init))
}

/**
 * Closes the open complaints about an ad up to the newest one that was seen; staff only. Throws `not_found`,
 * `forbidden`, `sign_in_required`. POST /api/userBanner/reviewComplaints/{id}.
 */
export function reviewComplaints(
  portal: Portal,
  id: number,
  review: ComplaintReview,
  options?: CallOptions,
): Promise<boolean> {
  return write(portal, options, (init) =>
    portal.http.POST('/api/userBanner/reviewComplaints/{id}', {
      ...init,
      params: { path: { id } },
      body: review,
    }),
  )
}
