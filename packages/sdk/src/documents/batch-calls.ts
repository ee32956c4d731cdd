import { type CallOptions, orEmpty, type Page, type Portal, read, write } from '../client/index.ts'
import type {
  BatchFields,
  BatchFilter,
  BatchPageRequest,
  BatchReminder,
  DocumentBatch,
  DocumentKind,
  Reminded,
} from '../generated/schemas.ts'
import { orNone, type WholeList } from './whole-list.ts'

/**
 * Returns a page of batches, latest month first, with counts and sums of what the user may see; empty with `error` on
 * failure. POST /api/{kind}Date/pagination. Source: spec §7.
 */
export function batchPage(
  portal: Portal,
  kind: DocumentKind,
  request: BatchPageRequest = {},
  options?: CallOptions,
): Promise<Page<DocumentBatch>> {
  return orEmpty(
    read(portal, options, (init) =>
      portal.http.POST(`/api/${kind}Date/pagination`, { ...init, body: request }),
    ),
  )
}

/**
 * Returns all batches, latest month first, at most 1,000; empty with `error` on failure. POST /api/{kind}Date/list.
 * Source: spec §7.
 */
export function allBatches(
  portal: Portal,
  kind: DocumentKind,
  filter: BatchFilter = {},
  options?: CallOptions,
): Promise<WholeList<DocumentBatch>> {
  return orNone(
    read(portal, options, (init) => portal.http.POST(`/api/${kind}Date/list`, { ...init, body: filter })),
  )
}

/** Returns a batch. Throws `not_found`. POST /api/{kind}Date/get. Source: spec §7. */
export function getBatch(
  portal: Portal,
  kind: DocumentKind,
  id: number,
  options?: CallOptions,
): Promise<DocumentBatch> {
  return read(portal, options, (init) => portal.http.POST(`/api/${kind}Date/get`, { ...init, body: { id } }))
}

/**
 * Sets the due date of a batch. For administrators and managers. Throws `invalid`, `not_found`, `forbidden`.
 * POST /api/{kind}Date/update/{id}. Source: spec §7.
 */
export function updateBatch(
  portal: Portal,
  kind: DocumentKind,
  id: number,
  data: BatchFields,
  options?: CallOptions,
): Promise<DocumentBatch> {
  return write(portal, options, (init) =>
    portal.http.POST(`/api/${kind}Date/update/{id}`, { ...init, params: { path: { id } }, body: { data } }),
  )
}

/**
 * Deletes a batch with its documents while all of them are new. For administrators and managers. Throws
 * `action_not_allowed`, `not_found`, `forbidden`. GET /api/{kind}Date/delete/{id}. Source: spec §7.
 */
export function deleteBatch(
  portal: Portal,
  kind: DocumentKind,
  id: number,
  options?: CallOptions,
): Promise<boolean> {
  return write(portal, options, (init) =>
    portal.http.GET(`/api/${kind}Date/delete/{id}`, { ...init, params: { path: { id } } }),
  )
}

/**
 * Reminds tenants who have not acted yet, by a notification and an e-mail, each at most once a day. For administrators
 * and managers. Throws `action_not_allowed` if no document waits, `not_found`, `forbidden`.
 * POST /api/{kind}Date/remind/{id}.
 */
export function remindTenants(
  portal: Portal,
  kind: DocumentKind,
  id: number,
  reminder: BatchReminder = {},
  options?: CallOptions,
): Promise<Reminded> {
  return write(portal, options, (init) =>
    portal.http.POST(`/api/${kind}Date/remind/{id}`, {
      ...init,
      params: { path: { id } },
      body: reminder,
    }),
  )
}
