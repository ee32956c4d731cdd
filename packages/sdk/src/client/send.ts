import { createFinalURL, createQuerySerializer, defaultPathSerializer, mergeHeaders } from 'openapi-fetch'
import { VERSION } from '../version.ts'
import type { CallOptions } from './call.ts'
import type { Hooks, Http, PortalOptions, PortalRequest } from './create-portal.ts'
import { PortalError } from './portal-error.ts'
import { isOffline, isUnsent } from './retry.ts'

/** A call while it runs. */
export type Running = {
  readonly options: CallOptions
  /** Whether code of the program runs, whose errors are thrown as they are. */
  isOwn?: boolean
  /** Whether the last request failed before it was sent. */
  isUnsent?: boolean
  /** The first failure after which a request may have been executed. */
  lost?: PortalError
}

type Init = Omit<RequestInit, 'body' | 'headers'> & {
  params?: {
    path?: Record<string, unknown>
    query?: Record<string, unknown>
    header?: Record<string, string>
  }
  headers?: Record<string, string>
  body?: unknown
  bodySerializer?: (body: unknown) => NonNullable<RequestInit['body']>
  parseAs?: 'json' | 'text' | 'blob' | 'arrayBuffer' | 'stream'
  running?: Running
}

/** What does not change between the attempts of a request. */
type Sending = {
  readonly options: PortalOptions
  readonly running: Running
  readonly request: PortalRequest
  readonly init: RequestInit
  readonly parseAs: Init['parseAs']
}

type Answer = { data?: unknown; error?: unknown; response: Response }

/**
 * Makes the typed client. It has the types and the serializers of openapi-fetch, whose own client takes three quarters
 * of a small program's bytes and does not tell an error of a hook from one of the network.
 */
export function createHttp(options: PortalOptions): Http {
  const base = { 'X-Portal-Client': `sdk/${VERSION}`, 'Accept-Language': options.language }
  const baseUrl = options.baseUrl.replace(/\/$/, '')
  const operation =
    (method: string) =>
    (path: string, given: Init = {}) => {
      const {
        params = {},
        headers,
        body,
        bodySerializer = JSON.stringify,
        parseAs,
        running = { options: {} },
        ...init
      } = given
      const sent = body === undefined ? undefined : bodySerializer(body)
      const type = typeof sent === 'string' ? 'application/json' : undefined
      const url = createFinalURL(path, {
        baseUrl,
        params,
        pathSerializer: defaultPathSerializer,
        querySerializer: createQuerySerializer(),
      })
      const all = mergeHeaders({ 'Content-Type': type }, base, headers, params.header)
      const request = { method, url, path, headers: all }
      return send({ options, running, request, init: { ...init, body: sent }, parseAs })
    }
  return { GET: operation('GET'), POST: operation('POST') } as Http
}

async function send(sending: Sending): Promise<Answer> {
  const { token } = sending.options
  sending.running.isOwn = true
  if (typeof token !== 'function' || sending.request.headers.has('Authorization')) {
    return sendOnce(sending, typeof token === 'string' ? token : undefined)
  }
  const bearer = await token()
  const answer = await sendOnce(sending, bearer)
  if (answer.response.status !== 401 || Object(answer.error).code === 'wrong_credentials') return answer
  sending.running.isOwn = true
  const fresh = await token(bearer)
  sending.running.isOwn = false
  return fresh && fresh !== bearer ? sendOnce(sending, fresh) : answer
}

async function sendOnce(sending: Sending, bearer: string | undefined): Promise<Answer> {
  const { options, running, init, parseAs } = sending
  const request = { ...sending.request, headers: new Headers(sending.request.headers) }
  const { method, url, path, headers } = request
  if (bearer && !headers.has('Authorization')) headers.set('Authorization', `Bearer ${bearer}`)
  running.isOwn = true
  await each(options.onRequest, request)
  const begun = Date.now()
  const debug = (response?: Response) =>
    each(options.debug, {
      operation: `${method} ${path}`,
      status: response?.status ?? 0,
      duration: Date.now() - begun,
      request_id: response?.headers.get('X-Request-Id') ?? null,
    })
  const credentials = options.token ? 'omit' : 'same-origin'
  const wasOffline = isOffline()
  running.isOwn = false
  running.isUnsent = false
  let response: Response
  try {
    const fetching = running.options.fetch ?? options.fetch ?? fetch
    response = await fetching(url, { credentials, ...init, method, headers })
  } catch (thrown) {
    running.isOwn = true
    await debug()
    running.isOwn = false
    running.isUnsent = wasOffline || isUnsent(thrown)
    if (isAddress(url)) throw thrown
    throw new PortalError({ status: 0, code: 'invalid_url', message: `baseUrl is not an address: ${url}` })
  }
  running.isOwn = true
  await debug(response)
  await each(options.onResponse, response, request)
  await each(running.options.onResponse, response, request)
  if (response.bodyUsed) throw new TypeError('onResponse must not read the body')
  running.isOwn = false
  return read(response, parseAs)
}

async function read(response: Response, parseAs: Init['parseAs']): Promise<Answer> {
  if (response.ok && parseAs && parseAs !== 'json') {
    return { data: parseAs === 'stream' ? response.body : await response[parseAs](), response }
  }
  const text = await response.text()
  const parsed = parse(text)
  return response.ok && parsed !== undefined
    ? { data: parsed, response }
    : { error: parsed ?? text, response }
}

/** Calls hooks in their order and awaits each. */
export async function each<Arguments extends unknown[]>(
  hooks: Hooks<(...given: Arguments) => unknown> | undefined,
  ...given: Arguments
): Promise<void> {
  for (const hook of typeof hooks === 'function' ? [hooks] : (hooks ?? [])) await hook(...given)
}

function isAddress(url: string): boolean {
  // Only pages have a location.
  const { location } = globalThis as { location?: unknown }
  try {
    return /^https?:$/.test(new URL(url, location ? String(location) : undefined).protocol)
  } catch {
    return false
  }
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
