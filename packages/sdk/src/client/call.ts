import type { Fetch, OnResponse, Portal } from './create-portal.ts'
import { failureOf, failureOfAnswer } from './failure.ts'
import { isAmbiguous, outcomeUnknown, pause, retryDelay } from './retry.ts'
import type { Running } from './send.ts'

/** Options of one call. They take precedence over those of the portal. */
export type CallOptions = {
  /** Aborts the call, which then throws a PortalError with the code `aborted`. */
  signal?: AbortSignal | undefined
  /** Timeout of the call in milliseconds, retries included; 0 for no limit. */
  timeout?: number | undefined
  /** How often a read or a creating call is repeated at most after transient failures. Other calls are sent once. */
  retries?: number | undefined
  /** More request headers. */
  headers?: Readonly<Record<string, string>> | undefined
  /** Sends the requests of this call, for example with upload progress. */
  fetch?: Fetch | undefined
  /** Called with each response, after the hooks of the portal. */
  onResponse?: OnResponse | undefined
}

/** Options of a call that creates something. */
export type CreateOptions = CallOptions & {
  /**
   * Identifies this attempt to create something, 1–255 visible ASCII characters; random by default. Calls with the same
   * key within 24 hours create one record, and all of them return the same response.
   */
  idempotencyKey?: string | undefined
}

/** Refusals after which a lost request is known not to have been executed: its key or its body was looked at. */
const KEY_WAS_READ = [409, 413, 422]

type Answer<Data> = { data?: { data: Data }; error?: unknown; response: Response }
type Send<Data> = (init: Init) => Promise<Answer<Data>>
type Init = { signal: AbortSignal; headers: Record<string, string>; running: Running }

/** Makes a call that only reads according to the contract's `x-effect`. It is retried after transient failures. */
export function read<Data>(
  portal: Portal,
  options: CallOptions | undefined,
  send: Send<Data>,
): Promise<Data> {
  return call(portal, options, send, 'read')
}

/**
 * Makes a call that changes something. It is sent once; if its response is lost, it throws a PortalError with the code
 * `outcome_unknown`.
 */
export function write<Data>(
  portal: Portal,
  options: CallOptions | undefined,
  send: Send<Data>,
): Promise<Data> {
  return call(portal, options, send, 'write')
}

/**
 * Makes a call that creates something according to the contract's `x-creates`. Its key makes retries safe. After a
 * lost response, the call is only repeated if the host confirms that it honours keys.
 */
export function create<Data>(
  portal: Portal,
  { idempotencyKey = newIdempotencyKey(), ...options }: CreateOptions = {},
  send: Send<Data>,
): Promise<Data> {
  const withKey = { ...options, headers: { ...options.headers, 'Idempotency-Key': idempotencyKey } }
  const sendOrAsk: Send<Data> = async (init) => {
    const { running } = init
    if (running.lost) {
      const { response } = await portal.http.GET('/api/contact/get', { ...init, headers: options.headers })
      if (!response.ok) throw failureOfAnswer(response)
      if (!response.headers.has('X-Idempotency')) throw outcomeUnknown(running.lost)
      running.isOwn = true
    }
    return send(init)
  }
  return call(portal, withKey, sendOrAsk, 'create')
}

/** Returns a unique key: 128 random bits. */
export function newIdempotencyKey(): string {
  // `randomUUID` is missing on pages without TLS.
  return crypto.getRandomValues(new Uint32Array(4)).join('-')
}

async function call<Data>(
  portal: Portal,
  options: CallOptions = {},
  send: Send<Data>,
  kind: 'read' | 'write' | 'create',
): Promise<Data> {
  const { signal, headers = {}, timeout = portal.timeout, retries = portal.retries } = options
  const controller = new AbortController()
  const running: Running = { options }
  const init = { signal: controller.signal, headers, running }
  const stop = () => controller.abort('aborted')
  // A longer delay would overflow and end at once.
  const timer =
    timeout > 0 && timeout < 2 ** 31 ? setTimeout(() => controller.abort('timeout'), timeout) : undefined
  const stopped = new Promise<never>((_, reject) => {
    controller.signal.addEventListener('abort', () => reject(signal?.reason))
  })
  signal?.addEventListener('abort', stop)
  if (signal?.aborted) stop()
  try {
    for (let attempt = 0; ; attempt++) {
      try {
        // The race ends the call even if a hook never does.
        return await Promise.race([stopped, once(send, init)])
      } catch (thrown) {
        const { aborted, reason } = controller.signal
        if (running.isOwn && !aborted) throw thrown
        const error = failureOf(aborted ? signal?.reason : thrown, reason)
        if (kind !== 'read' && !running.isUnsent && isAmbiguous(error)) running.lost ??= error
        const mayRepeat = !aborted && kind !== 'write' && attempt < retries
        const wait = mayRepeat ? retryDelay(error, portal.backoff(attempt)) : null
        if (wait === null) {
          const isDefinite = aborted || KEY_WAS_READ.includes(error.status)
          const final = running.lost && !isDefinite ? outcomeUnknown(running.lost) : error
          await Promise.race([portal.onError(final), stopped.catch(() => {})])
          throw final
        }
        await pause(wait, controller.signal)
      }
    }
  } finally {
    clearTimeout(timer)
    signal?.removeEventListener('abort', stop)
  }
}

async function once<Data>(send: Send<Data>, init: Init): Promise<Data> {
  init.signal.throwIfAborted()
  init.running.isOwn = true
  const { data, error, response } = await send(init)
  if (!response.ok || data?.data === undefined) throw failureOfAnswer(response, error)
  return data.data
}
