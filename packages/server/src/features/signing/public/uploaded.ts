import type { Deps } from '../../deps.ts'
import type { Judged } from '../verify/judge.ts'
import { examineSignature } from '../verify/verify.ts'
import { type CheckedSignature, seen } from './seen.ts'

/** What was found of an uploaded signature. */
export interface Uploaded {
  signature: CheckedSignature
  /** How the file differs from the one that was signed; null if it does not, or if it cannot be told. */
  digests: Judged['digests']
}

/**
 * Verifies an uploaded signature of a file that the portal does not hold. Nobody but the certificate says whose it should
 * be: that is what the answer tells. For which side somebody may sign is decided by the portal alone, when it accepts a
 * signature; so this one belongs to neither.
 * @throws ThreadError when the machine is too busy to tell anything
 */
export async function verifyUploaded(
  { signing, clock }: Pick<Deps, 'signing' | 'clock'>,
  { cms, content }: { cms: Buffer; content: Buffer },
): Promise<Uploaded> {
  const deps = { ...signing, clock, forGuest: true }
  const { report, digests } = await examineSignature(deps, { cms, content, at: clock.now(), party: null })
  return { signature: seen({ side: 'other', held: false }, report), digests }
}
