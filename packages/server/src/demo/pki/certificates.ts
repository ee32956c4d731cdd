import { createHash, randomBytes } from 'node:crypto'
import { TAG } from '../../features/signing/verify/der.ts'
import {
  bits,
  der,
  explicit,
  implicit,
  integer,
  octets,
  oid,
  sequence,
  setOf,
  truth,
} from '../../features/signing/verify/der-writer.ts'
import { OID } from '../../features/signing/verify/oids.ts'
import type { SigningKey } from './key.ts'

/** What a name says, in this order. */
export type NamePart = [oid: string, text: string]

export const text = (value: string): Uint8Array => der(TAG.utf8, Buffer.from(value))

export const nameOf = (parts: NamePart[]): Uint8Array =>
  sequence(...parts.map(([type, value]) => setOf(sequence(oid(type), text(value)))))

/** A moment: with two digits of the year until 2049, as certificates demand. */
export function time(at: Date): Uint8Array {
  const digits = at.toISOString().replace(/[-:T]|[.]\d+/g, '')
  return at.getUTCFullYear() < 2050
    ? der(TAG.utcTime, Buffer.from(digits.slice(2)))
    : der(TAG.generalizedTime, Buffer.from(digits))
}

export const generalizedTime = (at: Date): Uint8Array =>
  der(TAG.generalizedTime, Buffer.from(at.toISOString().replace(/[-:T]|[.]\d+/g, '')))

export const extension = (type: string, value: Uint8Array, critical = false): Uint8Array =>
  sequence(oid(type), ...(critical ? [truth(true)] : []), octets(value))

export type KeyUsageName =
  | 'digitalSignature'
  | 'nonRepudiation'
  | 'keyEncipherment'
  | 'signsCertificates'
  | 'signsLists'

const USAGE_BITS: Record<KeyUsageName, number> = {
  digitalSignature: 0x80,
  nonRepudiation: 0x40,
  keyEncipherment: 0x20,
  signsCertificates: 0x04,
  signsLists: 0x02,
}

export const keyUsage = (names: KeyUsageName[]): Uint8Array =>
  extension(OID.keyUsage, bits(Uint8Array.of(names.reduce((byte, name) => byte | USAGE_BITS[name], 0))), true)

export const purposes = (oids: string[], critical = false): Uint8Array =>
  extension(OID.extendedKeyUsage, sequence(...oids.map(oid)), critical)

export const authority = (pathLength?: number): Uint8Array =>
  extension(
    OID.basicConstraints,
    sequence(truth(true), ...(pathLength === undefined ? [] : [integer(pathLength)])),
    true,
  )

/** SHA-1 of the key, as certificates identify it. */
export const keyIdOf = (key: SigningKey): Uint8Array => createHash('sha1').update(key.spki).digest()

export const subjectKeyId = (id: Uint8Array): Uint8Array => extension(OID.subjectKeyId, octets(id))
export const authorityKeyId = (id: Uint8Array): Uint8Array =>
  extension(OID.authorityKeyId, sequence(implicit(0, octets(id))))

export interface CertificateFields {
  serial?: Uint8Array
  issuer: Uint8Array
  subject: Uint8Array
  notBefore: Date
  notAfter: Date
  key: SigningKey
  extensions: Uint8Array[]
}

/** A certificate, signed by whoever is asked to. */
export function makeCertificate(fields: CertificateFields, signer: SigningKey): Uint8Array {
  const signed = sequence(
    explicit(0, integer(2)),
    integer(fields.serial ?? randomBytes(20)),
    signer.signatureAlgorithm,
    fields.issuer,
    sequence(time(fields.notBefore), time(fields.notAfter)),
    fields.subject,
    fields.key.spki,
    explicit(3, sequence(...fields.extensions)),
  )
  return sequence(signed, signer.signatureAlgorithm, bits(signer.sign(signed)))
}
