import { type CallOptions, orEmpty, type Page, type Portal, read, write } from '../client/index.ts'
import type {
  Document,
  DocumentCounts,
  DocumentEvent,
  DocumentFilter,
  DocumentKind,
  DocumentPageRequest,
  DocumentRefusal,
  DocumentRow,
  DocumentStatusName,
  DocumentSummary,
  DocumentTenant,
} from '../generated/schemas.ts'
import { orNone, type WholeList } from './whole-list.ts'

/**
 * Returns a page of documents by filters and cursor; empty with `error` on failure. Tenants get their own, staff those
 * of all tenants. POST /api/{kind}/pagination. Source: spec §7.
 */
export function documentPage(
  portal: Portal,
  kind: DocumentKind,
  request: DocumentPageRequest = {},
  options?: CallOptions,
): Promise<Page<DocumentRow>> {
  return orEmpty(
    read(portal, options, (init) => portal.http.POST(`/api/${kind}/pagination`, { ...init, body: request })),
  )
}

/**
 * Returns all documents that match a filter, at most 1,000; empty with `error` on failure. POST /api/{kind}/all.
 * Source: spec §7.
 */
export function allDocuments(
  portal: Portal,
  kind: DocumentKind,
  filter: DocumentFilter = {},
  options?: CallOptions,
): Promise<WholeList<DocumentRow>> {
  return orNone(
    read(portal, options, (init) => portal.http.POST(`/api/${kind}/all`, { ...init, body: filter })),
  )
}

/** Returns counts and sums by status. Throws `invalid`, `forbidden`. POST /api/{kind}/summary. */
export function documentSummary(
  portal: Portal,
  kind: DocumentKind,
  filter: DocumentFilter = {},
  options?: CallOptions,
): Promise<DocumentSummary> {
  return read(portal, options, (init) => portal.http.POST(`/api/${kind}/summary`, { ...init, body: filter }))
}

/**
 * Returns the tenants whose documents match, those with the most overdue ones first; empty with `error` on failure. For
 * staff. POST /api/{kind}/tenants.
 */
export function documentTenants(
  portal: Portal,
  kind: DocumentKind,
  filter: DocumentFilter = {},
  options?: CallOptions,
): Promise<WholeList<DocumentTenant>> {
  return orNone(
    read(portal, options, (init) => portal.http.POST(`/api/${kind}/tenants`, { ...init, body: filter })),
  )
}

/**
 * Returns the documents of a batch that the user may see, at most 1,000; empty with `error` on failure.
 * GET /api/{kind}/getByRid/{rid}. Source: spec §7.
 */
export function documentsOfBatch(
  portal: Portal,
  kind: DocumentKind,
  rid: number,
  options?: CallOptions,
): Promise<WholeList<DocumentRow>> {
  return orNone(
    read(portal, options, (init) =>
      portal.http.GET(`/api/${kind}/getByRid/{rid}`, { ...init, params: { path: { rid } } }),
    ),
  )
}

/** Returns a document with its lines and versions. Throws `not_found`. GET /api/{kind}/getById/{id}. */
export function getDocument(
  portal: Portal,
  kind: DocumentKind,
  id: number,
  options?: CallOptions,
): Promise<Document> {
  return read(portal, options, (init) =>
    portal.http.GET(`/api/${kind}/getById/{id}`, { ...init, params: { path: { id } } }),
  )
}

/** Returns what happened to a document, newest first; empty with `error` on failure. GET /api/{kind}/history/{id}. */
export function documentHistory(
  portal: Portal,
  kind: DocumentKind,
  id: number,
  options?: CallOptions,
): Promise<Page<DocumentEvent>> {
  return orEmpty(
    read(portal, options, (init) =>
      portal.http.GET(`/api/${kind}/history/{id}`, { ...init, params: { path: { id } } }),
    ),
  )
}

/**
 * Marks the tenant's own documents as read; other ids are ignored. Throws `forbidden` for other users.
 * POST /api/{kind}/setView.
 */
export function viewDocuments(
  portal: Portal,
  kind: DocumentKind,
  ids: number[],
  options?: CallOptions,
): Promise<boolean> {
  return write(portal, options, (init) =>
    portal.http.POST(`/api/${kind}/setView`, { ...init, body: { ids } }),
  )
}

/**
 * Rejects a new document of the current tenant with a reason and a text. Throws `invalid`, `action_not_allowed`,
 * `changed_meanwhile`, `not_found`. POST /api/{kind}/reject/{id}.
 */
export function rejectDocument(
  portal: Portal,
  kind: DocumentKind,
  id: number,
  refusal: DocumentRefusal,
  options?: CallOptions,
): Promise<Document> {
  return write(portal, options, (init) =>
    portal.http.POST(`/api/${kind}/reject/{id}`, { ...init, params: { path: { id } }, body: refusal }),
  )
}

/**
 * Annuls a document with a reason and a text; its files are kept. For administrators and managers. Throws `invalid`,
 * `action_not_allowed`, `changed_meanwhile`, `not_found`, `forbidden`. POST /api/{kind}/annul/{id}.
 */
export function annulDocument(
  portal: Portal,
  kind: DocumentKind,
  id: number,
  refusal: DocumentRefusal,
  options?: CallOptions,
): Promise<Document> {
  return write(portal, options, (init) =>
    portal.http.POST(`/api/${kind}/annul/{id}`, { ...init, params: { path: { id } }, body: refusal }),
  )
}

/**
 * Deletes a new document; `rid` is its batch. For administrators and managers. Throws `action_not_allowed`,
 * `not_found`, `forbidden`. GET /api/{kind}/delete/{rid}/{id}. Source: spec §7.
 */
export function deleteDocument(
  portal: Portal,
  kind: DocumentKind,
  rid: number,
  id: number,
  options?: CallOptions,
): Promise<boolean> {
  return write(portal, options, (init) =>
    portal.http.GET(`/api/${kind}/delete/{rid}/{id}`, { ...init, params: { path: { rid, id } } }),
  )
}

/**
 * Returns the statuses of a kind with their names in both languages; empty with `error` on failure.
 * GET /api/{kind}Status/list. Source: spec §7.
 */
export function documentStatuses(
  portal: Portal,
  kind: DocumentKind,
  options?: CallOptions,
): Promise<WholeList<DocumentStatusName>> {
  return orNone(read(portal, options, (init) => portal.http.GET(`/api/${kind}Status/list`, init)))
}

/** Returns how many documents of each kind wait for the current user. GET /api/document/count/{id}. */
export function countDocuments(
  portal: Portal,
  userId: number,
  options?: CallOptions,
): Promise<DocumentCounts> {
  return read(portal, options, (init) =>
    portal.http.GET('/api/document/count/{id}', { ...init, params: { path: { id: userId } } }),
  )
}
