import { digestOf, hashOf } from './algorithms.ts'
import { type Certificate, readAlgorithm } from './certificate.ts'
import { attributeOf, type SignerInfo } from './cms.ts'
import { BrokenDerError, inside, partsOf, sameBytes, TAG } from './der.ts'
import { octetsOf } from './der-values.ts'
import { OID } from './oids.ts'
import { FaultError } from './report.ts'

/**
 * A signer may sign the hash of the certificate too (RFC 5035); then no other certificate of the same key will do.
 * @throws FaultError where the message brings another certificate than the one that was signed
 */
export function refuseOtherCertificate({ signed }: SignerInfo, certificate: Certificate): void {
  const value = attributeOf(signed, OID.signingCertificateV2)
  if (!value) return
  const [first] = inside(partsOf(value).next(TAG.sequence), TAG.sequence)
  if (!first) throw new BrokenDerError('no certificate named')
  const parts = partsOf(first)
  const algorithm = parts.optional(TAG.sequence)
  const hash = algorithm ? hashOf(readAlgorithm(algorithm).oid) : 'sha256'
  if (!sameBytes(octetsOf(parts.next()), digestOf(hash, certificate.bytes)))
    throw new FaultError('missing_certificate')
}
