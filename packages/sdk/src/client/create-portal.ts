import type { Client } from 'openapi-fetch'
import type { paths } from '../generated/contract.d.ts'
import type { Language } from '../language/index.ts'
import type { PortalError } from './portal-error.ts'
import { backoff, MAX_RETRIES } from './retry.ts'
import { createHttp, each } from './send.ts'

/** The part of the platform's `fetch` that the SDK uses. Always called with an address and an init. */
export type Fetch = (url: string, init?: RequestInit) => Promise<Response>

/** A request before it is sent. Headers may be added to `headers`. */
export type PortalRequest = {
  /** `GET` or `POST`. */
  readonly method: string
  /** The whole address. */
  readonly url: string
  /** The path of the operation in the contract, such as `/api/userBanner/publish/{id}`. */
  readonly path: string
  /** The headers, which may be changed. */
  readonly headers: Headers
}

/** One hook or several, called in their order. A promise that a hook returns is awaited. */
export type Hooks<Hook> = Hook | readonly Hook[]

/** Called before each request of a call. */
export type OnRequest = (request: PortalRequest) => unknown
/** Called after each response, whatever its status. It must not read the body. */
export type OnResponse = (response: Response, request: PortalRequest) => unknown
/** Called when a call has finally failed, even if the failure becomes an empty list or a 0. */
export type OnError = (error: PortalError) => unknown
/** Called after each request. */
export type OnDebug = (event: DebugEvent) => unknown

/** What happened to one request. It contains no tokens, codes, ids or personal data. */
export type DebugEvent = {
  /** Method and path in the contract, such as `POST /api/userBanner/publish/{id}`. */
  readonly operation: string
  /** HTTP status; 0 if there was no response. */
  readonly status: number
  /** Milliseconds until the headers of the response arrived. */
  readonly duration: number
  /** Identifies the request in the server's log. */
  readonly request_id: string | null
}

/** Options of a portal. */
export type PortalOptions = {
  /** Address of the portal, such as `https://portal.example`; empty for the host of the page. */
  baseUrl: string
  /** Sends a request; the platform's `fetch` by default. */
  fetch?: Fetch | undefined
  /**
   * A bearer token instead of the browser's cookie, or a function that returns it, called for each request. After a
   * 401 the function is called once more with the token that was refused, and the request is sent again if it returns
   * another one.
   */
  token?: string | ((refused?: string) => string | undefined | Promise<string | undefined>) | undefined
  /** Language of error messages. */
  language?: Language | undefined
  /** Timeout of a whole call in milliseconds, retries included: 30,000 by default, 0 for no limit. */
  timeout?: number | undefined
  /** How often reads and creating calls are repeated at most after transient failures: 2 by default. */
  retries?: number | undefined
  /** Returns the milliseconds before a retry, 0 for the first one: by default 200, 400, 800…, less up to half. */
  backoff?: ((attempt: number) => number) | undefined
  /** Called before each request of a call. Errors that it throws are thrown by the call as they are. */
  onRequest?: Hooks<OnRequest> | undefined
  /** Called after each response, whatever its status. It must not read the body. */
  onResponse?: Hooks<OnResponse> | undefined
  /** Called when a call has finally failed, even if the failure becomes an empty list or a 0. */
  onError?: Hooks<OnError> | undefined
  /** Called after each request with facts for a log: no tokens, codes, ids or personal data. */
  debug?: Hooks<OnDebug> | undefined
}

/**
 * The operations of the contract by method and path. Of the options of openapi-fetch they take `params`, `headers`, `body`,
 * `bodySerializer`, `parseAs` and those of the platform's `fetch`.
 */
export interface Http {
  /** Sends a GET to a path of the contract and returns its data or its error with the response. */
  GET: Client<paths>['GET']
  /** Sends a POST to a path of the contract and returns its data or its error with the response. */
  POST: Client<paths>['POST']
}

/** A client of the portal. It has no state: the cookie or the token determines the user. */
export type Portal = {
  /** The underlying typed client, for operations without a function. */
  readonly http: Http
  /** Timeout of a whole call in milliseconds. */
  readonly timeout: number
  /** How often reads and creating calls are repeated at most. */
  readonly retries: number
  /** Returns the milliseconds before a retry, 0 for the first one. */
  readonly backoff: (attempt: number) => number
  /** Calls the hooks for a call that has finally failed. */
  readonly onError: OnError
}

/** Creates a portal: one per user on a server, one per page in a browser. */
export function createPortal(options: PortalOptions): Portal {
  return {
    http: createHttp(options),
    timeout: options.timeout ?? 30_000,
    retries: options.retries ?? MAX_RETRIES,
    backoff: options.backoff ?? backoff,
    onError: (error) => each(options.onError, error),
  }
}
