import { type CallOptions, type Portal, read, type Schema, write } from '../client/index.ts'
import type { Ad } from './calls.ts'

/** What a decision was made on; with a `version` that is no longer the ad's, it fails with `changed_meanwhile`. */
export type AdDecision = Schema<'AdDecision'>
export type AdRefusal = Schema<'AdRefusal'>
/** Staff have to give a reason, an owner need not. */
export type AdRemoval = Schema<'AdRemoval'>
/** `token` is the one from the letter that warned of the end. */
export type AdActivation = Schema<'AdActivation'>
export type AdBulkResult = Schema<'AdBulkResult'>
export type AdModeration = Schema<'AdModeration'>
export type AdEvent = Schema<'AdEvent'>
/** The others who have the ad open, and its version now. */
export type AdWatch = { watchers: Schema<'AdWatchers'>; version: number }

/**
 * Publishes an ad's newest revision for 30 days; staff only. Throws `action_not_allowed` and `changed_meanwhile`
 * with `allowed_actions`, `not_found`, `forbidden`, `sign_in_required`, as every action here does.
 * POST /api/userBanner/publish/{id} (spec §7).
 */
export function publishAd(
  portal: Portal,
  id: number,
  decision: AdDecision = {},
  options?: CallOptions,
): Promise<Ad> {
  return write(portal, options, (init) =>
    portal.http.POST('/api/userBanner/publish/{id}', { ...init, params: { path: { id } }, body: decision }),
  )
}

/**
 * Sends an ad's newest revision back to its owner (20); staff only. What is public stays public. Throws `invalid`
 * on `reason` or `comment`. POST /api/userBanner/needEdits/{id} (spec §7).
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
 * Takes an ad off publication; a waiting edit keeps its status, all else becomes 30. Throws `invalid` where staff
 * give no reason. POST /api/userBanner/unpublish/{id} (spec §7).
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

/** Puts an ad into the archive (40), where nobody else sees it. POST /api/userBanner/archive/{id} (spec §7). */
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
 * Deletes an ad for everyone; its owner only where it is not published, staff with a reason at any time.
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
 * Publishes an ad of 30 or 40 again, or for 30 days more in its last three; to moderation (15) where it was changed
 * or staff removed it. With the letter's `token` nobody need be signed in.
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
 * Takes one photo of the newest revision off an ad, as an update without it would.
 * POST /api/userBanner/removeImage (spec §7).
 */
export function removeAdImage(portal: Portal, image: Schema<'AdImage'>, options?: CallOptions): Promise<Ad> {
  return write(portal, options, (init) =>
    portal.http.POST('/api/userBanner/removeImage', { ...init, body: image }),
  )
}

/**
 * Takes one photo out of every revision of an ad at once, the public one included; staff only. Status and other photos
 * stay, the owner is told. Throws `invalid` on `key`, `reason` or `comment`. POST /api/userBanner/takeDownImage.
 */
export function takeDownAdImage(
  portal: Portal,
  image: Schema<'AdImageRemoval'>,
  options?: CallOptions,
): Promise<Ad> {
  return write(portal, options, (init) =>
    portal.http.POST('/api/userBanner/takeDownImage', { ...init, body: image }),
  )
}

/**
 * Publishes or archives up to 100 ads, each for itself; staff only. Answers what became of each, in the order asked: with
 * `versions`, as many as `ids`, an ad that is another one by now fails with `changed_meanwhile`.
 * POST /api/userBanner/bulk.
 */
export async function bulkAds(
  portal: Portal,
  bulk: Schema<'AdBulk'>,
  options?: CallOptions,
): Promise<AdBulkResult[]> {
  const { items } = await write(portal, options, (init) =>
    portal.http.POST('/api/userBanner/bulk', { ...init, body: bulk }),
  )
  return items
}

/**
 * An ad as its moderator needs it: before and after, history, owner, what waits next. Throws `not_found`,
 * `forbidden`. GET /api/userBanner/moderation/{id}.
 */
export function adModeration(portal: Portal, id: number, options?: CallOptions): Promise<AdModeration> {
  return read(portal, options, (init) =>
    portal.http.GET('/api/userBanner/moderation/{id}', { ...init, params: { path: { id } } }),
  )
}

/**
 * Says that one has an ad's moderation page open (every 15 seconds), or with `leave` that it was closed.
 * POST /api/userBanner/watch/{id}.
 */
export function watchAd(
  portal: Portal,
  id: number,
  watch: { leave?: boolean } = {},
  options?: CallOptions,
): Promise<AdWatch> {
  return write(portal, options, (init) =>
    portal.http.POST('/api/userBanner/watch/{id}', { ...init, params: { path: { id } }, body: watch }),
  )
}
