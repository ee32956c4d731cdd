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
  ExchangeBase,
  ExchangeBaseCreated,
  ExchangeBaseDraft,
  ExchangeBaseHealth,
  ExchangeJournalFilter,
  ExchangeJournalRequest,
  ExchangeRepeated,
  ExchangeRow,
  ExchangeRowDetails,
  ExchangeSetAsideDone,
} from '../generated/schemas.ts'

/**
 * Returns the bases of the accounting system; empty with `error` on failure. For administrators and managers.
 * GET /api/exchange/bases.
 */
export function exchangeBases(portal: Portal, options?: CallOptions): Promise<Page<ExchangeBase>> {
  return orEmpty(read(portal, options, (init) => portal.http.GET('/api/exchange/bases', init)))
}

/**
 * Adds a base and returns its password, which cannot be shown again. For administrators. Throws `invalid`, `forbidden`.
 * POST /api/exchange/createBase.
 */
export function addExchangeBase(
  portal: Portal,
  draft: ExchangeBaseDraft,
  options?: CallOptions,
): Promise<ExchangeBaseCreated> {
  return write(portal, options, (init) =>
    portal.http.POST('/api/exchange/createBase', { ...init, body: draft }),
  )
}

/**
 * Revokes the access of a base. For administrators. Throws `not_found`, `forbidden`.
 * POST /api/exchange/revokeBase/{id}.
 */
export function revokeExchangeBase(portal: Portal, id: number, options?: CallOptions): Promise<boolean> {
  return write(portal, options, (init) =>
    portal.http.POST('/api/exchange/revokeBase/{id}', { ...init, params: { path: { id } } }),
  )
}

/**
 * Returns a page of what came from the accounting system, newest first; empty with `error` on failure. For
 * administrators and managers. POST /api/exchange/journal.
 */
export function exchangeJournal(
  portal: Portal,
  request: ExchangeJournalRequest = {},
  options?: CallOptions,
): Promise<Page<ExchangeRow>> {
  return orEmpty(
    read(portal, options, (init) => portal.http.POST('/api/exchange/journal', { ...init, body: request })),
  )
}

/**
 * Downloads all rows that match a filter as a spreadsheet, newest first. For administrators and managers. Throws
 * `forbidden`. POST /api/exchange/journalExport.
 */
export function exportExchangeJournal(
  portal: Portal,
  filter: ExchangeJournalFilter = {},
  options?: CallOptions,
): Promise<DownloadedFile> {
  return read(portal, options, async (init) =>
    received(
      await portal.http.POST('/api/exchange/journalExport', { ...init, body: filter, parseAs: 'stream' }),
    ),
  )
}

/**
 * Returns a row with the text that came. For administrators and managers. Throws `not_found`, `forbidden`.
 * GET /api/exchange/row/{id}.
 */
export function exchangeRow(portal: Portal, id: number, options?: CallOptions): Promise<ExchangeRowDetails> {
  return read(portal, options, (init) =>
    portal.http.GET('/api/exchange/row/{id}', { ...init, params: { path: { id } } }),
  )
}

/**
 * Processes refused rows again, or asks the accounting system to send their documents again. For administrators and
 * managers. Throws `invalid`, `forbidden`. POST /api/exchange/repeat.
 */
export function repeatExchangeRows(
  portal: Portal,
  ids: number[],
  options?: CallOptions,
): Promise<ExchangeRepeated> {
  return write(portal, options, (init) =>
    portal.http.POST('/api/exchange/repeat', { ...init, body: { ids } }),
  )
}

/**
 * Puts refused rows aside in which nothing has to be mended; they leave the list of rows to mend. Returns how many were
 * put aside now. For administrators and managers. Throws `invalid`, `forbidden`. POST /api/exchange/setAside.
 */
export function setAsideExchangeRows(
  portal: Portal,
  ids: number[],
  options?: CallOptions,
): Promise<ExchangeSetAsideDone> {
  return write(portal, options, (init) =>
    portal.http.POST('/api/exchange/setAside', { ...init, body: { ids } }),
  )
}

/**
 * Returns how the exchange with each base goes; empty with `error` on failure. For administrators and managers.
 * GET /api/exchange/health.
 */
export function exchangeHealth(portal: Portal, options?: CallOptions): Promise<Page<ExchangeBaseHealth>> {
  return orEmpty(read(portal, options, (init) => portal.http.GET('/api/exchange/health', init)))
}
