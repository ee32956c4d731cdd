import {
  type CallOptions,
  type DownloadedFile,
  orEmpty,
  type Page,
  type Portal,
  read,
  received,
  write,
} from '../client/index.ts'
import type {
  PartBar,
  PartBarDraft,
  PartMissing,
  PartMissingRequest,
  PartRequest,
  PartRequestTakedown,
} from '../generated/schemas.ts'

/**
 * Takes a request down with a coded reason and a comment that the asker sees. For staff. Throws `action_not_allowed`, `not_found`, `invalid`.
 * POST /api/userRequest/takeDown/{id}.
 */
export function takeDownPartRequest(
  portal: Portal,
  id: number,
  takedown: PartRequestTakedown,
  options?: CallOptions,
): Promise<PartRequest> {
  return write(portal, options, (init) =>
    portal.http.POST('/api/userRequest/takeDown/{id}', {
      ...init,
      params: { path: { id: id } },
      body: takedown,
    }),
  )
}

/**
 * Closes the reports about a request as unfounded. For staff. Throws `action_not_allowed`, `not_found`.
 * POST /api/userRequest/resolveReports/{id}.
 */
export function resolvePartReports(portal: Portal, id: number, options?: CallOptions): Promise<PartRequest> {
  return write(portal, options, (init) =>
    portal.http.POST('/api/userRequest/resolveReports/{id}', { ...init, params: { path: { id: id } } }),
  )
}

/**
 * Returns who is barred from part requests at the moment; empty with `error` on failure. For staff.
 * GET /api/userRequest/bars.
 */
export function partBars(portal: Portal, options?: CallOptions): Promise<Page<PartBar>> {
  return orEmpty(
    read(portal, options, (init) => portal.http.GET('/api/userRequest/bars', init)).then((all) => ({
      ...all,
      next: null,
    })),
  )
}

/**
 * Bars a person from asking or a company from being asked, by its number, until a day (`2026-12-31`). For staff. Throws `invalid`,
 * `not_found`, `forbidden`.
 * POST /api/userRequest/bar/{id}.
 */
export function barFromPartRequests(
  portal: Portal,
  id: number,
  draft: PartBarDraft,
  options?: CallOptions,
): Promise<PartBar> {
  return write(portal, options, (init) =>
    portal.http.POST('/api/userRequest/bar/{id}', { ...init, params: { path: { id: id } }, body: draft }),
  )
}

/**
 * Lifts the bar of a person or a company. For staff. Throws `not_found`.
 * POST /api/userRequest/unbar/{id}.
 */
export function unbarFromPartRequests(portal: Portal, id: number, options?: CallOptions): Promise<boolean> {
  return write(portal, options, (init) =>
    portal.http.POST('/api/userRequest/unbar/{id}', { ...init, params: { path: { id: id } } }),
  )
}

/**
 * Returns a page of what people ask for and nobody here has; empty with `error` on failure. For staff.
 * POST /api/userRequest/missing.
 */
export function partMissing(
  portal: Portal,
  request: PartMissingRequest = {},
  options?: CallOptions,
): Promise<Page<PartMissing>> {
  return orEmpty(
    read(portal, options, (init) => portal.http.POST('/api/userRequest/missing', { ...init, body: request })),
  )
}

/**
 * Returns what is missing as an .xlsx file in the language of the call, sent while it is read. For staff. Throws `forbidden`.
 * POST /api/userRequest/missingExport.
 */
export function partMissingExport(
  portal: Portal,
  request: PartMissingRequest = {},
  options?: CallOptions,
): Promise<DownloadedFile> {
  return read(portal, options, async (init) =>
    received(
      await portal.http.POST('/api/userRequest/missingExport', { ...init, body: request, parseAs: 'stream' }),
    ),
  )
}
