import type { Portal } from './create-portal.ts'
import { failureOf, failureOfAnswer } from './failure.ts'
import { PortalError } from './portal-error.ts'
import { pause, retryDelay } from './retry.ts'

export type CallOptions = {
  /** Aborts the call, which then throws a PortalError with the code `aborted`. */
  signal?: AbortSignal
  /** Timeout of this call in milliseconds instead of the portal's; 0 for no limit. */
  timeoutMs?: number
}

export type CreateOptions = CallOptions & {
  /**
   * Identifies this attempt to create something, 1–255 visible ASCII characters; random by default. Calls with the same
   * key within 24 hours create one record, and all of them return the same response.
   */
  idempotencyKey?: string
}

type Answer<Data> = { data?: { data: Data }; error?: unknown; response: Response }
type Send<Data> = (init: Init) => Promise<Answer<Data>>
type Init = { signal: AbortSignal; headers?: Record<string, string> }

/** Makes a call that only reads according to the contract's `x-effect`. It is retried after transient failures. */
export function read<Data>(
  portal: Portal,
  options: CallOptions | undefined,
  send: Send<Data>,
): Promise<Data> {
  return call(portal, options, send, retryDelay)
}

/** Makes a call that changes something. It is never retried. */
export function write<Data>(
  portal: Portal,
  options: CallOptions | undefined,
  send: Send<Data>,
): Promise<Data> {
  return call(portal, options, send, () => null)
}

/** Makes a call that creates something according to the contract's `x-creates`. Its key makes retries safe. */
export function create<Data>(
  portal: Portal,
  options: CreateOptions | undefined,
  send: Send<Data>,
): Promise<Data> {
  const headers = { 'Idempotency-Key': options?.idempotencyKey ?? newIdempotencyKey() }
  return call(portal, options, (init) => send({ ...init, headers }), retryDelay)
}

/** Returns a unique key: 128 random bits. */
export function newIdempotencyKey(): string {
  // `randomUUID` is missing on pages without TLS.
  return crypto.getRandomValues(new Uint32Array(4)).join('-')
}

async function call<Data>(
  portal: Portal,
  { signal, timeoutMs = portal.timeoutMs }: CallOptions = {},
  send: Send<Data>,
  delay: (error: PortalError, attempt: number) => number | null,
): Promise<Data> {
  const controller = new AbortController()
  const stop = () => controller.abort('aborted')
  const timer = timeoutMs > 0 ? setTimeout(() => controller.abort('timeout'), timeoutMs) : undefined
  if (signal?.aborted) stop()
  signal?.addEventListener('abort', stop)
  try {
    for (let attempt = 0; ; attempt++) {
      try {
        return await once(send, controller.signal)
      } catch (thrown) {
        const error = failureOf(thrown, controller.signal.reason)
        const wait = controller.signal.aborted ? null : delay(error, attempt)
        if (wait === null) {
          portal.onError?.(error)
          throw error
        }
        await pause(wait, controller.signal)
      }
    }
  } finally {
    clearTimeout(timer)
    signal?.removeEventListener('abort', stop)
  }
}

async function once<Data>(send: Send<Data>, signal: AbortSignal): Promise<Data> {
  signal.throwIfAborted()
  const { data, error, response } = await send({ signal })
  if (!response.ok) throw failureOfAnswer(response, error)
  if (data?.data === undefined) {
    throw new PortalError({ status: response.status, code: 'unexpected_answer', message: 'No data' })
  }
  return data.data
}
