import type { DownloadedFile } from '@sauda/sdk/documents'
import { countZipEntries } from './zip-entries.ts'

/** How far a download has come. */
export type Received = { readonly bytes: number; readonly documents: number }

/** For how long the browser may take to begin saving, in ms. */
const SAVING = 60_000

/**
 * Receives a file and returns its content; `onPart` is told how far it has come. When `signal` aborts, the rest is not
 * sent any more, and only what has come is returned.
 */
export async function receiveFile(
  { stream, type }: Pick<DownloadedFile, 'stream' | 'type'>,
  signal: AbortSignal,
  { onPart, mark }: { onPart: (received: Received) => void; mark?: string | undefined },
): Promise<Blob> {
  const reader = stream.getReader()
  const stop = () => void reader.cancel().catch(() => {})
  signal.addEventListener('abort', stop)
  if (signal.aborted) stop()
  const parts: BlobPart[] = []
  const entries = countZipEntries(mark)
  let bytes = 0
  // Safari cannot iterate a stream.
  for (let part = await reader.read(); !part.done; part = await reader.read()) {
    const value = new Uint8Array(part.value)
    parts.push(value)
    bytes += value.length
    onPart({ bytes, documents: entries(value) })
  }
  signal.removeEventListener('abort', stop)
  return new Blob(parts, { type })
}

/** Saves a file as if the user had followed a link to it. */
export function saveFile(content: Blob, name: string): void {
  const href = URL.createObjectURL(content)
  const link = Object.assign(document.createElement('a'), { href, download: name })
  link.click()
  setTimeout(() => URL.revokeObjectURL(href), SAVING)
}
