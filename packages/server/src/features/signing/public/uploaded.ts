import type { Deps } from '../../deps.ts'
import type { SignatureReport } from '../verify/report.ts'
import { askThread } from '../verify/thread.ts'
import { type VerifierDeps, verifySignature } from '../verify/verify.ts'
import type { CheckedDocument } from './check-queries.ts'
import { type CheckedSignature, seen } from './seen.ts'

type Digests = NonNullable<Awaited<ReturnType<typeof compare>>>

/** What was found of an uploaded signature. */
export interface Uploaded {
  signature: CheckedSignature
  /** How the file differs from the one that was signed; null if it does not, or if it cannot be told. */
  digests: Digests | null
}

/** Verifies an uploaded signature of a file; `known` is the document that the file is, if it is one. */
export async function verifyUploaded(
  deps: Pick<Deps, 'signing' | 'clock'>,
  { cms, content, known }: { cms: Buffer; content: Buffer; known: CheckedDocument | undefined },
): Promise<Uploaded> {
  const report = await verifyAsOwner(deps, cms, content)
  const signature = seen(sideOf(known, report), report)
  const digests = report.fault === 'digest_mismatch' ? await compare(cms, content) : null
  return { signature, digests }
}

const compare = (cms: Buffer, content: Buffer) => askThread({ task: 'digests', cms, content })

/** Nobody but the certificate says whose signature it should be: that is what the answer tells. */
function verifyAsOwner(
  { signing, clock }: Pick<Deps, 'signing' | 'clock'>,
  cms: Buffer,
  content: Buffer,
): Promise<SignatureReport> {
  const { roots, revocation, ncanodeUrl } = signing
  const deps: VerifierDeps = { roots, clock, ncanodeUrl, revocation: withoutTimestamps(revocation) }
  return verifySignature(deps, { cms, content, at: clock.now(), party: null })
}

// The same object for the same settings, as lists of revoked certificates are remembered by it.
const untimed = new WeakMap<VerifierDeps['revocation'], VerifierDeps['revocation']>()

/** A guest's file gets no timestamp: it is not kept. */
function withoutTimestamps(revocation: VerifierDeps['revocation']): VerifierDeps['revocation'] {
  const known = untimed.get(revocation) ?? { ...revocation, tspUrl: null }
  untimed.set(revocation, known)
  return known
}

function sideOf(known: CheckedDocument | undefined, { signer }: SignatureReport): CheckedSignature['side'] {
  const number = signer?.bin ?? signer?.iin
  if (!known || !number) return 'other'
  if (number === known.content.buyer.bin) return 'tenant'
  return number === known.content.supplier.bin ? 'centre' : 'other'
}
