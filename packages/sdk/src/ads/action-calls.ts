import { type CallOptions, type Portal, read, write } from '../client/index.ts'
import type {
  Ad,
  AdActivation,
  AdBulk,
  AdBulkResult,
  AdDecision,
  AdImage,
  AdImageRemoval,
  AdModeration,
  AdPublication,
  AdRefusal,
  AdRemoval,
  AdWatch,
  AdWatchReport,
  ModerationPace,
  ModerationQueue,
  QueueEntry,
} from '../generated/schemas.ts'

/**
 * Publishes an ad's newest revision for 30 days; staff only. With `undo_seconds` (1 to 60) it takes effect after that
 * time, and until then `undoPublication` undoes it. Like every action here, it throws `action_not_allowed` and
 * `changed_meanwhile` with `allowed_actions`, `not_found`, `forbidden`, `sign_in_required`.
 * POST /api/userBanner/publish/{id} (spec §7).
 */
export function publishAd(
  portal: Portal,
  id: number,
  publication: AdPublication = {},
  options?: CallOptions,
): Promise<Ad> {
  return write(portal, options, (init) =>
    portal.http.POST('/api/userBanner/publish/{id}', {
      ...init,
      params: { path: { id } },
      body: publication,
    }),
  )
}

/**
 * Undoes a publication that has not taken effect yet; staff only. Throws `action_not_allowed` if none is planned, or not
 * any more. POST /api/userBanner/undoPublish/{id}.
 */
export function undoPublication(portal: Portal, id: number, options?: CallOptions): Promise<Ad> {
  return write(portal, options, (init) =>
    portal.http.POST('/api/userBanner/undoPublish/{id}', { ...init, params: { path: { id } } }),
  )
}

/**
 * Sends an ad's newest revision back to its owner (20); staff only. The public revision stays public. Throws `invalid`
 * for `reason` or `comment`. POST /api/userBanner/needEdits/{id} (spec §7).
 */
export function needEdits(
  portal: Portal,
  id: number,
  refusal: AdRefusal,
  options?: CallOptions,
): Promise<Ad> {
  return write(portal, options, (init) =>
    portal.http.POST('/api/userBanner/needEdits/{id}', { ...init, params: { path: { id } }, body: refusal }),
  )
}

/**
 * Unpublishes an ad. A waiting edit keeps its status, otherwise the status becomes 30. Throws `invalid` if staff give
 * no reason. POST /api/userBanner/unpublish/{id} (spec §7).
 */
export function unpublishAd(
  portal: Portal,
  id: number,
  removal: AdRemoval = {},
  options?: CallOptions,
): Promise<Ad> {
  return write(portal, options, (init) =>
    portal.http.POST('/api/userBanner/unpublish/{id}', { ...init, params: { path: { id } }, body: removal }),
  )
}

/** Archives an ad (40); it is no longer public. POST /api/userBanner/archive/{id} (spec §7). */
export function archiveAd(
  portal: Portal,
  id: number,
  decision: AdDecision = {},
  options?: CallOptions,
): Promise<Ad> {
  return write(portal, options, (init) =>
    portal.http.POST('/api/userBanner/archive/{id}', { ...init, params: { path: { id } }, body: decision }),
  )
}

/**
 * Deletes an ad for everyone. The owner can delete it unless it is published, staff at any time with a reason.
 * POST /api/userBanner/delete/{id} (spec §7).
 */
export function deleteAd(
  portal: Portal,
  id: number,
  removal: AdRemoval = {},
  options?: CallOptions,
): Promise<true> {
  return write(portal, options, (init) =>
    portal.http.POST('/api/userBanner/delete/{id}', { ...init, params: { path: { id } }, body: removal }),
  )
}

/**
 * Publishes an ad with status 30 or 40 again, or extends it by 30 days in its last three; sends it to moderation (15)
 * if it was changed or staff removed it. With the `token` of the e-mail no session is needed.
 * POST /api/userBanner/activate/{id} (spec §7).
 */
export function activateAd(
  portal: Portal,
  id: number,
  activation: AdActivation = {},
  options?: CallOptions,
): Promise<Ad> {
  return write(portal, options, (init) =>
    portal.http.POST('/api/userBanner/activate/{id}', {
      ...init,
      params: { path: { id } },
      body: activation,
    }),
  )
}

