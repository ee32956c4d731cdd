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
  SearchMiss,
  SearchMissRequest,
  SearchReading,
  SearchTarget,
  SearchWord,
  SearchWordChange,
  SearchWordDraft,
  SearchWordRequest,
  ShippedWordWish,
} from '../generated/schemas.ts'

/**
 * Returns a page of the words of the search: the centre's own, newest first, then those that the portal brought; empty
 * with `error` on failure. For administrators. POST /api/searchWord/pagination.
 */
export function searchWordPage(
  portal: Portal,
  request: SearchWordRequest = {},
  options?: CallOptions,
): Promise<Page<SearchWord>> {
  return orEmpty(
    read(portal, options, (init) =>
      portal.http.POST('/api/searchWord/pagination', { ...init, body: request }),
    ),
  )
}

/**
 * Adds a word of the search, which counts from the next query on. For administrators. Throws `invalid` (`word_taken`,
 * `word_is_name`, `word_is_common`, `word_needs_letters`…), `forbidden`, and `idempotency_conflict` if the options'
 * `idempotencyKey` was used for another word. POST /api/searchWord/create.
 */
export function createSearchWord(
  portal: Portal,
  draft: SearchWordDraft,
  options?: CreateOptions,
): Promise<SearchWord> {
  return create(portal, options, (init) =>
    portal.http.POST('/api/searchWord/create', { ...init, body: draft }),
  )
}

/**
 * Changes a word that the centre has added; `version` is the one that was seen. For administrators. Throws `invalid`,
 * `changed_meanwhile`, `not_found`, `forbidden`. POST /api/searchWord/update/{id}.
 */
export function updateSearchWord(
  portal: Portal,
  id: number,
  change: SearchWordChange,
  options?: CallOptions,
): Promise<SearchWord> {
  return write(portal, options, (init) =>
    portal.http.POST('/api/searchWord/update/{id}', { ...init, params: { path: { id } }, body: change }),
  )
}

/**
 * Deletes a word that the centre has added; `version` is the one that was seen. For administrators. Throws
 * `changed_meanwhile`, `not_found`, `forbidden`. POST /api/searchWord/delete/{id}.
 */
export function deleteSearchWord(
  portal: Portal,
  id: number,
  version: number,
  options?: CallOptions,
): Promise<boolean> {
  return write(portal, options, (init) =>
    portal.http.POST('/api/searchWord/delete/{id}', { ...init, params: { path: { id } }, body: { version } }),
  )
}

/**
 * Hides a word that the portal brought, or shows it again. For administrators. Throws `not_found`, `forbidden`.
 * POST /api/searchWord/hide.
 */
export function hideSearchWord(
  portal: Portal,
  wish: ShippedWordWish,
  options?: CallOptions,
): Promise<boolean> {
  return write(portal, options, (init) => portal.http.POST('/api/searchWord/hide', { ...init, body: wish }))
}

/**
 * Returns the things that words of the search may stand for, kind by kind; empty with `error` on failure. For
 * administrators. GET /api/searchWord/targets.
 */
export function searchTargets(portal: Portal, options?: CallOptions): Promise<Page<SearchTarget>> {
  const list = read(portal, options, (init) => portal.http.GET('/api/searchWord/targets', init))
  return orEmpty(list.then((items) => ({ ...items, next: null })))
}

/**
 * Returns what the search understands of a query now and how many ads it finds. For administrators. Throws `invalid`,
 * `forbidden`. POST /api/searchWord/check.
 */
export function checkSearch(portal: Portal, q: string, options?: CallOptions): Promise<SearchReading> {
  return read(portal, options, (init) => portal.http.POST('/api/searchWord/check', { ...init, body: { q } }))
}

/**
 * Returns a page of the queries of the last 90 days that found nothing or not all, those that were asked most often
 * first; empty with `error` on failure. For administrators. POST /api/searchMiss/pagination.
 */
export function searchMissPage(
  portal: Portal,
  request: SearchMissRequest = {},
  options?: CallOptions,
): Promise<Page<SearchMiss>> {
  return orEmpty(
    read(portal, options, (init) =>
      portal.http.POST('/api/searchMiss/pagination', { ...init, body: request }),
    ),
  )
}

/**
 * Takes a query off the list of those that found nothing; it is not counted for 90 days. For administrators. Throws
 * `not_found`, `forbidden`. POST /api/searchMiss/dismiss.
 */
export function dismissSearchMiss(portal: Portal, query: string, options?: CallOptions): Promise<boolean> {
  return write(portal, options, (init) =>
    portal.http.POST('/api/searchMiss/dismiss', { ...init, body: { query } }),
  )
}
