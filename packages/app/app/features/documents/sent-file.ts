import { attempt } from '@sauda/sdk'
import type { DownloadedFile } from '@sauda/sdk/documents'
import { errorText, type Language } from '@sauda/sdk/language'
import { type PlainPage, plainPage } from '../../document/plain-page.ts'

/** Passes a file on to a browser that has posted a plain form; a failure is a page that leads back. */
export async function sentFile(
  call: Promise<DownloadedFile>,
  language: Language,
  back: PlainPage['link'],
): Promise<Response> {
  const result = await attempt(call)
  if (!result.ok) {
    const { code, status } = result.error
    return plainPage(language, status >= 400 ? status : 503, { text: errorText(code, language), link: back })
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
