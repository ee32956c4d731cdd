import { readCertificate } from '../../features/signing/verify/certificate.ts'
import { TAG } from '../../features/signing/verify/der.ts'
import { bits, der, explicit, integer, sequence } from '../../features/signing/verify/der-writer.ts'
import { time } from './certificates.ts'
import type { KeyHolder } from './key.ts'

/** What a list of revoked certificates says. */
export interface ListFields {
  issuer: KeyHolder
  /** Who signs it, if not its issuer. */
  signer?: KeyHolder
  /** Moments of revocation by serial, in hexadecimal digits. */
  revoked?: Map<string, Date>
  thisUpdate: Date
  nextUpdate: Date | null
  extensions?: Uint8Array[]
}

export function makeRevocationList(fields: ListFields): Uint8Array {
  const { issuer, signer = issuer, thisUpdate, nextUpdate } = fields
  const entries = [...(fields.revoked ?? [])].map(([serial, at]) =>
    sequence(der(TAG.integer, Buffer.from(serial, 'hex')), time(at)),
  )
  const signed = sequence(
    integer(1),
    signer.key.signatureAlgorithm,
    readCertificate(issuer.certificate).subject,
    time(thisUpdate),
    ...(nextUpdate ? [time(nextUpdate)] : []),
    ...(entries.length > 0 ? [sequence(...entries)] : []),
    ...(fields.extensions ? [explicit(0, sequence(...fields.extensions))] : []),
  )
  return sequence(signed, signer.key.signatureAlgorithm, bits(signer.key.sign(signed)))
}
