import { createHash } from 'node:crypto'
import {
  BrokenDerError,
  context,
  type Der,
  hex,
  inside,
  only,
  partsOf,
  readDer,
  sameBytes,
  TAG,
} from './der.ts'
import { bitsOf, booleanOf, flagsOf, integerHex, numberOf, octetsOf, oidOf, timeOf } from './der-values.ts'
import { OID } from './oids.ts'

/** An algorithm as certificates and messages name it. */
export interface Algorithm {
  oid: string
  /** The whole of its parameters, where there are any. */
  parameters: Uint8Array | null
}

/** A public key: its algorithm, its bytes, and both as the certificate holds them. */
export interface PublicKey {
  algorithm: Algorithm
  bits: Uint8Array
  spki: Uint8Array
}

/** What we read of an X.509 certificate. Names are compared by their bytes. */
export interface Certificate {
  bytes: Uint8Array
  /** The part that is signed. */
  signed: Uint8Array
  serial: string
  issuer: Uint8Array
  subject: Uint8Array
  notBefore: Date
  notAfter: Date
  key: PublicKey
  algorithm: Algorithm
  signature: Uint8Array
  extensions: Extensions
}

export interface Extensions {
  isCa: boolean
  /** How many authorities may stand below this one. */
  pathLength: number
  keyUsage: KeyUsage | null
  /** Extended key usage: identifiers of what the key is for. */
  purposes: string[]
  purposesAreCritical: boolean
  subjectKeyId: string | null
  authorityKeyId: string | null
  /** Identifiers of critical extensions that we do not know. */
  unknownCritical: string[]
}

export interface KeyUsage {
  digitalSignature: boolean
  nonRepudiation: boolean
  signsCertificates: boolean
  signsLists: boolean
}

export function readAlgorithm(value: Der): Algorithm {
  const parts = partsOf(value)
  const oid = oidOf(parts.next())
  const parameters = parts.more() ? parts.next().bytes : null
  parts.end()
  return { oid, parameters }
}

function readPublicKey(value: Der): PublicKey {
  const parts = partsOf(value)
  const algorithm = readAlgorithm(parts.next())
  const bits = bitsOf(parts.next())
  parts.end()
  return { algorithm, bits, spki: value.bytes }
}

/**
 * Reads a certificate.
 * @throws BrokenDerError for bytes that are not one
 */
export function readCertificate(bytes: Uint8Array): Certificate {
  const whole = partsOf(readDer(bytes))
  const signed = whole.next(TAG.sequence)
  const algorithm = whole.next()
  const signature = bitsOf(whole.next())
  whole.end()

  const parts = partsOf(signed)
  const version = parts.optional(context(0))
  if (version && numberOf(only(version)) > 2) throw new BrokenDerError('unknown version')
  const serial = integerHex(parts.next())
  // An attacker who could change the inner one could not change the outer one with it: they must agree.
  if (!sameBytes(parts.next().bytes, algorithm.bytes)) throw new BrokenDerError('two algorithms')
  const issuer = parts.next(TAG.sequence)
  const validity = partsOf(parts.next())
  const notBefore = timeOf(validity.next())
  const notAfter = timeOf(validity.next())
  validity.end()
  const subject = parts.next(TAG.sequence)
  const key = readPublicKey(parts.next())
  // Two old fields of unique numbers, which nobody uses.
  parts.optional(0x81)
  parts.optional(0x82)
  const extensions = parts.optional(context(3))
  parts.end()

  return {
    bytes,
    signed: signed.bytes,
    serial,
    issuer: issuer.bytes,
    subject: subject.bytes,
    notBefore,
    notAfter,
    key,
    algorithm: readAlgorithm(algorithm),
    signature,
    extensions: readExtensions(extensions ? inside(only(extensions, TAG.sequence)) : []),
  }
}

/** An extension of a certificate, a list or an answer: identifier, whether critical, and its value. */
export interface Extension {
  oid: string
  critical: boolean
  value: Uint8Array
}

export function readExtension(value: Der): Extension {
  const parts = partsOf(value)
  const oid = oidOf(parts.next())
  const critical = parts.optional(TAG.boolean)
  const content = octetsOf(parts.next())
  parts.end()
  return { oid, critical: critical ? booleanOf(critical) : false, value: content }
}

/** Extensions that may be critical and whose meaning does not matter here. */
const HARMLESS = new Set<string>([OID.certificatePolicies])

function readExtensions(list: Der[]): Extensions {
  const found: Extensions = {
    isCa: false,
    pathLength: Number.POSITIVE_INFINITY,
    keyUsage: null,
    purposes: [],
    purposesAreCritical: false,
    subjectKeyId: null,
    authorityKeyId: null,
    unknownCritical: [],
  }
  const seen = new Set<string>()
  for (const extension of list.map(readExtension)) {
    if (seen.has(extension.oid)) throw new BrokenDerError('an extension twice')
    seen.add(extension.oid)
    const reader = READERS[extension.oid]
    if (reader) reader(readDer(extension.value), found, extension.critical)
    else if (extension.critical && !HARMLESS.has(extension.oid)) found.unknownCritical.push(extension.oid)
  }
  return found
}

const READERS: Record<string, (value: Der, into: Extensions, critical: boolean) => void> = {
  [OID.basicConstraints](value, into) {
    const parts = partsOf(value)
    const isCa = parts.optional(TAG.boolean)
    const pathLength = parts.optional(TAG.integer)
    parts.end()
    into.isCa = isCa ? booleanOf(isCa) : false
    if (pathLength) into.pathLength = numberOf(pathLength)
  },
  [OID.keyUsage](value, into) {
    const has = flagsOf(value)
    into.keyUsage = {
      digitalSignature: has(0),
      nonRepudiation: has(1),
      signsCertificates: has(5),
      signsLists: has(6),
    }
  },
  [OID.extendedKeyUsage](value, into, critical) {
    into.purposes = inside(value, TAG.sequence).map(oidOf)
    into.purposesAreCritical = critical
  },
  [OID.subjectKeyId](value, into) {
    into.subjectKeyId = hex(octetsOf(value))
  },
  [OID.authorityKeyId](value, into) {
    const keyId = inside(value, TAG.sequence).find((part) => part.tag === 0x80)
    into.authorityKeyId = keyId ? hex(keyId.content) : null
  },
}

/** SHA-256 of a certificate, in hexadecimal digits: what pins it. */
export function fingerprintOf(certificate: Uint8Array): string {
  return createHash('sha256').update(certificate).digest('hex')
}
