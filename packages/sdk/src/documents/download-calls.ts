import { type CallOptions, type DownloadedFile, type Portal, received, write } from '../client/index.ts'
import type { DocumentKind } from '../generated/schemas.ts'

/**
 * Downloads the PDF of a document, the newest version by default. A tenant's first download of an invoice makes its
 * status 2. Throws `not_found`. POST /api/{kind}/download. Source: spec §7.
 */
export function downloadDocument(
  portal: Portal,
  kind: DocumentKind,
  id: number,
  version?: number,
  options?: CallOptions,
): Promise<DownloadedFile> {
  return write(portal, options, async (init) =>
    received(
      await portal.http.POST(`/api/${kind}/download`, {
        ...init,
        body: { id, ...(version !== undefined && { version }) },
        parseAs: 'stream',
      }),
    ),
  )
}

/**
 * Downloads the documents of a batch as a ZIP file. Throws `not_found`. GET /api/{kind}/downloadAll/{rid}. Source: spec
 * §7.
 */
export function downloadBatch(
  portal: Portal,
  kind: DocumentKind,
  rid: number,
  options?: CallOptions,
): Promise<DownloadedFile> {
  return write(portal, options, async (init) =>
    received(
      await portal.http.GET(`/api/${kind}/downloadAll/{rid}`, {
        ...init,
        params: { path: { rid } },
        parseAs: 'stream',
      }),
    ),
  )
}

/**
 * Downloads chosen documents as a ZIP file, 1 to 1,000. Throws `not_found` if one of them does not exist or is foreign,
 * `invalid`. POST /api/{kind}/downloadByIds. Source: spec §7.
 */
export function downloadDocuments(
  portal: Portal,
  kind: DocumentKind,
  ids: number[],
  options?: CallOptions,
): Promise<DownloadedFile> {
  return write(portal, options, async (init) =>
    received(
      await portal.http.POST(`/api/${kind}/downloadByIds`, { ...init, body: { ids }, parseAs: 'stream' }),
    ),
  )
}
