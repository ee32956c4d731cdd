import { type Algorithm, type Certificate, readAlgorithm, readCertificate } from './certificate.ts'
import { definite } from './definite.ts'
import {
  BrokenDerError,
  context,
  type Der,
  hex,
  inside,
  only,
  partsOf,
  primitive,
  readDer,
  retagged,
  sameBytes,
  TAG,
} from './der.ts'
import { integerHex, numberOf, octetsOf, oidOf, timeOf } from './der-values.ts'
import { setOf } from './der-writer.ts'
import { OID } from './oids.ts'

/** How a signer is named: by the certificate's issuer and serial, or by its key. */
export type SignerName = { issuer: Uint8Array; serial: string } | { keyId: string }

/** One signature of a message. */
export interface SignerInfo {
  name: SignerName
  hash: Algorithm
  /** The hash as it is announced too. */
  hashBytes: Uint8Array
  /** Signed attributes as they were signed: a set in DER; null where there are none. */
  signedBytes: Uint8Array | null
  signed: Map<string, Der[]>
  unsigned: Map<string, Der[]>
  algorithm: Algorithm
  signature: Uint8Array
}

/** A signed message: what it wraps, the certificates it brings, and its signatures. */
export interface SignedMessage {
  version: number
  /** The hashes that its signers use, as the message announces them. */
  hashes: Uint8Array[]
  contentType: string
  /** null in a detached signature. */
  content: Uint8Array | null
  /** Undecoded: most are never needed. */
  certificates: Uint8Array[]
  signers: SignerInfo[]
}

/**
 * Reads a CMS signed message, definite or indefinite, into what it says.
 * @throws BrokenDerError for bytes that are not one, or that could be read in two ways
 */
export function readSignedMessage(bytes: Uint8Array): SignedMessage {
  const outer = partsOf(readDer(definite(bytes)))
  if (oidOf(outer.next()) !== OID.signedData) throw new BrokenDerError('not a signed message')
  const parts = partsOf(only(outer.next(context(0))))
  outer.end()

  const version = numberOf(parts.next())
  const hashes = inside(parts.next(), TAG.set).map(({ bytes }) => bytes)
  const wrapped = partsOf(parts.next())
  const contentType = oidOf(wrapped.next())
  const content = wrapped.optional(context(0))
  wrapped.end()
  const certificates = parts.optional(context(0))
  parts.optional(context(1))
  const signers = inside(parts.next(), TAG.set)
  parts.end()

  return {
    version,
    hashes,
    contentType,
    content: content ? contentBytes(only(content)) : null,
    certificates: certificates ? inside(certificates).map((one) => one.bytes) : [],
    signers: signers.map(readSigner),
  }
}

/** An octet string, which BER may cut into pieces. */
function contentBytes(value: Der): Uint8Array {
  if (value.tag !== 0x24) return octetsOf(value)
  return Buffer.concat(inside(value).map(octetsOf))
}

function readSigner(value: Der): SignerInfo {
  const parts = partsOf(value)
  const version = numberOf(parts.next())
  const name = readName(parts.next())
  if (version !== versionFor(name)) throw new BrokenDerError('a version that does not fit')
  const hash = parts.next()
  const signed = parts.optional(context(0))
  const algorithm = readAlgorithm(parts.next())
  const signature = octetsOf(parts.next())
  const unsigned = parts.optional(context(1))
  parts.end()
  return {
    name,
    hash: readAlgorithm(hash),
    hashBytes: hash.bytes,
    signedBytes: signed ? setOf(...inside(signed).map((attribute) => attribute.bytes)) : null,
    signed: readAttributes(signed),
    unsigned: readAttributes(unsigned),
    algorithm,
    signature,
  }
}

/** The version that goes with the way in which a signer is named. */
export const versionFor = (name: SignerName): number => ('keyId' in name ? 3 : 1)

function readName(value: Der): SignerName {
  if (value.tag === primitive(0)) return { keyId: hex(value.content) }
  const parts = partsOf(value)
  const issuer = parts.next(TAG.sequence).bytes
  const serial = integerHex(parts.next())
  parts.end()
  return { issuer, serial }
}

/** Attributes by identifier. One that stands twice is refused: two readers could take a different one. */
function readAttributes(value: Der | undefined): Map<string, Der[]> {
  const found = new Map<string, Der[]>()
  for (const attribute of value ? inside(retagged(value, TAG.set)) : []) {
    const parts = partsOf(attribute)
    const oid = oidOf(parts.next())
    const values = inside(parts.next(), TAG.set)
    parts.end()
    if (found.has(oid)) throw new BrokenDerError('an attribute twice')
    found.set(oid, values)
  }
  return found
}

/** The one value of an attribute, or undefined where it is absent. */
export function attributeOf(attributes: Map<string, Der[]>, oid: string): Der | undefined {
  const values = attributes.get(oid)
  if (values && values.length !== 1) throw new BrokenDerError('not exactly one value')
  return values?.[0]
}

/** When the signer's program says that it signed. */
export function signingTimeOf(signer: SignerInfo): Date | null {
  const value = attributeOf(signer.signed, OID.signingTime)
  return value ? timeOf(value) : null
}

/** The signer's certificate among those of the message, if it is there; two of them would be two answers. */
export function certificateOf(signer: SignerInfo, certificates: Uint8Array[]): Certificate | undefined {
  const [found, second] = certificates.map(readCertificate).filter((one) => isNamed(signer.name, one))
  if (second) throw new BrokenDerError('two certificates of the signer')
  return found
}

function isNamed(name: SignerName, certificate: Certificate): boolean {
  if ('keyId' in name) return certificate.extensions.subjectKeyId === name.keyId
  return certificate.serial === name.serial && sameBytes(certificate.issuer, name.issuer)
}
