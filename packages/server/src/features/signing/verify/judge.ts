import { digestOf, hashOf, isSigned, refuseWeakKey, schemeOf } from './algorithms.ts'
import type { Certificate } from './certificate.ts'
import { readCertificate } from './certificate.ts'
import { chainOf, refuseOutOfDate } from './chain.ts'
import { runChecks } from './checklist.ts'
import {
  attributeOf,
  certificateOf,
  readSignedMessage,
  type SignedMessage,
  type SignerInfo,
  signingTimeOf,
} from './cms.ts'
import { BrokenDerError, sameBytes } from './der.ts'
import { octetsOf, oidOf } from './der-values.ts'
import { refuseOtherHolder, refuseOtherPurpose, refuseOtherUsage } from './holder.ts'
import { signerOf } from './names.ts'
import { OID } from './oids.ts'
import { FaultError, type SignatureReport } from './report.ts'
import { authoritiesOf, type TrustRoots } from './roots.ts'

/** A detached signature with a chain, a few certificates and a timestamp is below 20 kB. */
const LARGEST = 1_000_000
const MOST_CERTIFICATES = 10

export interface SignatureInput {
  cms: Uint8Array
  /** The bytes that should have been signed. */
  content: Uint8Array
  /** Whose signature it should be: a BIN, or the IIN of a sole trader. */
  party: { bin: string }
  /** When the signature was handed in. */
  at: Date
}

/**
 * Every check that needs no network, in the fixed order. What is left is whether the certificate was revoked, so the
 * verdict is `invalid` or `pending_revocation`.
 */
export function judgeSignature(roots: TrustRoots, input: SignatureInput): SignatureReport {
  const { cms, content, party, at } = input
  return runChecks(roots.id, ({ check, report }) => {
    check('size', () => {
      if (cms.length > LARGEST) throw new FaultError('too_large')
    })
    const message = check('structure', () => readSignedMessage(cms))
    check('detached', () => refuseAttached(message))
    const signer = check('one_signer', () => theSigner(message))
    const certificate = check('certificate', () => theCertificate(signer, message))
    report.signer = signerOf(certificate)
    report.signed_at = signingTimeOf(signer)
    const { hash, scheme } = check('algorithms', () => theAlgorithms(signer, certificate))
    report.algorithm = scheme.algorithm
    check('digest', () => {
      const digest = attributeOf(signer.signed, OID.messageDigest)
      if (!digest) throw new BrokenDerError('no digest')
      if (!sameBytes(octetsOf(digest), digestOf(hash, content))) throw new FaultError('digest_mismatch')
    })
    check('signature', () => {
      if (!signer.signedBytes || !isSigned(certificate.key, scheme, signer.signedBytes, signer.signature))
        throw new FaultError('bad_signature')
    })
    const chain = check('chain', () =>
      chainOf(certificate, authoritiesOf(roots), message.certificates.map(readCertificate)),
    )
    report.evidence.chain = chain.map(({ bytes }) => bytes)
    check('timestamp', () => null)
    check('validity', () => refuseOutOfDate(chain, at))
    check('key_usage', () => refuseOtherUsage(certificate))
    check('purpose', () => refuseOtherPurpose(certificate))
    const named = report.signer
    check('holder', () => refuseOtherHolder(named, party.bin))
  })
}

function refuseAttached({ content, contentType }: SignedMessage): void {
  if (content !== null) throw new FaultError('attached_content')
  if (contentType !== OID.data) throw new BrokenDerError('another kind of content')
}

function theSigner({ signers }: SignedMessage): SignerInfo {
  const [signer, second] = signers
  if (!signer) throw new FaultError('no_signer')
  if (second) throw new FaultError('two_signers')
  const type = attributeOf(signer.signed, OID.contentType)
  // Without signed attributes, a signature over one message could be passed off as one over another.
  if (!type || oidOf(type) !== OID.data) throw new BrokenDerError('another kind of content')
  return signer
}

function theCertificate(signer: SignerInfo, { certificates }: SignedMessage): Certificate {
  if (certificates.length > MOST_CERTIFICATES) throw new BrokenDerError('too many certificates')
  const certificate = certificateOf(signer, certificates)
  if (!certificate) throw new FaultError('missing_certificate')
  return certificate
}

function theAlgorithms(signer: SignerInfo, certificate: Certificate) {
  const hash = hashOf(signer.hash.oid)
  const scheme = schemeOf(signer.algorithm, hash)
  schemeOf(certificate.algorithm)
  refuseWeakKey(certificate.key)
  return { hash, scheme }
}
