import { type HashName, hashOf, isSigned, refuseWeakKey, type Scheme, schemeOf } from './algorithms.ts'
import type { Certificate } from './certificate.ts'
import { refuseOtherCertificate } from './certificate-reference.ts'
import { attributeOf, certificateOf, type SignedMessage, type SignerInfo } from './cms.ts'
import { BrokenDerError, hex, sameBytes } from './der.ts'
import { octetsOf, oidOf } from './der-values.ts'
import { nothing } from './der-writer.ts'
import { type Digests, digestOfContent } from './digests.ts'
import { OID } from './oids.ts'
import { FaultError } from './report.ts'

const MOST_CERTIFICATES = 10
const NO_PARAMETERS = nothing()

/**
 * The one signer of a message.
 * @throws FaultError
 */
export function theSigner({ signers, contentType, hashes }: SignedMessage): SignerInfo {
  const [signer, second] = signers
  if (!signer) throw new FaultError('no_signer')
  if (second) throw new FaultError('two_signers')
  const [announced, other] = hashes
  if (!announced || other || !sameBytes(announced, signer.hashBytes)) throw new BrokenDerError('another hash')
  const type = attributeOf(signer.signed, OID.contentType)
  // Without signed attributes, a signature over one message could be passed off as one over another.
  if (!type || oidOf(type) !== contentType) throw new BrokenDerError('another kind of content')
  return signer
}

/** @throws FaultError */
export function theCertificate(signer: SignerInfo, { certificates }: SignedMessage): Certificate {
  if (certificates.length > MOST_CERTIFICATES) throw new BrokenDerError('too many certificates')
  const certificate = certificateOf(signer, certificates)
  if (!certificate) throw new FaultError('missing_certificate')
  return certificate
}

/** The algorithms of a signature and of its certificate, none of them weak. */
export interface Algorithms {
  hash: HashName
  scheme: Scheme
}

/** @throws FaultError */
export function theAlgorithms(signer: SignerInfo, certificate: Certificate): Algorithms {
  const hash = hashOf(signer.hash.oid)
  for (const { parameters } of [signer.hash, signer.algorithm])
    if (parameters && !sameBytes(parameters, NO_PARAMETERS)) throw new FaultError('unknown_algorithm')
  const scheme = schemeOf(signer.algorithm, hash)
  schemeOf(certificate.algorithm)
  refuseWeakKey(certificate.key)
  return { hash, scheme }
}

/** The digest that was signed, and that of bytes in hand. */
export function digestsOf(signer: SignerInfo, { hash }: Algorithms, content: Uint8Array): Digests {
  const digest = attributeOf(signer.signed, OID.messageDigest)
  if (!digest) throw new BrokenDerError('no digest')
  return { signed: hex(octetsOf(digest)), checked: hex(digestOfContent(hash, content)) }
}

/** @throws FaultError unless the digest that was signed is that of these bytes */
export function refuseOtherDigest({ signed, checked }: Digests): void {
  if (signed !== checked) throw new FaultError('digest_mismatch')
}

/** @throws FaultError unless the owner of the certificate made the signature */
export function refuseForged(signer: SignerInfo, { scheme }: Algorithms, certificate: Certificate): void {
  const { signedBytes, signature } = signer
  if (!signedBytes || !isSigned(certificate.key, scheme, signedBytes, signature))
    throw new FaultError('bad_signature')
  refuseOtherCertificate(signer, certificate)
}
