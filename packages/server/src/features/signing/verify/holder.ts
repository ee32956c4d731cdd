import type { Certificate } from './certificate.ts'
import { kindOf } from './names.ts'
import { OID } from './oids.ts'
import { FaultError, type Signer } from './report.ts'

/** @throws FaultError unless the key may sign documents, as the certificate's key usage says */
export function refuseOtherUsage({ extensions }: Certificate): void {
  const { keyUsage, unknownCritical, isCa } = extensions
  if (unknownCritical.length > 0 || isCa) throw new FaultError('not_for_signing')
  if (!keyUsage?.digitalSignature && !keyUsage?.nonRepudiation) throw new FaultError('not_for_signing')
}

/**
 * The National Certification Authority issues keys in pairs: one for signing, one for logging in. They differ only in
 * what the certificate says they are for.
 * @throws FaultError unless the key is for signing and says whose it is
 */
export function refuseOtherPurpose(certificate: Certificate): void {
  const { purposes } = certificate.extensions
  if (purposes.includes(OID.forEmail)) {
    if (kindOf(certificate) === null) throw new FaultError('not_for_signing')
    return
  }
  throw new FaultError(purposes.includes(OID.forLogin) ? 'authentication_key' : 'not_for_signing')
}

/** The fifth digit of a personal number is the first of a day of birth, 0 to 3; of a business number it is 4 to 6. */
const isPersonal = (number: string): boolean => /^\d{4}[0-3]/.test(number)

/**
 * A company signs with a key that carries its BIN; a sole trader, who is known by the IIN, with a key of that person.
 * @throws FaultError where the key belongs to somebody else
 */
export function refuseOtherHolder({ bin, iin, kind }: Signer, number: string): void {
  // A key that carries a BIN is a company's, whoever holds it: it does not bind the person.
  if (bin === null && iin === number) return
  if (bin !== number) throw new FaultError(isPersonal(number) && bin === null ? 'other_iin' : 'other_bin')
  if (kind === 'person') throw new FaultError('not_for_signing')
}
