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
  DictionaryMerge,
  DictionaryMerged,
  TradeGroupDraft,
  TradeGroupEntry,
} from '../generated/schemas.ts'

/**
 * Returns the groups of trades in their order, at most 8, each with the number of its companies; empty with `error` on failure.
 * GET /api/dictionaryTradeGroup/list.
 */
export function listTradeGroups(portal: Portal, options?: CallOptions): Promise<Page<TradeGroupEntry>> {
  return orEmpty(read(portal, options, (init) => portal.http.GET('/api/dictionaryTradeGroup/list', init)))
}

/**
 * Adds a group of trades at the end. For administrators. Throws `invalid` (`too_many` for `name` if there are 8 already, `taken`,
 * `required`, `too_long`), `forbidden`. POST /api/dictionaryTradeGroup/create.
 */
export function createTradeGroup(
  portal: Portal,
  draft: TradeGroupDraft,
  options?: CreateOptions,
): Promise<TradeGroupEntry> {
  return create(portal, options, (init) =>
    portal.http.POST('/api/dictionaryTradeGroup/create', { ...init, body: draft }),
  )
}

/**
 * Renames a group of trades, also where shops show it. For administrators. Throws `invalid`, `not_found`, `forbidden`.
 * POST /api/dictionaryTradeGroup/update/{id}.
 */
export function updateTradeGroup(
  portal: Portal,
  id: number,
  draft: TradeGroupDraft,
  options?: CallOptions,
): Promise<TradeGroupEntry> {
  return write(portal, options, (init) =>
    portal.http.POST('/api/dictionaryTradeGroup/update/{id}', {
      ...init,
      params: { path: { id } },
      body: draft,
    }),
  )
}

/**
 * Moves the companies of one group of trades to another one and deletes the first. For administrators. Throws `invalid`
 * (`repeated`), `not_found`, `forbidden`. POST /api/dictionaryTradeGroup/merge.
 */
export function mergeTradeGroups(
  portal: Portal,
  merge: DictionaryMerge,
  options?: CallOptions,
): Promise<DictionaryMerged> {
  return write(portal, options, (init) =>
    portal.http.POST('/api/dictionaryTradeGroup/merge', { ...init, body: merge }),
  )
}

/**
 * Deletes a group of trades. For administrators. Throws `in_use` with `uses` if companies have it, `not_found`, `forbidden`.
 * POST /api/dictionaryTradeGroup/delete/{id}.
 */
export function deleteTradeGroup(portal: Portal, id: number, options?: CallOptions): Promise<boolean> {
  return write(portal, options, (init) =>
    portal.http.POST('/api/dictionaryTradeGroup/delete/{id}', { ...init, params: { path: { id } } }),
  )
}
