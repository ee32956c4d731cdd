import createClient, { type Client } from 'openapi-fetch'
import type { paths } from '../generated/contract.d.ts'
import type { Language } from '../language/index.ts'
import { VERSION } from '../version.ts'
import type { PortalError } from './portal-error.ts'

/** A request before it is sent. Headers may be added to `headers`. */
export type PortalRequest = { readonly method: string; readonly url: string; readonly headers: Headers }

export type PortalOptions = {
  /** Address of the portal, such as `https://portal.example`; empty for the host of the page. */
  baseUrl: string
  /** Sends a request; the platform's `fetch` by default. Always called with an address and an init. */
  fetch?: (url: string, init?: RequestInit) => Promise<Response>
  /** A bearer token instead of the browser's cookie. */
  token?: string
  /** Language of error messages. */
  language?: Language
  /** Timeout of a whole call in milliseconds, retries included: 30,000 by default, 0 for no limit. */
  timeoutMs?: number
  /** Called before each attempt of a call. */
  onRequest?: (request: PortalRequest) => void
  /** Called after each response, whatever its status. It must not read the body. */
  onResponse?: (response: Response, request: PortalRequest) => void
  /** Called when a call has finally failed, even if the failure becomes an empty list or a 0. */
  onError?: (error: PortalError) => void
}

/** A client of the portal. It has no state: the cookie or the token determines the user. */
export type Portal = {
  /** The underlying typed client, for operations without a function. */
  readonly http: Client<paths>
  readonly timeoutMs: number
  readonly onError?: (error: PortalError) => void
}

/** Creates a portal: one per user on a server, one per page in a browser. */
export function createPortal(options: PortalOptions): Portal {
  const { token, language, onRequest, onResponse, onError } = options
  const send = options.fetch ?? globalThis.fetch
  return {
    http: createClient<paths>({
      baseUrl: options.baseUrl,
      Request: Outgoing as typeof Request,
      credentials: token ? 'omit' : 'include',
      headers: {
        'X-Portal-Client': `sdk/${VERSION}`,
        'Accept-Language': language,
        Authorization: token && `Bearer ${token}`,
      },
      fetch: async (outgoing: Outgoing) => {
        onRequest?.(outgoing)
        const response = await send(outgoing.url, outgoing.init)
        onResponse?.(response, outgoing)
        return response
      },
    }),
    timeoutMs: options.timeoutMs ?? 30_000,
    onError,
  }
}

/**
 * Replaces the platform's Request, which openapi-fetch would create only for `fetch` to create it again: that took
 * more time than everything else in a call.
 */
class Outgoing implements PortalRequest {
  readonly url: string
  readonly method: string
  readonly headers: Headers
  readonly init?: RequestInit

  constructor(url: string, init: RequestInit & { method: string; headers: Headers }) {
    this.url = url
    this.method = init.method
    this.headers = init.headers
    this.init = init
  }
}
