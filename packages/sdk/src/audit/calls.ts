import {
  type CallOptions,
  type DownloadedFile,
  orEmpty,
  type Page,
  type Portal,
  read,
  received,
} from '../client/index.ts'
import type { AuditEntry, AuditExportRequest, AuditRequest } from '../generated/schemas.ts'

/**
 * Returns a page of the journal of everything that was done, newest first; empty with `error` on failure. For
 * administrators. POST /api/audit/pagination.
 */
export function auditPage(
  portal: Portal,
  request: AuditRequest = {},
  options?: CallOptions,
): Promise<Page<AuditEntry>> {
  return orEmpty(
    read(portal, options, (init) => portal.http.POST('/api/audit/pagination', { ...init, body: request })),
  )
}

/**
 * Downloads all entries that match a filter as a spreadsheet or as CSV, newest first. That is written down in the
 * journal. For administrators. Throws `invalid`, `forbidden`. POST /api/audit/export.
 */
export function exportAudit(
  portal: Portal,
  request: AuditExportRequest = {},
  options?: CallOptions,
): Promise<DownloadedFile> {
  return read(portal, options, async (init) =>
    received(await portal.http.POST('/api/audit/export', { ...init, body: request, parseAs: 'stream' })),
  )
}
