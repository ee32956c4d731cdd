import { createFinalURL, createQuerySerializer, defaultPathSerializer, mergeHeaders } from 'openapi-fetch'
import { VERSION } from '../version.ts'
import type { CallOptions } from './call.ts'
import type { Hooks, Http, PortalOptions, PortalRequest } from './create-portal.ts'
import { PortalError } from './portal-error.ts'

/** A call while it runs. */
export type Running = {
  readonly options: CallOptions
  /** Whether a function of the program runs, whose errors are thrown as they are. */
  isOwn?: boolean
  /** The first failure after which the request may have been executed. */
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
  running?: Running
}

/**
 * Makes the typed client. It has the types and the serializers of openapi-fetch, whose own client would take more
 * bytes than the whole SDK and reports an error of a hook as one of the network.
 */
export function createHttp(options: PortalOptions): Http {
  const base = { 'X-Portal-Client': `sdk/${VERSION}`, 'Accept-Language': options.language }
  const baseUrl = options.baseUrl.replace(/\/$/, '')
  const method =
    (name: string) =>
    (path: string, init: Init = {}) => {
      const {
        params = {},
        headers,
        body,
        bodySerializer = JSON.stringify,
        running = { options: {} },
        ...rest
      } = init
      const sent = body === undefined ? undefined : bodySerializer(body)
      const type = typeof sent === 'string' ? 'application/json' : undefined
      const url = createFinalURL(path, {
        baseUrl,
        params,
        pathSerializer: defaultPathSerializer,
        querySerializer: createQuerySerializer(),
      })
      const all = mergeHeaders({ 'Content-Type': type }, base, headers, params.header)
      return send(options, running, { method: name, url, path, headers: all }, { ...rest, body: sent })
    }
  return { GET: method('GET'), POST: method('POST') } as Http
}

async function send(options: PortalOptions, running: Running, request: PortalRequest, rest: RequestInit) {
  const { token } = options
  running.isOwn = true
  const bearer = typeof token === 'function' ? await token() : token
  let response = await sendOnce(options, running, request, rest, bearer)
  if (response.status === 401 && typeof token === 'function') {
    const fresh = await token(bearer)
    if (fresh && fresh !== bearer) response = await sendOnce(options, running, request, rest, fresh)
  }
  running.isOwn = false
  const text = await response.text()
  const parsed = parse(text)
  return response.ok ? { data: parsed, response } : { error: parsed ?? text, response }
}

async function sendOnce(
  options: PortalOptions,
  running: Running,
  request: PortalRequest,
  rest: RequestInit,
  bearer: string | undefined,
): Promise<Response> {
  const { method, url, path, headers } = request
  if (bearer) headers.set('Authorization', `Bearer ${bearer}`)
  await each(options.onRequest, request)
  const begun = Date.now()
  const debug = (response?: Response) =>
    each(options.debug, {
      operation: `${method} ${path}`,
      status: response?.status ?? 0,
      duration: Date.now() - begun,
      request_id: response?.headers.get('X-Request-Id') ?? null,
    })
  const init = { credentials: options.token ? 'omit' : 'same-origin', ...rest, method, headers } as const
  running.isOwn = false
  let response: Response
  try {
    response = await (running.options.fetch ?? options.fetch ?? fetch)(url, init)
  } catch (thrown) {
    running.isOwn = true
    await debug()
    running.isOwn = false
    // Only pages have a location.
    const { location } = globalThis as { location?: unknown }
    if (URL.canParse(url, location ? String(location) : undefined)) throw thrown
    throw new PortalError({ status: 0, code: 'invalid_url', message: `baseUrl is not an address: ${url}` })
  }
  running.isOwn = true
  await debug(response)
  await each(options.onResponse, response, request)
  await each(running.options.onResponse, response, request)
  return response
}

/** Calls hooks in their order and awaits each. */
export async function each<Arguments extends unknown[]>(
  hooks: Hooks<(...given: Arguments) => unknown> | undefined,
  ...given: Arguments
): Promise<void> {
  for (const hook of typeof hooks === 'function' ? [hooks] : (hooks ?? [])) await hook(...given)
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
