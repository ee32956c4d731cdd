import {
  type CallOptions,
  type CreateOptions,
  create,
  iterate,
  orEmpty,
  orZero,
  type Page,
  type Portal,
  read,
  write,
} from '../client/index.ts'
import type {
  Ad,
  AdCard,
  AdFilter,
  AdPageRequest,
  AdQueryUnderstood,
  AdRevision,
  AdRoomsRequest,
  Room,
} from '../generated/schemas.ts'
import { adFields, adForm, isFile, photoOrder } from './ad-form.ts'
import type { AdDraft } from './ad-shape.ts'

/** All ads that match a filter. */
export interface AllAds extends Page<AdCard> {
  /** Whether there are more ads than the 1,000 returned. */
  truncated?: boolean | undefined
}

/** What an update of an ad needs besides the draft. */
export interface AdEdit {
  /** Keys of the photos that stay and files of new ones, in their new order; the first is the cover. */
  photos: readonly (string | Blob)[]
  /** `version` of the ad that was opened; the update fails with `changed_meanwhile` if there is another one by now. */
  version?: number | undefined
}

/** Options of `getAd`. */
export interface AdOptions extends CallOptions {
  /** The revision to return; by default the live one, or the newest if none is live. */
  revision?: AdRevision | undefined
}

/** A page of ads, and how the query was taken where the ads are not what it says as it was typed. */
export type FoundAds = Page<AdCard> & { understood?: AdQueryUnderstood | undefined }

/**
 * Returns a page of ads by list, filters and cursor, 24 by default (`limit`); empty with `error` on failure.
 * Prices are whole tenge. Lists other than the catalogue fail with `sign_in_required` for guests.
 * POST /api/userBanner/pagination (spec §7).
 */
export function adPage(
  portal: Portal,
  request: AdPageRequest = {},
  options?: CallOptions,
): Promise<FoundAds> {
  return orEmpty(
    read(portal, options, (init) =>
      portal.http.POST('/api/userBanner/pagination', { ...init, body: request }),
    ),
  )
}

/**
 * Iterates over all ads that match a filter, page by page, for `for await`. Throws a PortalError when a page fails.
 * POST /api/userBanner/pagination (spec §7).
 */
export function eachAd(
  portal: Portal,
  request: AdPageRequest = {},
  options?: CallOptions,
): AsyncGenerator<AdCard, void, undefined> {
  return iterate((cursor) => adPage(portal, { ...request, cursor: cursor ?? request.cursor }, options))
}

/**
 * Returns all ads that match a filter, at most 1,000 and then `truncated`; empty with `error` on failure.
 * POST /api/userBanner/all (spec §7).
 */
export function allAds(portal: Portal, filter: AdFilter = {}, options?: CallOptions): Promise<AllAds> {
  return orEmpty(
    read(portal, options, (init) => portal.http.POST('/api/userBanner/all', { ...init, body: filter })).then(
      (all) => ({ ...all, next: null }),
    ),
  )
}

/**
 * Returns the rooms that an ad of the current user may name; staff may specify another user. Empty with `error` on
 * failure.
 * POST /api/userBanner/rooms (spec §7).
 */
export function adRooms(
  portal: Portal,
  request: AdRoomsRequest = {},
  options?: CallOptions,
): Promise<Page<Room>> {
  return orEmpty(
    read(portal, options, (init) => portal.http.POST('/api/userBanner/rooms', { ...init, body: request })),
  )
}

/**
 * Creates an ad with its photos, the first of which is the cover; it then waits for a moderator (status 10).
 * All or nothing. Throws `invalid` with codes by field (`photos.2` is the third photo), `sign_in_required`,
 * `forbidden`, `too_large`, `too_many_requests`, and `idempotency_conflict` if the options' `idempotencyKey` was
 * used for another ad. POST /api/userBanner/create, multipart (spec §7).
 */
export function createAd(
  portal: Portal,
  draft: AdDraft,
  photos: readonly Blob[] = [],
  options?: CreateOptions,
): Promise<Ad> {
  return create(portal, options, (init) =>
    portal.http.POST('/api/userBanner/create', {
      ...init,
      body: adFields(draft),
      bodySerializer: (fields) => adForm(fields, photos),
    }),
  )
}

/**
 * Updates an ad with its photos in their order: keys of those that stay, files for new ones. An edit by the owner waits
 * for a moderator (15, while 10 stays 10); an edit by staff changes the ad in place. `version` is the version that was
 * opened. Throws `changed_meanwhile` and `action_not_allowed` with `allowed_actions`, `not_found`, and everything that
 * `createAd` throws. POST /api/userBanner/update/{id}, multipart (spec §7).
 */
export function updateAd(
  portal: Portal,
  id: number,
  draft: AdDraft,
  { photos, version }: AdEdit,
  options?: CallOptions,
): Promise<Ad> {
  return write(portal, options, (init) =>
    portal.http.POST('/api/userBanner/update/{id}', {
      ...init,
      params: { path: { id } },
      body: {
        ...adFields(draft),
        id: String(id),
        version: version?.toString(),
        photo_order: photoOrder(photos),
      },
      bodySerializer: (fields) => adForm(fields, photos.filter(isFile)),
    }),
  )
}

/**
 * Returns an ad: the live revision, or for its owner and staff the newest one on request or if none is live.
 * Throws `not_found`. POST /api/userBanner/getById/{id} (spec §7).
 */
export function getAd(portal: Portal, id: number, options: AdOptions = {}): Promise<Ad> {
  const { revision } = options
  return read(portal, options, (init) =>
    portal.http.POST('/api/userBanner/getById/{id}', {
      ...init,
      params: { path: { id } },
      body: { revision },
    }),
  )
}

/**
 * Returns how many ads need the user's attention: for staff those in moderation, for others their own that were sent
 * back. 0 on failure. GET /api/userBanner/count/{id} (spec §7).
 */
export function countAds(portal: Portal, userId: number, options?: CallOptions): Promise<number> {
  return orZero(
    read(portal, options, (init) =>
      portal.http.GET('/api/userBanner/count/{id}', { ...init, params: { path: { id: userId } } }),
    ),
  )
}

/**
 * Returns an ad's phone (E.164) and counts the view. Throws `too_many_requests` with `retry_after` in seconds,
 * `not_found`. POST /api/userBanner/showPhone/{id} (spec §7).
 */
export async function showPhone(portal: Portal, id: number, options?: CallOptions): Promise<string> {
  const { phone } = await write(portal, options, (init) =>
    portal.http.POST('/api/userBanner/showPhone/{id}', { ...init, params: { path: { id } } }),
  )
  return phone
}
