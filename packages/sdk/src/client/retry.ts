import type { PortalError } from './portal-error.ts'

/** How many times a read is asked again. */
export const MAX_RETRIES = 2

const FIRST_WAIT_MS = 200
const LONGEST_WAIT_MS = 5000
const PASSING = [429, 502, 503, 504]

/**
 * Milliseconds to wait before a read is asked again, or null when that would not help: only failures that pass by
 * themselves are worth it, and a server that asks for a long wait is taken at its word. Jitter keeps clients that
 * failed together from coming back together.
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

/** Waits, but not longer than until the abort. */
export function pause(milliseconds: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const timer = setTimeout(resolve, milliseconds)
    signal.addEventListener('abort', () => {
      clearTimeout(timer)
      resolve()
    })
  })
}
