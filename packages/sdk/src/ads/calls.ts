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
  AdFacets,
  AdFilter,
  AdPageRequest,
  AdQueryUnderstood,
  AdRevision,
  AdRoomsRequest,
  AdTitleReading,
  Photo,
  Room,
  SearchClause,
} from '../generated/schemas.ts'
import { adFields, adForm, isFile, photoForm, photoOrder } from './ad-form.ts'
import type { AdDraft } from './ad-shape.ts'

/** A page of ads. */
export interface FoundAds extends Page<AdCard> {
  /** How `q` was taken; only if the ads are not what it says as it was typed. */
  understood?: AdQueryUnderstood | undefined
  /** What `q` was taken for; only if asked for (`reading`), on the first page of the catalogue. */
  reading?: SearchClause[] | undefined
  /** How many ads each choice of the filters would find; only if asked for (`facets`), on the first page of the catalogue. */
  facets?: AdFacets | undefined
}

/** All ads that match a filter. */
export interface AllAds extends FoundAds {
  /** Whether there are more ads than the 1,000 returned. */
  truncated?: boolean | undefined
}

/** What an update of an ad needs besides the draft. */
export interface AdEdit {
  /** Keys of the photos that stay and of staged ones, and files of new ones, in their new order; the first is the cover. */
  photos: readonly (string | Blob)[]
  /** `version` of the ad that was opened; the update fails with `changed_meanwhile` if there is another one by now. */
  version?: number | undefined
}

/** Options of `getAd`. */
export interface AdOptions extends CallOptions {
  /** The revision to return; by default the live one, or the newest if none is live. */
  revision?: AdRevision | undefined
}

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
 * Returns the brand, the part and the service that a title names, as the search understands it; null for each that it
 * does not name for certain. Throws `sign_in_required`, and `invalid` for more than 200 characters.
 * POST /api/userBanner/readTitle.
 */
export function readTitle(portal: Portal, title: string, options?: CallOptions): Promise<AdTitleReading> {
  return read(portal, options, (init) =>
    portal.http.POST('/api/userBanner/readTitle', { ...init, body: { title } }),
  )
}

/**
 * Uploads a photo while its ad is still being written. Only its user sees it; its `key` stands for it in `createAd` and
 * `updateAd`, once and within 24 hours. Throws `invalid` with a code for `photo`, `sign_in_required`, `too_large`,
 * `too_many_requests` with `retry_after` in seconds. POST /api/userBanner/stagePhoto, multipart.
 */
export function stagePhoto(portal: Portal, photo: Blob, options?: CreateOptions): Promise<Photo> {
  return create(portal, options, (init) =>
    portal.http.POST('/api/userBanner/stagePhoto', {
      ...init,
      body: {},
      bodySerializer: () => photoForm(photo),
    }),
  )
}

/**
 * Creates an ad with its photos, files or keys of `stagePhoto`, the first of which is the cover; it then waits for a
 * moderator (status 10). All or nothing. Throws `invalid` with codes by field (`photos.2` is the third photo), `sign_in_required`,
 * `forbidden`, `too_large`, `too_many_requests`, and `idempotency_conflict` if the options' `idempotencyKey` was
 * used for another ad. POST /api/userBanner/create, multipart (spec §7).
 */
export function createAd(
  portal: Portal,
  draft: AdDraft,
  photos: readonly (string | Blob)[] = [],
  options?: CreateOptions,
): Promise<Ad> {
  return create(portal, options, (init) =>
    portal.http.POST('/api/userBanner/create', {
      ...init,
      // Files alone are in their order already.
      body: { ...adFields(draft), photo_order: photos.every(isFile) ? undefined : photoOrder(photos) },
      bodySerializer: (fields) => adForm(fields, photos.filter(isFile)),
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
 * Says that a visitor sees the page of a published ad: each counts once a day, robots and the seller's own people do not.
 * Throws a PortalError on failure. POST /api/userBanner/view/{id}.
 */
export function viewAd(portal: Portal, id: number, options?: CallOptions): Promise<boolean> {
  return write(portal, options, (init) =>
    portal.http.POST('/api/userBanner/view/{id}', { ...init, params: { path: { id } } }),
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
