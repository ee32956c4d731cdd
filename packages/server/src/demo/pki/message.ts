import { readCertificate } from '../../features/signing/verify/certificate.ts'
import { TAG } from '../../features/signing/verify/der.ts'
import {
  der,
  explicit,
  implicit,
  integer,
  nothing,
  octets,
  oid,
  sequence,
  setOf,
} from '../../features/signing/verify/der-writer.ts'
import { OID } from '../../features/signing/verify/oids.ts'
import { time } from './certificates.ts'
import type { KeyHolder, SigningKey } from './key.ts'

/** How a message is made; by default a good detached signature. */
export interface MessageOptions {
  /** What the signer's program says. */
  signedAt: Date
  /** Puts bytes into the message. */
  attached?: Uint8Array
  /** Other signers beside the first; with `[]` for the only one, none at all. */
  signers?: KeyHolder[]
  /** Certificates of the message; by default those of its signers. */
  certificates?: Uint8Array[]
  /** The hash that the message names. */
  hashOid?: string
  signatureOid?: string
  /** The digest that is signed, instead of the real one. */
  digest?: Uint8Array
  /** The type of what is signed. */
  contentType?: string
  /** The type that the signed attributes name, if it is another. */
  signedContentType?: string
  /** Signed attributes instead of the usual ones; null for none. */
  signedAttributes?: Uint8Array[] | null
  /** Signed attributes beside the usual ones. */
  moreAttributes?: Uint8Array[]
  /** Unsigned attributes, made from the signature. */
  unsigned?: (signature: Uint8Array) => Uint8Array[]
  changeSignature?: (signature: Uint8Array) => Uint8Array
}

export const attribute = (type: string, ...values: Uint8Array[]): Uint8Array =>
  sequence(oid(type), setOf(...values))

/** Signs bytes as NCALayer does. */
export function signMessage(holder: KeyHolder, content: Uint8Array, options: MessageOptions): Uint8Array {
  const signers = options.signers ?? [holder]
  const certificates = options.certificates ?? signers.map(({ certificate }) => certificate)
  const { attached } = options
  return sequence(
    oid(OID.signedData),
    explicit(
      0,
      sequence(
        integer(1),
        setOf(...signers.map(({ key }) => hashOf(key, options))),
        sequence(oid(options.contentType ?? OID.data), ...(attached ? [explicit(0, octets(attached))] : [])),
        ...(certificates.length > 0 ? [explicit(0, ...certificates)] : []),
        setOf(...signers.map((one) => signerInfo(one, content, options))),
      ),
    ),
  )
}

const hashOf = (key: SigningKey, { hashOid }: MessageOptions): Uint8Array =>
  hashOid ? sequence(oid(hashOid), nothing()) : key.hashAlgorithm

function signerInfo(
  { key, certificate }: KeyHolder,
  content: Uint8Array,
  options: MessageOptions,
): Uint8Array {
  const { issuer, serial } = readCertificate(certificate)
  const attributes = signedAttributes(key.digest(content), options)
  const signed = attributes ? setOf(...attributes) : content
  const real = key.sign(signed)
  const signature = options.changeSignature?.(real) ?? real
  const unsigned = options.unsigned?.(signature) ?? []
  return sequence(
    integer(1),
    sequence(issuer, der(TAG.integer, Buffer.from(serial, 'hex'))),
    hashOf(key, options),
    ...(attributes ? [implicit(0, signed)] : []),
    options.signatureOid ? sequence(oid(options.signatureOid), nothing()) : key.signatureAlgorithm,
    octets(signature),
    ...(unsigned.length > 0 ? [implicit(1, setOf(...unsigned))] : []),
  )
}

function signedAttributes(digest: Uint8Array, options: MessageOptions): Uint8Array[] | null {
  if (options.signedAttributes !== undefined) return options.signedAttributes
  return [
    attribute(OID.contentType, oid(options.signedContentType ?? options.contentType ?? OID.data)),
    attribute(OID.signingTime, time(options.signedAt)),
    attribute(OID.messageDigest, octets(options.digest ?? digest)),
    ...(options.moreAttributes ?? []),
  ]
}
