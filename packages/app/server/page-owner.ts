import { FONTS_COOKIE } from '../app/document/late-fonts.ts'
import { COPY_HEADER, isPublicPage, type PageOwner } from '../app/shell/public-pages.ts'

/** The API's cookie of a session, by either of its names. */
const SESSION_COOKIE = /(?:^|;\s*)(?:__Host-)?sauda=/

/** What a copy has in common with the pages that the person sees: the theme, the answer about analytics, the fonts. */
const PREFERENCES = new Set(['theme', 'analytics', FONTS_COOKIE])

/** Queries of robots are not counted among those that found nothing, and the person's own one has been. */
const ROBOT = 'Sauda-copy-bot'

/**
 * A request for a guest's copy of a page, without everything that could tell who asks: what is kept of it in the browser
 * has nothing of a person. Every other request as it is.
 */
export function asGuest(request: Request): Request {
  if (!isForCopy(request)) return request
  const headers = new Headers(request.headers)
  headers.delete('cookie')
  const kept = cookiesOf(request).filter((pair) => PREFERENCES.has(pair.split('=')[0] ?? ''))
  if (kept.length > 0) headers.set('cookie', kept.join('; '))
  headers.set('user-agent', ROBOT)
  return new Request(request, { headers })
}

/**
 * Whether a browser may keep the page for when there is no connection: only what every guest gets. A page that sets a
 * cookie may contain a message for this visitor alone.
 */
export function ownerOf(request: Request, { status, headers }: Response): PageOwner | null {
  if (SESSION_COOKIE.test(request.headers.get('cookie') ?? '') && !isForCopy(request)) return 'personal'
  const isPage =
    request.method === 'GET' && status === 200 && headers.get('Content-Type')?.startsWith('text/html')
  const isPublic = isPage && !headers.has('Set-Cookie') && isPublicPage(new URL(request.url).pathname)
  return isPublic ? 'public' : null
}

function isForCopy({ method, headers }: Request): boolean {
  return method === 'GET' && headers.has(COPY_HEADER)
}

function cookiesOf({ headers }: Request): string[] {
  return (headers.get('cookie') ?? '').split(';').map((pair) => pair.trim())
}
