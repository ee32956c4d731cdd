import {
  type CallOptions,
  type DownloadedFile,
  type Portal,
  PortalError,
  read,
  received,
  write,
} from '../client/index.ts'
import type {
  DocumentExportRequest,
  DocumentImportEvent,
  DocumentImportResult,
  DocumentKind,
} from '../generated/schemas.ts'

/**
 * Downloads all documents that match a filter as a spreadsheet; with `rows: 'lines'` in the columns that an import
 * reads. POST /api/{kind}/export.
 */
export function exportDocuments(
  portal: Portal,
  kind: DocumentKind,
  request: DocumentExportRequest = {},
  options?: CallOptions,
): Promise<DownloadedFile> {
  return read(portal, options, async (init) =>
    received(await portal.http.POST(`/api/${kind}/export`, { ...init, body: request, parseAs: 'stream' })),
  )
}

/**
 * Downloads the spreadsheet to fill in with documents. For administrators and managers. Throws `forbidden`.
 * GET /api/{kind}/importTemplate.
 */
export function importTemplate(
  portal: Portal,
  kind: DocumentKind,
  options?: CallOptions,
): Promise<DownloadedFile> {
  return read(portal, options, async (init) =>
    received(await portal.http.GET(`/api/${kind}/importTemplate`, { ...init, parseAs: 'stream' })),
  )
}

/**
 * Checks a filled-in spreadsheet: what its import would do, and everything that is wrong with it. Nothing is written. For
 * administrators and managers. Throws `invalid` without a file or with one over 20 MB, `forbidden`.
 * POST /api/{kind}/importCheck, multipart.
 */
export function checkImport(
  portal: Portal,
  kind: DocumentKind,
  file: Blob,
  options?: CallOptions,
): Promise<DocumentImportResult> {
  return read(portal, options, (init) =>
    portal.http.POST(`/api/${kind}/importCheck`, {
      ...init,
      body: { file: '' },
      bodySerializer: () => formOf(file),
    }),
  )
}

/**
 * Imports all documents of a filled-in spreadsheet, or none. Iterate over the result with `for await`: it is how far the
 * import is, and at last what was done. Stopping before the end cancels the import. A repeated import changes nothing. For
 * administrators and managers. Throws `invalid`, `forbidden`; while iterating, `outcome_unknown` if the connection is
 * lost. POST /api/{kind}/import, multipart.
 */
export function importDocuments(
  portal: Portal,
  kind: DocumentKind,
  file: Blob,
  options?: CallOptions,
): Promise<AsyncGenerator<DocumentImportEvent, void, undefined>> {
  return write(portal, options, async (init) => {
    const { data, ...answer } = await portal.http.POST(`/api/${kind}/import`, {
      ...init,
      body: { file: '' },
      bodySerializer: () => formOf(file),
      parseAs: 'stream',
    })
    return data ? { ...answer, data: { data: eventsOf(data, options?.signal) } } : answer
  })
}

function formOf(file: Blob): FormData {
  const form = new FormData()
  form.append('file', file)
  return form
}

async function* eventsOf(
  stream: ReadableStream<Uint8Array>,
  signal: AbortSignal | undefined,
): AsyncGenerator<DocumentImportEvent, void, undefined> {
  const reader = stream.getReader()
  const stop = () => void reader.cancel().catch(() => {})
  signal?.addEventListener('abort', stop)
  if (signal?.aborted) stop()
  const decoder = new TextDecoder()
  let text = ''
  let state: string = 'running'
  try {
    // Safari cannot iterate a stream.
    for (let part = await readPart(reader); part; part = await readPart(reader)) {
      const lines = (text + decoder.decode(part, { stream: true })).split('\n')
      text = lines.pop() ?? ''
      for (const line of lines) {
        const event: DocumentImportEvent = JSON.parse(line)
        state = event.state
        yield event
      }
    }
  } finally {
    signal?.removeEventListener('abort', stop)
    stop()
  }
  if (state === 'running') throw cutOff(signal?.aborted === true)
}

/** Returns null at the end, and also where the connection broke. */
async function readPart(reader: ReadableStreamDefaultReader<Uint8Array>): Promise<Uint8Array | null> {
  const part = await reader.read().catch(() => null)
  return part?.value ?? null
}

function cutOff(aborted: boolean): PortalError {
  const code = aborted ? 'aborted' : 'outcome_unknown'
  return new PortalError({ status: 0, code, message: 'The import ended before its result' })
}
