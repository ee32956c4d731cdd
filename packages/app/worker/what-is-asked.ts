import { isPublicPage } from '../app/shell/public-pages.ts'

/** What the worker does with a request; nothing with `other`, which the browser sends as without a worker. */
export type Asked = 'file' | 'page' | 'next page' | 'sign-out' | 'other'

type Parts = Pick<Request, 'method' | 'mode' | 'url'>

/** The form after which nobody is signed in. */
const SIGN_OUT = /^(?:\/kk)?\/sign-out(?:\.data)?$/

/** The API, the exchange and live updates; pages that answer with a file; and addresses that name a file. */
const NO_PAGE = /^\/(?:api|exchange|app)\/|\/(?:export|template|download|signed)(?:\/|$)|\.[a-z0-9]+$/i

export function whatIsAsked({ method, mode, url }: Parts, origin: string): Asked {
  const { origin: asked, pathname } = new URL(url)
  if (asked !== origin) return 'other'
  if (method === 'POST') return SIGN_OUT.test(pathname) ? 'sign-out' : 'other'
  if (method !== 'GET') return 'other'
  if (pathname.startsWith('/assets/')) return 'file'
  if (mode === 'navigate') return NO_PAGE.test(pathname) ? 'other' : 'page'
  // A prefetch has the mode `no-cors`.
  const isNext = pathname.endsWith('.data') && mode === 'cors'
  return isNext && isPublicPage(documentOf(url).pathname) ? 'next page' : 'other'
}

/** The document of a request for a page's data: `/kk/ads.data?q=1&_routes=…` → `/kk/ads?q=1`. */
export function documentOf(url: string): URL {
  const document = new URL(url)
  document.pathname = document.pathname.replace(/(?:\/_root|\/_)?\.data$/, '') || '/'
  document.searchParams.delete('_routes')
  return document
}
