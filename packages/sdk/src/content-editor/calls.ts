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
  ContentAct,
  ContentActRequest,
  ContentChange,
  ContentDetail,
  ContentDraft,
  ContentImage,
  ContentItem,
  ContentOrder,
  ContentPublication,
  ContentRestoration,
  ContentSaved,
  ContentSet,
  ContentSummary,
} from '../generated/schemas.ts'

/**
 * Returns all sets with their numbers of entries, drafts and untranslated fields; empty with `error` on failure. For
 * administrators. GET /api/content/sets.
 */
export function contentSets(portal: Portal, options?: CallOptions): Promise<Page<ContentSummary>> {
  return orEmpty(read(portal, options, (init) => portal.http.GET('/api/content/sets', init)))
}

/**
 * Returns the entries of a set in their order, each with its newest version and what visitors see of it; empty with
 * `error` on failure. For administrators. GET /api/content/list.
 */
export function listContent(
  portal: Portal,
  set: ContentSet,
  options?: CallOptions,
): Promise<Page<ContentItem>> {
  return orEmpty(
    read(portal, options, (init) =>
      portal.http.GET('/api/content/list', { ...init, params: { query: { set } } }),
    ),
  )
}

/**
 * Returns an entry with its newest 100 versions. For administrators. Throws `not_found`, `forbidden`.
 * GET /api/content/get/{id}.
 */
export function getContentItem(portal: Portal, id: number, options?: CallOptions): Promise<ContentDetail> {
  return read(portal, options, (init) =>
    portal.http.GET('/api/content/get/{id}', { ...init, params: { path: { id } } }),
  )
}

/**
 * Returns a page of the log, the newest change first: who changed which entry, order, dictionary or word of the search,
 * and when; empty with `error` on failure. For administrators. POST /api/content/acts.
 */
export function contentActPage(
  portal: Portal,
  request: ContentActRequest = {},
  options?: CallOptions,
): Promise<Page<ContentAct>> {
  return orEmpty(
    read(portal, options, (init) => portal.http.POST('/api/content/acts', { ...init, body: request })),
  )
}

/**
 * Adds a draft at the end of its set. For administrators. Throws `invalid` with codes by field, `version_conflict` with
 * `current` if the single text is there already, `forbidden`, `too_large`. POST /api/content/create.
 */
export function createContent(
  portal: Portal,
  draft: ContentDraft,
  options?: CreateOptions,
): Promise<ContentSaved> {
  return create(portal, options, (init) => portal.http.POST('/api/content/create', { ...init, body: draft }))
}

/**
 * Stores a new version, which visitors do not see until it is published; `version` is the one that the draft was made
 * from. For administrators. Throws `version_conflict` with the entry of the other editor in `current`, `invalid` with codes
 * by field (`text_too_large` above 200 kB), `not_found`, `forbidden`, `too_large`. POST /api/content/save/{id}.
 */
export function saveContent(
  portal: Portal,
  id: number,
  change: ContentChange,
  options?: CallOptions,
): Promise<ContentSaved> {
  return write(portal, options, (init) =>
    portal.http.POST('/api/content/save/{id}', { ...init, params: { path: { id } }, body: change }),
  )
}

/**
 * Shows the newest version to visitors, now or between `from` and `till` (RFC 3339). For administrators. Throws
 * `version_conflict` with `current`, `invalid` with the fields that are missing, `not_found`, `forbidden`.
 * POST /api/content/publish/{id}.
 */
export function publishContent(
  portal: Portal,
  id: number,
  publication: ContentPublication,
  options?: CallOptions,
): Promise<ContentSaved> {
  return write(portal, options, (init) =>
    portal.http.POST('/api/content/publish/{id}', { ...init, params: { path: { id } }, body: publication }),
  )
}

/**
 * Hides an entry from visitors and cancels what was planned; its drafts stay. For administrators. Throws
 * `version_conflict` with `current`, `not_found`, `forbidden`. POST /api/content/withdraw/{id}.
 */
export function withdrawContent(
  portal: Portal,
  id: number,
  version: number,
  options?: CallOptions,
): Promise<ContentSaved> {
  return write(portal, options, (init) =>
    portal.http.POST('/api/content/withdraw/{id}', { ...init, params: { path: { id } }, body: { version } }),
  )
}

/**
 * Deletes an entry; `version` is the newest one that was seen. For administrators. Throws `version_conflict` with
 * `current`, `not_found`, `forbidden`. POST /api/content/delete/{id}.
 */
export function deleteContent(
  portal: Portal,
  id: number,
  version: number,
  options?: CallOptions,
): Promise<boolean> {
  return write(portal, options, (init) =>
    portal.http.POST('/api/content/delete/{id}', { ...init, params: { path: { id } }, body: { version } }),
  )
}

/**
 * Makes an older version the draft again, as a new version. For administrators. Throws `version_conflict` with
 * `current`, `not_found`, `forbidden`. POST /api/content/restore/{id}.
 */
export function restoreContent(
  portal: Portal,
  id: number,
  restoration: ContentRestoration,
  options?: CallOptions,
): Promise<ContentSaved> {
  return write(portal, options, (init) =>
    portal.http.POST('/api/content/restore/{id}', { ...init, params: { path: { id } }, body: restoration }),
  )
}

/**
 * Puts all entries of a set in an order and returns them; `seen` is the order that was seen. For administrators. Throws
 * `changed_meanwhile`, `invalid` (`repeated`, `unknown`), `forbidden`. POST /api/content/reorder.
 */
export function reorderContent(
  portal: Portal,
  order: ContentOrder,
  options?: CallOptions,
): Promise<Page<ContentItem>> {
  return write(portal, options, (init) => portal.http.POST('/api/content/reorder', { ...init, body: order }))
}

/**
 * Stores a picture in several sizes; drafts refer to it by its `key`. For administrators. Throws `invalid` with a code
 * for `image` (`photo_type` if it is none), `forbidden`, `too_large`, `too_many_requests`. POST /api/content/image, multipart.
 */
export function uploadContentImage(
  portal: Portal,
  image: Blob,
  options?: CreateOptions,
): Promise<ContentImage> {
  return create(portal, options, (init) =>
    portal.http.POST('/api/content/image', {
      ...init,
      body: {},
      bodySerializer: () => {
        const form = new FormData()
        form.append('image', image)
        return form
      },
    }),
  )
}
