import { attempt } from '@sauda/sdk'
import type { DownloadedFile } from '@sauda/sdk/documents'
import { errorText, type Language } from '@sauda/sdk/language'

/** Passes a file on to a browser that has posted a plain form; a failure is a line of text. */
export async function sentFile(call: Promise<DownloadedFile>, language: Language): Promise<Response> {
  const result = await attempt(call)
  if (!result.ok) {
    const { code, status } = result.error
    const headers = { 'Content-Type': 'text/plain; charset=utf-8' }
    return new Response(errorText(code, language), { status: status >= 400 ? status : 503, headers })
  }
  const { stream, type, size, name } = result.value
  const named = name === null ? '' : `; filename*=UTF-8''${encodeURIComponent(name)}`
  const headers = new Headers({
    'Content-Type': type,
    'Cache-Control': 'no-store',
    'Content-Disposition': `attachment${named}`,
  })
  if (size !== null) headers.set('Content-Length', String(size))
  return new Response(stream, { headers })
}
