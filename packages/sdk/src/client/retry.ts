import type { PortalError } from './portal-error.ts'

/** Number of retries of a read. */
export const MAX_RETRIES = 2

const FIRST_WAIT_MS = 200
const LONGEST_WAIT_MS = 5000
const PASSING = [429, 502, 503, 504]

/**
 * Returns the milliseconds to wait before a retry, or null if a retry would not help: only transient failures are
 * retried, and not if the server asks for a long wait. Jitter keeps clients that failed together from retrying
 * together.
 */
export function retryDelay(
  error: PortalError,
  attempt: number,
  random: () => number = Math.random,
): number | null {
  if (attempt >= MAX_RETRIES || !(error.code === 'network' || PASSING.includes(error.status))) return null
  const asked = (error.retry_after ?? 0) * 1000
  if (asked > LONGEST_WAIT_MS) return null
  return Math.max(asked, FIRST_WAIT_MS * 2 ** attempt * (0.5 + random() / 2))
}

/** Waits for the given time or until the abort. */
export function pause(milliseconds: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const timer = setTimeout(resolve, milliseconds)
    signal.addEventListener('abort', () => {
      clearTimeout(timer)
      resolve()
    })
  })
}
