import { randomBytes } from 'node:crypto'
import type { RequestListener } from 'node:http'
import { type ClientAddress, createRequestListener } from '@remix-run/node-fetch-server'
import { createPortal } from '@sauda/sdk'
import { currentFlow, me } from '@sauda/sdk/access'
import { type Contact, getContact } from '@sauda/sdk/content'
import { errorText, type Language, splitPath } from '@sauda/sdk/language'
import { RouterContextProvider } from 'react-router'
import { lastResortPage } from '../app/document/last-resort.ts'
import { refusedForm } from '../app/document/refused-form.ts'
import { setSecurityHeaders } from '../app/document/security.ts'
import type { AnalyticsSettings } from '../app/shell/analytics.ts'
import { answered, ifPossible } from '../app/shell/answered.ts'
import { setPerson } from '../app/shell/browser-portal.ts'
import { PAGE_HEADER } from '../app/shell/public-pages.ts'
import { comesFromUs } from '../app/shell/same-origin.ts'
import { type Visit, visitContext } from '../app/shell/visit.ts'
import { type ClientAssets, clientsOf } from './clients.ts'
import { asGuest, ownerOf } from './page-owner.ts'

/** How the pages call the API: in this process, or over HTTP. */
export type ApiDoor = {
  readonly baseUrl: string
  readonly fetch: (request: Request, client: { readonly address: string }) => Promise<Response>
}

export type PagesOptions = {
  readonly api: ApiDoor
  /** `https://sauda.example` if there is a proxy; by default the address of the request. */
  readonly publicUrl?: URL
  /** Where live updates come from, `wss://push.example:6001`; by default the pages' own host. */
  readonly pushHost?: string
  /** Address of NCALayer for browsers; by default its own. */
  readonly ncaLayerUrl?: string
  /** Whether people may sign with eGov Mobile. */
  readonly egovMobile?: boolean
  /** What is measured after a consent; by default nothing. */
  readonly analytics?: AnalyticsSettings
  /** Whether this is the demo centre, whose keys are not of the National Certification Authority. */
  readonly demo?: boolean
}

/** Headers of the browser's request that the API needs. */
const HANDED_ON = ['cookie', 'user-agent', 'x-forwarded-for']

/** `Retry-After` of a 503 page, in seconds. */
const BACK_AFTER = '10'

/** The API's cookie of a registration or an access recovery, by either of its names. */
const FLOW_COOKIE = /(?:^|;\s*)(?:__Host-)?sauda-flow=/

/** What the process has read last: it is shown while the API is down. */
type Known = { contact: Contact | null }

/** The visit, and the cookies that the API sets during it. */
type Begun = { readonly visit: Visit; readonly cookies: readonly string[] }

/**
 * The pages as a request listener for Node's server. It streams, and stops rendering when the browser disconnects. This
 * file is the entry of the server bundle, so that it and the pages share one React Router.
 */
export function createPages(
  options: PagesOptions,
  assets: Partial<Record<Language, ClientAssets>> = {},
): RequestListener {
  const { publicUrl } = options
  const clients = clientsOf(assets)
  const known: Known = { contact: null }
  const address = publicUrl && { host: publicUrl.host, protocol: publicUrl.protocol }

  // Fastify has set the request id on the response, so each request gets a listener that knows it.
  return (incoming, outgoing) => {
    const requestId = String(outgoing.getHeader('X-Request-Id'))
    const listener = createRequestListener(
      async (sent: Request, client: ClientAddress) => {
        if (!comesFromUs(sent, publicUrl?.origin)) return refuseForm(sent, requestId)
        const request = asGuest(sent)
        const { visit, cookies } = beginVisit(request, { client, requestId, known }, options)
        const answer = clients.answering(new URL(request.url), visit.language)
        const response = await answer(request, new RouterContextProvider(new Map([[visitContext, visit]])))
        for (const line of cookies) response.headers.append('Set-Cookie', line)
        const owner = ownerOf(sent, response)
        if (owner) response.headers.set(PAGE_HEADER, owner)
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

/** Sets the headers of every page. */
function finished(response: Response): Response {
  const { headers, status } = response
  setSecurityHeaders(headers)
  if (!headers.has('Cache-Control')) headers.set('Cache-Control', 'no-store')
  if (status === 503) headers.set('Retry-After', BACK_AFTER)
  // A form was posted to an address without an action.
  if (status === 405) headers.set('Allow', 'GET, HEAD')
  return response
}

/** Logs the rejected form, for operators who wonder why forms fail (a proxy without PUBLIC_URL). */
function refuseForm({ url, method, headers }: Request, requestId: string): Response {
  const { pathname } = new URL(url)
  const from = headers.get('origin')?.slice(0, 100) ?? 'an unknown origin'
  // The address of a public check has a secret part.
  const path = pathname.replace(/(verify-document\/+[^/]*\/+).+/, '$1*')
  console.warn(`Request ${requestId}: a form of another site was refused: ${method} ${path} from ${from}`)
  // React Router's scripts show the text of a response, a browser without them its page.
  const isData = isDataPath(pathname)
  const { language } = splitPath(isData ? pathname.replace(/(\/_)?\.data$/, '') : pathname)
  return finished(
    isData ? new Response(errorText('cross_site', language), { status: 403 }) : refusedForm(language),
  )
}

/** Whether React Router asks for the data of a page instead of its document. */
function isDataPath(pathname: string): boolean {
  return pathname.endsWith('.data')
}

function beginVisit(
  request: Request,
  { client, requestId, known }: { client: ClientAddress; requestId: string; known: Known },
  options: PagesOptions,
): Begun {
  const { api, pushHost, ncaLayerUrl, egovMobile, analytics, demo } = options
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
      setPerson(headers, visit.renderedFor)
    },
    onResponse: ({ headers }) => void cookies.push(...headers.getSetCookie()),
  })

  const inFlow = FLOW_COOKIE.test(request.headers.get('cookie') ?? '')
  const isForm = request.method === 'POST'
  const visit: Visit = {
    portal,
    language,
    renderedFor: null,
    origin: url.origin,
    requestId,
    isForm,
    isData: isDataPath(url.pathname),
    parts: new Map(),
    nonce: randomBytes(16).toString('base64'),
    pushHost: pushHost ?? url.host,
    analytics: analytics ?? null,
    signer: { url: ncaLayerUrl ?? null, demo: demo ?? false, mobile: egovMobile ?? false },
    currentUser: once(() => answered(me(portal))),
    currentFlow: once(() => (inFlow ? answered(currentFlow(portal)) : Promise.resolve(null))),
    contact: once(async () => {
      const contact = await ifPossible(getContact(portal), { isForm })
      known.contact = contact ?? known.contact
      return contact
    }),
    lastContact: () => known.contact,
    setCookie: (line) => void cookies.push(line),
  }
  return { visit, cookies }
}

function once<Value>(ask: () => Value): () => Value {
  let asked: { readonly value: Value } | undefined
  return () => {
    asked ??= { value: ask() }
    return asked.value
  }
}
