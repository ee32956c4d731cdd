import { type Certificate, readCertificate } from './certificate.ts'
import { note, refuse } from './checklist.ts'
import { readRevocationList } from './crl.ts'
import { type Asked, readOcspAnswer } from './ocsp.ts'
import type { RevocationReport, SignatureReport } from './report.ts'

/** The signer's certificate and its issuer, of the chain that a report found. */
export function askedOf({ evidence }: SignatureReport): Asked | null {
  const [certificate, issuer] = evidence.chain.slice(0, 2).map((bytes): Certificate => readCertificate(bytes))
  return certificate && issuer ? { certificate, issuer } : null
}

/** What was heard about a certificate: an answer, else a list. */
export interface Heard {
  ocsp: Uint8Array | null
  crl: Uint8Array | null
  /** When it was asked about. */
  now: Date
  nonce?: Uint8Array
}

export function readRevocation(asked: Asked, { ocsp, crl, now, nonce }: Heard): RevocationReport | null {
  const answer = ocsp && readOcspAnswer({ ...asked, answer: ocsp, now, nonce })
  return answer ?? (crl && readRevocationList({ ...asked, list: crl, now }))
}

/** An older list may lack what its authority has published since, however long it says that it is in force. */
const LONGEST_SILENCE = 24 * 60 * 60_000

/** Whether what a list does not name was in force when it was asked. What it names was revoked, however old the list is. */
export const isRecent = ({ as_of }: RevocationReport, asked: Date): boolean =>
  asked.getTime() - as_of.getTime() <= LONGEST_SILENCE

/**
 * Ends a report with what was heard. A certificate that was revoked after the signature existed does not harm it; where
 * nothing could be told, the verdict is open.
 */
export function conclude(report: SignatureReport, revocation: RevocationReport | null, signed: Date): void {
  report.revocation = revocation
  if (!revocation) return
  if (revocation.revoked_at && revocation.revoked_at <= signed) {
    refuse(report, 'revocation', 'revoked')
    return
  }
  note(report, 'revocation', true)
  report.verdict = 'valid'
}
