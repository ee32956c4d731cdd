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

type Received = { data?: ReadableStream<Uint8Array> | null; error?: unknown; response: Response }

/** Makes a file of a response whose body is a stream. */
export function received({ data: stream, error, response }: Received) {
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
