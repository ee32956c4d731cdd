import { createReadableStreamFromReadable } from '@react-router/node'
import { isbot } from 'isbot'
import { renderToPipeableStream } from 'react-dom/server'
import {
  type EntryContext,
  isRouteErrorResponse,
  type RouterContextProvider,
  ServerRouter,
} from 'react-router'
import { lastResortPage } from './document/last-resort.ts'
import { FONTS_COOKIE } from './document/late-fonts.ts'
import { acceptedEncoding, pageStream } from './document/page-stream.ts'
import { contentSecurityPolicy } from './document/security.ts'
import { LanguageProvider } from './language/language-context.tsx'
import { hostsOf } from './shell/analytics.ts'
import { readCookie } from './shell/cookies.ts'
import { DocumentParts } from './shell/server-part.tsx'
import { visitOf } from './shell/visit.ts'

/** Milliseconds after which unfinished parts of a page are abandoned. */
export const streamTimeout = 5_000

/**
 * Renders the page of a request: streamed as it renders, complete for search engines, and the last resort if rendering
 * fails.
 */
export default async function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  entry: EntryContext,
  context: RouterContextProvider,
): Promise<Response> {
  const { analytics, language, nonce, parts, pushHost, requestId, signer } = visitOf(context)
  // Vite's own scripts have no nonce, so in development there is no policy.
  const signed = import.meta.env.DEV ? undefined : nonce
  headers.set('Content-Type', 'text/html; charset=utf-8')
  const others = hostsOf(request.headers, analytics)
  if (signed)
    headers.set('Content-Security-Policy', contentSecurityPolicy(signed, pushHost, signer.url, others))

  const page = (
    <LanguageProvider language={language}>
      <DocumentParts value={parts}>
        <ServerRouter context={entry} url={request.url} nonce={signed} />
      </DocumentParts>
    </LanguageProvider>
  )
  return new Promise((resolve, reject) => {
    const whenReady = isbot(request.headers.get('user-agent')) ? 'onAllReady' : 'onShellReady'
    const { pipe, abort } = renderToPipeableStream(page, {
      nonce: signed,
      // React would append large parts after the page and insert them by script, but pages have to be readable without
      // scripts.
      progressiveChunkSize: Number.POSITIVE_INFINITY,
      [whenReady]() {
        const encoding = acceptedEncoding(request.headers.get('accept-encoding'))
        const firstVisit = readCookie(request.headers, FONTS_COOKIE) === null
        const { input, output } = pageStream({ nonce, encoding, rewrite: !import.meta.env.DEV, firstVisit })
        output.on('close', () => clearTimeout(timer))
        headers.append('Vary', 'Accept-Encoding')
        if (encoding !== 'identity') headers.set('Content-Encoding', encoding)
        resolve(new Response(createReadableStreamFromReadable(output), { headers, status }))
        pipe(input)
      },
      onShellError(error) {
        clearTimeout(timer)
        if (hasFailedBefore(entry)) resolve(lastResort(error, { status, headers, requestId }))
        else reject(error)
      },
      onError(error) {
        if (!request.signal.aborted) console.error(`Request ${requestId}:`, error)
      },
    })
    const timer = setTimeout(abort, streamTimeout + 1_000)
    request.signal.addEventListener('abort', () => abort(), { once: true })
  })
}

/** React Router calls this a second time, with the error, when a page could not be rendered. */
function hasFailedBefore(entry: EntryContext): boolean {
  return Boolean(entry.staticHandlerContext.errors)
}

function lastResort(
  error: unknown,
  { status, headers, requestId }: { status: number; headers: Headers; requestId: string },
): Response {
  const page = lastResortPage(error, { stack: import.meta.env.DEV, requestId })
  return new Response(page, { headers, status: status >= 400 ? status : 500 })
}

/** React Router calls this with what a loader, an action or a page threw. A missing page is not logged as an error. */
export function handleError(
  error: unknown,
  { request, context }: { request: Request; context: Readonly<RouterContextProvider> },
): void {
  if (request.signal.aborted || (isRouteErrorResponse(error) && error.status < 500)) return
  console.error(`Request ${visitOf(context).requestId}:`, error)
}
