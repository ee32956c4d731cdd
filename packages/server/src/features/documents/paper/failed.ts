import { RefusalError } from '../../../refusal.ts'

/** Milliseconds until a paper is drawn again that could not be drawn, or not in its time: likely it cannot be now either. */
export const UNDRAWN = 5 * 60_000
/** Milliseconds until something is made again that could not be stored: the storage is usually back by then. */
export const UNSTORED = 30_000

// When each may be made again.
const failed = new Map<string, number>()

/** @throws RefusalError `internal` for what has failed a short time ago */
export function refuseFailed(key: string): void {
  if ((failed.get(key) ?? 0) > Date.now()) throw new RefusalError('internal')
}

/** Returns a handler that notes a failure and throws it again. What is refused to somebody has not failed. */
export function noteFailed(key: string, term: number): (error: unknown) => never {
  return (error) => {
    if (error instanceof RefusalError) throw error
    const now = Date.now()
    for (const [old, until] of failed) if (until <= now) failed.delete(old)
    failed.set(key, now + term)
    throw error
  }
}
