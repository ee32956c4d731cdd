import { RefusalError } from '../../refusal.ts'

/** Files and batches that a base may be sending at once; 1C sends one after the other. */
const MOST = 8
/** When a base should try again, in seconds. */
const RETRY_AFTER = 5

/** Runs work that receives a body of a base. */
export type Uploads = <Result>(baseId: number, work: () => Promise<Result>) => Promise<Result>

/**
 * Limits how many bodies a base sends at once, so that slow connections of one base leave room on the disk and among the
 * connections for the others.
 * @throws RefusalError `too_many_requests`
 */
export function createUploads(most = MOST): Uploads {
  const running = new Map<number, number>()
  return async (baseId, work) => {
    const count = running.get(baseId) ?? 0
    if (count >= most) throw new RefusalError('too_many_requests', { retry_after: RETRY_AFTER })
    running.set(baseId, count + 1)
    try {
      return await work()
    } finally {
      const left = (running.get(baseId) ?? 1) - 1
      if (left > 0) running.set(baseId, left)
      else running.delete(baseId)
    }
  }
}
