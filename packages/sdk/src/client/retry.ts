import { isPortalError, PortalError } from './portal-error.ts'

/** Number of retries of a read or a creating call, unless the portal or the call specifies another. */
export const MAX_RETRIES = 2

const FIRST_WAIT_MS = 200
const LONGEST_WAIT_MS = 5000
const TRANSIENT = [429, 502, 503, 504]
/** Errors of Node, Bun and Deno before a connection exists. */
const UNSENT = /refused|notfound|eai_again|connect_timeout|connect error|dns error|failedtoopen|bad port/i

/**
 * Returns the milliseconds before a retry: 200, 400, 800… Jitter of up to half keeps clients that failed together from
 * retrying together.
 */
export function backoff(attempt: number, random: () => number = Math.random): number {
  return FIRST_WAIT_MS * 2 ** attempt * (0.5 + random() / 2)
}

/**
 * Whether a request that was sent may have been executed: the connection was lost, or a proxy got no response.
 */
export function isAmbiguous({ code, status }: PortalError): boolean {
  return code === 'network' || status === 502 || status === 504
}

/** Whether `fetch` threw before it sent anything. */
export function isUnsent(thrown: unknown): boolean {
  return UNSENT.test(reasonOf(thrown))
}

/** Whether the browser has no connection; other platforms do not know. */
export function isOffline(): boolean {
  return 'navigator' in globalThis && 'onLine' in navigator && navigator.onLine === false
}

// The platform's `fetch` has the system's error as the cause of its own. Deno adds the address.
function reasonOf(thrown: unknown): string {
  if (!(thrown instanceof Error)) return ''
  const code = 'code' in thrown ? thrown.code : ''
  return `${code} ${thrown.message.replace(/for url \(.*?\)/, '')} ${reasonOf(thrown.cause)}`
}

/** Makes the error of a call whose response was lost. */
export function outcomeUnknown(lost: PortalError): PortalError {
  const { status, retry_after, request_id } = lost
  const failure = {
    status,
    code: 'outcome_unknown',
    message: 'The response was lost',
    retry_after,
    request_id,
  }
  return new PortalError(failure, { cause: lost })
}

/**
 * Returns the milliseconds to wait before a retry, or null if a retry would not help: only transient failures are
 * retried, and not if the server asks for a long wait.
 */
export function retryDelay(error: PortalError, wait: number): number | null {
  const { code, status, retry_after = 0 } = error
  const isTransient = code === 'network' || (code !== 'outcome_unknown' && TRANSIENT.includes(status))
  const asked = retry_after * 1000
  return isTransient && asked <= LONGEST_WAIT_MS ? Math.max(asked, wait) : null
}

/** Waits for the given time or until the abort. */
export function pause(milliseconds: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    if (signal.aborted) return resolve()
    const done = () => {
      clearTimeout(timer)
      signal.removeEventListener('abort', done)
      resolve()
    }
    const timer = setTimeout(done, milliseconds)
    signal.addEventListener('abort', done)
  })
}

/** Whether the network or the portal may be back a while later: nothing is wrong with the call itself. */
export function isPassing(thrown: unknown): boolean {
  return isPortalError(thrown) && (thrown.status === 0 || thrown.status === 429 || thrown.status >= 500)
}
