import { type CallOptions, type Portal, read } from '../client/index.ts'
import type { CheckAddress, CheckedNumber, DocumentCheck } from '../generated/schemas.ts'

/**
 * Returns what is true of the document of a QR code, with number, date, sum and rooms to compare with the paper. Throws
 * `not_found` for a wrong secret too, and `too_many_requests`. POST /api/documentCheck/address.
 */
export function checkAddress(
  portal: Portal,
  address: CheckAddress,
  options?: CallOptions,
): Promise<DocumentCheck> {
  return read(portal, options, (init) =>
    portal.http.POST('/api/documentCheck/address', { ...init, body: address }),
  )
}

/**
 * Returns whether there is a document with an id, and nothing else of it: `checkAddress` tells more to whoever has its QR code.
 * Throws `not_found`, `too_many_requests`. GET /api/documentCheck/get/{id}.
 */
export function checkNumber(portal: Portal, id: number, options?: CallOptions): Promise<CheckedNumber> {
  return read(portal, options, (init) =>
    portal.http.GET('/api/documentCheck/get/{id}', { ...init, params: { path: { id } } }),
  )
}

/**
 * Verifies a file with its signatures, a ZIP file of the portal, or a copy with a signature sheet, of which `copy_of` says what
 * it is a copy of; nothing is kept. Throws `invalid` with `required`,
 * `too_many` or `too_large` for `files`, and `too_many_requests`. POST /api/documentCheck/upload, multipart.
 */
export function checkUpload(
  portal: Portal,
  files: readonly File[],
  options?: CallOptions,
): Promise<DocumentCheck> {
  return read(portal, options, (init) =>
    portal.http.POST('/api/documentCheck/upload', {
      ...init,
      body: {},
      bodySerializer: () => formOf(files),
    }),
  )
}

function formOf(files: readonly File[]): FormData {
  const form = new FormData()
  for (const file of files) form.append('files', file, file.name)
  return form
}
