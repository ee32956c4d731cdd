/** What is checked, in this order. A check after the first that failed is not reached. */
export const SIGNATURE_CHECKS = [
  'size',
  'structure',
  'detached',
  'one_signer',
  'certificate',
  'algorithms',
  'digest',
  'signature',
  'chain',
  'timestamp',
  'validity',
  'key_usage',
  'purpose',
  'holder',
  'revocation',
] as const

export type SignatureCheck = (typeof SIGNATURE_CHECKS)[number]

/** Why a signature does not stand. */
export const SIGNATURE_FAULTS = [
  'too_large',
  'broken_cms',
  'attached_content',
  'no_signer',
  'two_signers',
  'missing_certificate',
  'unknown_algorithm',
  'weak_hash',
  'weak_key',
  'digest_mismatch',
  'bad_signature',
  'foreign_root',
  'bad_timestamp',
  'not_yet_valid',
  'expired',
  'not_for_signing',
  'authentication_key',
  'other_bin',
  'other_iin',
  'revoked',
] as const

export type SignatureFault = (typeof SIGNATURE_FAULTS)[number]

export type SignatureAlgorithm = 'rsa' | 'ecdsa' | 'gost2015' | 'gost2004'

/** Whose key it is, as the certificate says it. */
export const SIGNER_KINDS = [
  'person',
  'organisation',
  'head',
  'may_sign',
  'may_sign_financial',
  'personnel_officer',
  'employee',
] as const

export type SignerKind = (typeof SIGNER_KINDS)[number]

/** Who signed, as the certificate names them. */
export interface Signer {
  iin: string | null
  bin: string | null
  name: string
  organisation: string | null
  kind: SignerKind
  /** Of the certificate, in hexadecimal digits. */
  serial: string
  /** Common name of the authority. */
  issuer: string
  not_before: Date
  not_after: Date
}

/** A time that an authority vouches for. */
export interface TimestampReport {
  time: Date
  /** Common name of the authority. */
  authority: string
  serial: string
  /** When the certificate of the authority ends; by then the timestamp should be renewed. */
  not_after: Date
}

/** What was true of the certificate when it was asked about. */
export interface RevocationReport {
  source: 'ocsp' | 'crl' | 'ncanode'
  /** The moment that the answer speaks of. */
  as_of: Date
  /** When the certificate was revoked, if it is. */
  revoked_at: Date | null
}

/** Everything that verifying again needs, years later and without a network. */
export interface Evidence {
  /** The signer's certificate first, the pinned authority last. */
  chain: Uint8Array[]
  ocsp: Uint8Array | null
  crl: Uint8Array | null
  /** What another program said, where only that one can verify the algorithm; see ncanode.ts. */
  opinion: Uint8Array | null
  /** The token that an authority gave when the signature was accepted; the one inside the CMS stays there. */
  timestamp: Uint8Array | null
  /** Later timestamps, each over the token before it: the first over the timestamp above, or over the signature. */
  renewals: Uint8Array[]
  /** Fingerprint of the set of pinned authorities that was in force. */
  root_set: string
  /** When revocation was last asked about. */
  asked_at: Date | null
}

export interface CheckResult {
  code: SignatureCheck
  /** null: not reached, not present, or it could not be told. */
  ok: boolean | null
}

export interface SignatureReport {
  verdict: 'valid' | 'invalid' | 'pending_revocation'
  fault: SignatureFault | null
  checks: CheckResult[]
  signer: Signer | null
  algorithm: SignatureAlgorithm | null
  /** When the signer's program says that it signed; nobody vouches for it. */
  signed_at: Date | null
  timestamp: TimestampReport | null
  revocation: RevocationReport | null
  /** Who made the checks of an algorithm that this program does not know; null if it made all of them itself. */
  vouched_by: 'ncanode' | null
  /** What the second verifier said, where there is one; a disagreement is for a person to look at. */
  second_opinion: 'agrees' | 'disagrees' | null
  evidence: Evidence
}

/** The first check that fails ends the verification with its code. */
export class FaultError extends Error {
  override readonly name = 'FaultError'
  readonly fault: SignatureFault

  constructor(fault: SignatureFault) {
    super(fault)
    this.fault = fault
  }
}
