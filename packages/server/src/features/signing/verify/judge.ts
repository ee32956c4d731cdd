import { type Certificate, readCertificate } from './certificate.ts'
import { chainOf, refuseOutOfDate, vouchedChainOf } from './chain.ts'
import { runChecks } from './checklist.ts'
import { readSignedMessage, type SignedMessage, signingTimeOf, versionFor } from './cms.ts'
import { BrokenDerError } from './der.ts'
import type { Digests } from './digests.ts'
import { refuseOtherHolder, refuseOtherPurpose, refuseOtherUsage } from './holder.ts'
import { signerOf } from './names.ts'
import { OID } from './oids.ts'
import {
  digestsOf,
  refuseForged,
  refuseOtherDigest,
  theAlgorithms,
  theCertificate,
  theSigner,
} from './prove.ts'
import { FaultError, type SignatureReport } from './report.ts'
import { authoritiesOf, type TrustRoots } from './roots.ts'
import { checkTimestamp, timestampOf } from './timestamp.ts'

/** A detached signature with a chain, a few certificates and a timestamp is below 20 kB. */
const LARGEST_CMS = 1_000_000

export interface SignatureInput {
  cms: Uint8Array
  /** The bytes that should have been signed. */
  content: Uint8Array
  /** Whose signature it should be: a BIN, or the IIN of a sole trader; null where nobody can say it. */
  party: { bin: string } | null
  /** When the signature was handed in. */
  at: Date
  /** A guest's file: whose key it is comes before the digest, which is dear for a large file. */
  trustFirst?: boolean
  /** Somebody who can verify GOST 2004 found digest and signature good, and the issuer's signature of the certificate. */
  vouched?: boolean
}

export interface Judged {
  report: SignatureReport
  /** The value of the signature, which a timestamp vouches for. */
  signature: Uint8Array | null
  /** How the bytes differ from those that were signed; null if they do not, or if that was not reached. */
  digests: Digests | null
}

/**
 * Every check that needs no network, in the fixed order. What is left is whether the certificate was revoked, so the
 * verdict is `invalid` or `pending_revocation`.
 */
export function judgeSignature(roots: TrustRoots, input: SignatureInput): Judged {
  const { cms, content, party, at } = input
  let signature: Uint8Array | null = null
  let digests: Digests | null = null
  const report = runChecks(roots.id, ({ check, report }) => {
    check('size', () => {
      if (cms.length > LARGEST_CMS) throw new FaultError('too_large')
    })
    const message = check('structure', () => readSignedMessage(cms))
    check('detached', () => refuseAttached(message))
    const signer = check('one_signer', () => theSigner(message))
    if (message.version !== versionFor(signer.name)) throw new BrokenDerError('a version that does not fit')
    signature = signer.signature
    const certificate = check('certificate', () => theCertificate(signer, message))
    const named = signerOf(certificate)
    report.signer = named
    report.signed_at = signingTimeOf(signer)
    const algorithms = check('algorithms', () => theAlgorithms(signer, certificate))
    report.algorithm = algorithms.scheme.algorithm
    const isOurs = algorithms.scheme.algorithm !== 'gost2004'
    if (!isOurs && !input.vouched) throw new FaultError('unknown_algorithm')
    const checkDigest = () =>
      check('digest', () => {
        if (!isOurs) return
        digests = digestsOf(signer, algorithms, content)
        refuseOtherDigest(digests)
        digests = null
      })
    if (!input.trustFirst) checkDigest()
    const checkSignature = () =>
      check('signature', () => isOurs && refuseForged(signer, algorithms, certificate))
    if (!input.trustFirst) checkSignature()
    const chain = check('chain', () =>
      isOurs ? pinnedChain(roots, certificate, message) : vouchedChainOf(certificate, authoritiesOf(roots)),
    )
    if (input.trustFirst) {
      checkSignature()
      checkDigest()
    }
    report.evidence.chain = chain.map(({ bytes }) => bytes)
    const token = timestampOf(signer)
    report.timestamp = check('timestamp', () =>
      token ? checkTimestamp(roots, { token, imprinted: signer.signature, now: at }) : null,
    )
    check('validity', () => refuseOutOfDate(chain, timeOfSigning(report, at)))
    check('key_usage', () => refuseOtherUsage(certificate))
    check('purpose', () => refuseOtherPurpose(certificate))
    check('holder', () => (party ? refuseOtherHolder(named, party.bin) : null))
  })
  return { report, signature, digests }
}

/**
 * By when the signature existed: what an authority vouches for, else when it was handed in. What the signer's own program
 * says proves nothing.
 */
export function timeOfSigning({ timestamp }: Pick<SignatureReport, 'timestamp'>, at: Date): Date {
  return timestamp && timestamp.time < at ? timestamp.time : at
}

function refuseAttached({ content, contentType }: SignedMessage): void {
  if (content !== null) throw new FaultError('attached_content')
  if (contentType !== OID.data) throw new BrokenDerError('another kind of content')
}

const pinnedChain = (roots: TrustRoots, certificate: Certificate, { certificates }: SignedMessage) =>
  chainOf(certificate, authoritiesOf(roots), certificates.map(readCertificate))
