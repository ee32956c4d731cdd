import createClient, { type Client } from 'openapi-fetch'
import type { paths } from '../generated/contract.d.ts'
import type { Language } from '../language/index.ts'
import { VERSION } from '../version.ts'
import type { PortalError } from './portal-error.ts'

/** What is about to be sent. `headers` may be added to. */
export type PortalRequest = { readonly method: string; readonly url: string; readonly headers: Headers }

export type PortalOptions = {
  /** Where the portal is: `https://portal.example`; empty for the page's own host. */
  baseUrl: string
  /** Sends a request; the platform's own unless told. Always called with an address and an init. */
  fetch?: (url: string, init?: RequestInit) => Promise<Response>
  /** A bearer token instead of the browser's cookie. */
  token?: string
  /** Language of the messages in failures. */
  language?: Language
  /** Milliseconds for a whole call, retries included: 30,000 unless told, 0 for no limit. */
  timeoutMs?: number
  /** Before each try of a call. */
  onRequest?: (request: PortalRequest) => void
  /** After each answer, whatever its status. The body is the call's to read. */
  onResponse?: (response: Response, request: PortalRequest) => void
  /** When a call has failed for good, also where the failure is turned into an empty list or a 0. */
  onError?: (error: PortalError) => void
}

/** A portal to make calls with. It keeps no state: who is signed in is told by the cookie or the token. */
export type Portal = {
  /** The typed client underneath, for an operation that has no function of its own. */
  readonly http: Client<paths>
  readonly timeoutMs: number
  readonly onError?: (error: PortalError) => void
}

/** Makes a portal. Make one per person on a server, one per page in a browser. */
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
 * Stands in for the platform's Request, which openapi-fetch would build only for `fetch` to build it anew: that
 * took more time than all else in a call.
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
