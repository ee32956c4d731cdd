import { createShares, GateFullError } from '../../platform/gate.ts'
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
  const shares = createShares(most)
  return async (baseId, work) => {
    try {
      return await shares(String(baseId))(work)
    } catch (error) {
      if (error instanceof GateFullError)
        throw new RefusalError('too_many_requests', { retry_after: RETRY_AFTER })
      throw error
    }
  }
}
