import { type CallOptions, orEmpty, type Page, type Portal, read } from '../client/index.ts'
import type { NearParts, SearchAliases, SearchWordKind, Suggestions } from '../generated/schemas.ts'

/** Options of `suggest`. */
export interface SuggestOptions extends CallOptions {
  /** The most suggestions of a kind, 1 to 10; 4 by default. */
  limit?: number | undefined
}

/**
 * Returns what a search that is being typed may mean: parts, services, cars, shops and article numbers, each with the
 * filter for `adPage` that it stands for; `ads` of the answer is the number of ads that `adPage` finds for the text. For an
 * empty text, the parts and brands with the most ads, and all levels with what is traded there. `limit` is the most
 * suggestions of a kind (1 to 10, default 4). Pass a `signal` in `options` to drop the call when more is typed. Throws a
 * PortalError on failure.
 * GET /api/search/suggest.
 */
export function suggest(
  portal: Portal,
  typed: string,
  { limit, ...options }: SuggestOptions = {},
): Promise<Suggestions> {
  const query = { q: typed, ...(limit !== undefined && { limit }) }
  return read(portal, options, (init) =>
    portal.http.GET('/api/search/suggest', { ...init, params: { query } }),
  )
}

/**
 * Returns spare parts with published ads that are near to what a query asks for, for a list that finds nothing: they are
 * no results of the query. None for nonsense. `is_absent` says that the query asks for a thing without a name in the
 * reference table. `limit` is the most parts (1 to 10, default 4). Throws a PortalError on failure. GET /api/search/near.
 */
export function nearParts(
  portal: Portal,
  q: string,
  { limit, ...options }: SuggestOptions = {},
): Promise<NearParts> {
  const query = { q, ...(limit !== undefined && { limit }) }
  return read(portal, options, (init) => portal.http.GET('/api/search/near', { ...init, params: { query } }))
}

/**
 * Returns the things that have other words than their names in the search, «АКБ» for «Аккумуляторы», for a field in
 * which one of them is chosen by typing; empty with `error` on failure. GET /api/search/aliases.
 * @param kind only things of this kind
 */
export function searchAliases(
  portal: Portal,
  kind?: SearchWordKind,
  options?: CallOptions,
): Promise<Page<SearchAliases>> {
  const list = read(portal, options, (init) =>
    portal.http.GET('/api/search/aliases', { ...init, params: { query: kind ? { kind } : {} } }),
  )
  return orEmpty(list.then((items) => ({ ...items, next: null })))
}
