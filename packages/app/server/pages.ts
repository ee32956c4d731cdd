import { randomBytes } from 'node:crypto'
import type { RequestListener } from 'node:http'
import { type ClientAddress, createRequestListener } from '@remix-run/node-fetch-server'
import { createPortal } from '@sauda/sdk'
import { currentFlow, me } from '@sauda/sdk/access'
import { errorText, type Language, splitPath } from '@sauda/sdk/language'
import { RouterContextProvider } from 'react-router'
import { lastResortPage } from '../app/document/last-resort.ts'
import { refusedForm } from '../app/document/refused-form.ts'
import { setSecurityHeaders } from '../app/document/security.ts'
import { answered } from '../app/shell/answered.ts'
import { comesFromUs } from '../app/shell/same-origin.ts'
import { type Visit, visitContext } from '../app/shell/visit.ts'
import { type ClientAssets, clientsOf } from './clients.ts'

/** How the pages reach the API: in this process, or over HTTP. */
export type ApiDoor = {
  readonly baseUrl: string
  readonly fetch: (request: Request, client: { readonly address: string }) => Promise<Response>
}

export type PagesOptions = {
  readonly api: ApiDoor
  /** `https://sauda.example` where a proxy stands before us; else the address that was asked for. */
  readonly publicUrl?: URL
  /** Where live news comes from, `wss://push.example:6001`; the pages' own host unless told. */
  readonly pushHost?: string
}

/** What the API has to know of the browser's request. */
const HANDED_ON = ['cookie', 'user-agent', 'x-forwarded-for']

/** Seconds after which a page that could not be made is worth another try. */
const BACK_AFTER = '10'

/** The API's cookie of a registration or a restore of access, by either of its names. */
const FLOW_COOKIE = /(?:^|;\s*)(?:__Host-)?sauda-flow=/

/** Cookies are the API's to set and ours to hand on; this collects those of one request. */
type Begun = { readonly visit: Visit; readonly cookies: readonly string[] }

/**
 * The pages as a listener for Node's server: it streams, and stops rendering when the browser goes away. This file
 * is the entry of the server bundle, so that it and the pages share one React Router.
 */
export function createPages(
  options: PagesOptions,
  assets: Partial<Record<Language, ClientAssets>> = {},
): RequestListener {
  const { publicUrl } = options
  const clients = clientsOf(assets)
  const address = publicUrl && { host: publicUrl.host, protocol: publicUrl.protocol }

  // Fastify has put the request's id on its answer, so each has a listener that knows it.
  return (incoming, outgoing) => {
    const requestId = String(outgoing.getHeader('X-Request-Id'))
    const listener = createRequestListener(
      async (request: Request, client: ClientAddress) => {
        if (!comesFromUs(request, publicUrl?.origin)) return refuseForm(request, requestId)
        const { visit, cookies } = beginVisit(request, { client, requestId }, options)
        const answer = clients.answering(new URL(request.url), visit.language)
        const response = await answer(request, new RouterContextProvider(new Map([[visitContext, visit]])))
        for (const line of cookies) response.headers.append('Set-Cookie', line)
        return finished(response)
      },
      {
        ...address,
        onError(error) {
          console.error(`Request ${requestId}:`, error)
          const headers = { 'Content-Type': 'text/html; charset=utf-8' }
          const page = lastResortPage(error, { stack: import.meta.env.DEV, requestId })
          return new Response(page, { status: 500, headers })
        },
      },
    )
    listener(incoming, outgoing)
  }
}

/** What every page's answer says in its headers. */
function finished(response: Response): Response {
  const { headers, status } = response
  setSecurityHeaders(headers)
  if (!headers.has('Cache-Control')) headers.set('Cache-Control', 'no-store')
  if (status === 503) headers.set('Retry-After', BACK_AFTER)
  // A form at an address that takes none.
  if (status === 405) headers.set('Allow', 'GET, HEAD')
  return response
}

/** One line in the log, for whoever wonders why forms do not arrive (a proxy, and no PUBLIC_URL). */
function refuseForm({ url, method, headers }: Request, requestId: string): Response {
  const { pathname } = new URL(url)
  const from = headers.get('origin')?.slice(0, 100) ?? 'an unknown origin'
  console.warn(`Request ${requestId}: a form of another site was refused: ${method} ${pathname} from ${from}`)
  // React Router's scripts show the text of an answer, a browser without them its page.
  const isData = pathname.endsWith('.data')
  const { language } = splitPath(isData ? pathname.replace(/(\/_)?\.data$/, '') : pathname)
  return finished(
    isData ? new Response(errorText('cross_site', language), { status: 403 }) : refusedForm(language),
  )
}

function beginVisit(
  request: Request,
  { client, requestId }: { client: ClientAddress; requestId: string },
  options: PagesOptions,
): Begun {
  const { api, pushHost } = options
  const url = new URL(request.url)
  const { language } = splitPath(url.pathname.replace(/(\/_)?\.data$/, ''))
  const cookies: string[] = []

  const portal = createPortal({
    baseUrl: api.baseUrl,
    language,
    fetch: (address, init) => api.fetch(new Request(address, init), client),
    onRequest({ headers }) {
      for (const name of HANDED_ON) {
        const value = request.headers.get(name)
        if (value !== null) headers.set(name, value)
      }
    },
    onResponse: ({ headers }) => void cookies.push(...headers.getSetCookie()),
  })

  const inFlow = FLOW_COOKIE.test(request.headers.get('cookie') ?? '')
  let user: ReturnType<Visit['currentUser']> | undefined
  let flow: ReturnType<Visit['currentFlow']> | undefined
  const visit: Visit = {
    portal,
    language,
    origin: url.origin,
    requestId,
    isForm: request.method === 'POST',
    nonce: randomBytes(16).toString('base64'),
    pushHost: pushHost ?? url.host,
    currentUser: () => {
      user ??= answered(me(portal))
      return user
    },
    currentFlow: () => {
      flow ??= inFlow ? answered(currentFlow(portal)) : Promise.resolve(null)
      return flow
    },
    setCookie: (line) => void cookies.push(line),
  }
  return { visit, cookies }
}