/** Raises an ad to the top of the catalogue, once in 24 hours. POST /api/userBanner/up/{id} (spec §7). */
export function raiseAd(
  portal: Portal,
  id: number,
  decision: AdDecision = {},
  options?: CallOptions,
): Promise<Ad> {
  return write(portal, options, (init) =>
    portal.http.POST('/api/userBanner/up/{id}', { ...init, params: { path: { id } }, body: decision }),
  )
}

/**
 * Removes one photo from the newest revision of an ad, as an update without it would.
 * POST /api/userBanner/removeImage (spec §7).
 */
export function removeAdImage(portal: Portal, image: AdImage, options?: CallOptions): Promise<Ad> {
  return write(portal, options, (init) =>
    portal.http.POST('/api/userBanner/removeImage', { ...init, body: image }),
  )
}

/**
 * Removes one photo from every revision of an ad, including the public one; staff only. Status and other photos stay,
 * and the owner is notified. Throws `invalid` for `key`, `reason` or `comment`. POST /api/userBanner/takeDownImage.
 */
export function takeDownAdImage(portal: Portal, image: AdImageRemoval, options?: CallOptions): Promise<Ad> {
  return write(portal, options, (init) =>
    portal.http.POST('/api/userBanner/takeDownImage', { ...init, body: image }),
  )
}

/**
 * Publishes or archives up to 100 ads independently of each other; staff only. Returns the result for each ad in the
 * order of `ids`. With `versions`, as many as `ids`, an ad with another version fails with `changed_meanwhile`.
 * POST /api/userBanner/bulk.
 */
export async function bulkAds(portal: Portal, bulk: AdBulk, options?: CallOptions): Promise<AdBulkResult[]> {
  const { items } = await write(portal, options, (init) =>
    portal.http.POST('/api/userBanner/bulk', { ...init, body: bulk }),
  )
  return items
}

/**
 * Returns an ad for moderation: before and after the edit, history, owner, next ad in the queue. Throws `not_found`,
 * `forbidden`. GET /api/userBanner/moderation/{id}.
 */
export function adModeration(portal: Portal, id: number, options?: CallOptions): Promise<AdModeration> {
  return read(portal, options, (init) =>
    portal.http.GET('/api/userBanner/moderation/{id}', { ...init, params: { path: { id } } }),
  )
}

/** Options of `moderationQueue`. */
export interface QueueOptions extends CallOptions {
  /** Only ads that wait for this reason; all of them by default. */
  entry?: QueueEntry | undefined
  /** The id of an ad around which the queue is returned; its beginning by default. */
  around?: number | undefined
  /** How many ads are returned at most, 1 to 100; 100 by default. With `around`, half of them stand before the ad. */
  limit?: number | undefined
}

/**
 * Returns the ads that wait for a moderator, at most 100, the longest waiting first, each with the number of its flags,
 * and the counts of all; staff only. Times are RFC 3339 in UTC. With `entry` only those that wait for this reason; with
 * `around` those that stand around an ad, `skipped` is then how many stand before the first. Throws `forbidden`,
 * `sign_in_required`.
 * GET /api/userBanner/queue.
 */
export function moderationQueue(
  portal: Portal,
  { entry, around, limit, ...options }: QueueOptions = {},
): Promise<ModerationQueue> {
  return read(portal, options, (init) =>
    portal.http.GET('/api/userBanner/queue', {
      ...init,
      params: { query: { ...(entry && { entry }), ...(around && { around }), ...(limit && { limit }) } },
    }),
  )
}

/**
 * Returns how long moderators lately took to decide: the median, in minutes, or null if there were too few decisions.
 * Throws `sign_in_required`. GET /api/userBanner/pace.
 */
export function moderationPace(portal: Portal, options?: CallOptions): Promise<ModerationPace> {
  return read(portal, options, (init) => portal.http.GET('/api/userBanner/pace', init))
}

/**
 * Reports that the moderation page of an ad is open (every 15 seconds), or with `leave` that it was closed.
 * POST /api/userBanner/watch/{id}.
 */
export function watchAd(
  portal: Portal,
  id: number,
  watch: AdWatchReport = {},
  options?: CallOptions,
): Promise<AdWatch> {
  return write(portal, options, (init) =>
    portal.http.POST('/api/userBanner/watch/{id}', { ...init, params: { path: { id } }, body: watch }),
  )
}
