import { createShares, refuseFull } from '../../platform/gate.ts'

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
  return (baseId, work) =>
    shares(String(baseId))(work).catch((error) => refuseFull(error, 'too_many_requests', RETRY_AFTER))
}
