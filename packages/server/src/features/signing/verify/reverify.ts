import { note, refuse, VOUCHED } from './checklist.ts'
import { judgeSignature, type SignatureInput, timeOfSigning } from './judge.ts'
import { keptOpinion } from './ncanode.ts'
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
  const isVouched = report.algorithm === 'gost2004'
  if (isVouched && !isVouchedFor(report, input)) return report
  if (!areGood(roots, report, signature, now)) return report
  if (isVouched) {
    conclude(
      report,
      { source: 'ncanode', as_of: asked_at, revoked_at: null },
      timeOfSigning(report, input.at),
    )
    return report
  }
  const asked = askedOf(report)
  if (asked)
    conclude(report, readRevocation(asked, { ocsp, crl, now: asked_at }), timeOfSigning(report, input.at))
  return report
}

/**
 * Whether the kept answer of the other program vouches for what only that one can check: for this message and these bytes.
 * Without such an answer those checks stay open.
 */
function isVouchedFor(report: SignatureReport, input: SignatureInput): boolean {
  const { opinion: record } = report.evidence
  const opinion = record && keptOpinion(record, input, report.signer?.serial ?? '')
  if (opinion === 'other_content') refuse(report, 'digest', 'digest_mismatch')
  else if (opinion === 'other_cms') refuse(report, 'signature', 'bad_signature')
  else if (opinion?.says === 'valid' && opinion.revocationChecked) {
    report.vouched_by = 'ncanode'
    return true
  } else for (const code of VOUCHED) note(report, code, null)
  return false
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
