import { type CallOptions, type Portal, write } from '../client/index.ts'
import type { DocumentKind } from '../generated/schemas.ts'

/** A file that is being received. */
export type DownloadedFile = {
  /** Its content, as it arrives. Cancel the stream to stop the download. */
  readonly stream: ReadableStream<Uint8Array>
  /** The name that the portal gives it; null if it gives none. */
  readonly name: string | null
  /** Media type, such as `application/pdf`. */
  readonly type: string
  /** Size in bytes; null if it is made while it is sent. */
  readonly size: number | null
  /** How many documents it contains; null for a single one. */
  readonly documents: number | null
}

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

type Received = { data?: ReadableStream<Uint8Array> | null; error?: unknown; response: Response }

function received({ data: stream, error, response }: Received) {
  if (!stream) return { error, response }
  const header = (name: string) => response.headers.get(name)
  const numberOf = (text: string | null) => (text === null ? null : Number(text))
  const file: DownloadedFile = {
    stream,
    name: fileName(header('Content-Disposition')),
    type: header('Content-Type') ?? 'application/octet-stream',
    size: numberOf(header('Content-Length')),
    documents: numberOf(header('X-Total-Files')),
  }
  return { data: { data: file }, response }
}

/** Reads the UTF-8 name of a `Content-Disposition` header (RFC 6266). */
function fileName(header: string | null): string | null {
  const [, encoded] = /filename\*=UTF-8''([^;]+)/i.exec(header ?? '') ?? []
  return encoded ? decodeURIComponent(encoded) : null
}
