import { note, refuse, VOUCHED } from './checklist.ts'
import { judgeSignature, type SignatureInput, timeOfSigning } from './judge.ts'
import { type Evidence, FaultError, type SignatureReport } from './report.ts'
import { askedOf, conclude, readRevocation } from './revocation.ts'
import type { TrustRoots } from './roots.ts'
import { checkTimestamp } from './timestamp.ts'

/** A signature with what was kept of its first verification. */
export interface Reverified extends SignatureInput {
  evidence: Evidence
  /** No kept timestamp may be of later than this. */
  now: Date
}

/**
 * Verifies a signature again from what was kept, years later and without a network. `at` is the moment when it was first
 * handed in; the kept answers must have been fresh when they were asked for.
 * @param roots must hold the authorities of that time, also those that have ended since
 */
export function reverify(roots: TrustRoots, { evidence, now, ...input }: Reverified): SignatureReport {
  const { report, signature } = judgeSignature(roots, { ...input, vouched: true })
  const { ocsp, crl, asked_at } = evidence
  report.evidence = { ...evidence, chain: report.evidence.chain, root_set: roots.id }
  if (report.verdict === 'invalid' || !signature || !asked_at) return report
  if (report.algorithm === 'gost2004') return withoutVouched(report)
  if (!areGood(roots, report, signature, now)) return report
  const asked = askedOf(report)
  if (asked)
    conclude(report, readRevocation(asked, { ocsp, crl, now: asked_at }), timeOfSigning(report, input.at))
  return report
}

/** Nobody is here to vouch for GOST 2004: what only another program can check stays open. */
function withoutVouched(report: SignatureReport): SignatureReport {
  for (const code of VOUCHED) note(report, code, null)
  return report
}

/**
 * Whether the timestamps hold that were asked for when the signature was accepted and since. They were made after that, so
 * they do not move the time of signing; they show that nothing of it was made up later.
 */
function areGood(roots: TrustRoots, report: SignatureReport, signature: Uint8Array, now: Date): boolean {
  const { timestamp, renewals } = report.evidence
  let imprinted = signature
  try {
    for (const token of timestamp ? [timestamp, ...renewals] : renewals) {
      const found = checkTimestamp(roots, { token, imprinted, now })
      // One inside the message came first and says more.
      report.timestamp ??= found
      note(report, 'timestamp', true)
      imprinted = token
    }
    return true
  } catch (error) {
    if (!(error instanceof FaultError)) throw error
    refuse(report, 'timestamp', error.fault)
    return false
  }
}
