import { createHash } from 'node:crypto'
import { isSigned, refuseWeakKey, schemeOf } from './algorithms.ts'
import { type Certificate, readAlgorithm, readCertificate, readExtension } from './certificate.ts'
import { isIssuerOf } from './chain.ts'
import {
  BrokenDerError,
  context,
  type Der,
  inside,
  only,
  partsOf,
  primitive,
  readDer,
  sameBytes,
  TAG,
} from './der.ts'
import { bitsOf, integerHex, numberOf, octetsOf, oidOf, timeOf } from './der-values.ts'
import { explicit, integer, nothing, octets, oid, sequence } from './der-writer.ts'
import { OID } from './oids.ts'
import type { RevocationReport } from './report.ts'
import { SKEW } from './timestamp.ts'
import { unlessRefused } from './unless-refused.ts'

/** An answer without an end of its own is news for this long. */
const FRESH = 60 * 60_000
const SUCCESSFUL = 0

/** The certificate that is asked about, and the authority that issued it. */
export interface Asked {
  certificate: Certificate
  issuer: Certificate
}

const HASHES: Record<string, string> = { [OID.sha1]: 'sha1', [OID.sha256]: 'sha256' }

/** How an answer names a certificate: hashes of its issuer's name and key, and its serial. */
function nameHashes(issuer: Certificate, hash: string): [name: Uint8Array, key: Uint8Array] {
  const of = (bytes: Uint8Array) => createHash(hash).update(bytes).digest()
  return [of(issuer.subject), of(issuer.key.bits)]
}

/** Asks whether a certificate was revoked (RFC 6960). */
export function ocspRequest({ certificate, issuer }: Asked, nonce: Uint8Array): Uint8Array {
  const [name, key] = nameHashes(issuer, 'sha256')
  const id = sequence(
    sequence(oid(OID.sha256), nothing()),
    octets(name),
    octets(key),
    integer(Buffer.from(certificate.serial, 'hex')),
  )
  const extension = sequence(oid(OID.nonce), octets(octets(nonce)))
  return sequence(sequence(sequence(sequence(id)), explicit(2, sequence(extension))))
}

export interface OcspInput extends Asked {
  answer: Uint8Array
  /** When it was asked. */
  now: Date
  /** Of the request; an answer with another one is about another request. */
  nonce?: Uint8Array
}

/**
 * What an answer says, or null where it says nothing that we may believe: wrongly signed, about another certificate, stale,
 * or «unknown».
 */
export const readOcspAnswer = (input: OcspInput): RevocationReport | null =>
  unlessRefused(() => believed(input))

function believed(input: OcspInput): RevocationReport | null {
  const basic = partsOf(basicAnswer(input.answer))
  const signed = basic.next(TAG.sequence)
  const algorithm = readAlgorithm(basic.next())
  const signature = bitsOf(basic.next())
  const brought = basic.optional(context(0))

  const parts = partsOf(signed)
  parts.optional(context(0))
  const responder = parts.next()
  const producedAt = timeOf(parts.next(TAG.generalizedTime))
  const answers = inside(parts.next(), TAG.sequence)
  const extensions = parts.optional(context(1))
  parts.end()

  const candidates = brought
    ? inside(only(brought, TAG.sequence)).map(({ bytes }) => readCertificate(bytes))
    : []
  const scheme = schemeOf(algorithm)
  const speaker = [input.issuer, ...candidates].find(
    (one) => isNamed(responder, one) && maySpeak(one, input.issuer, producedAt),
  )
  if (!speaker || !isSigned(speaker.key, scheme, signed.bytes, signature)) return null
  if (!isAnswerTo(extensions, input.nonce)) return null
  for (const answer of answers) {
    const status = statusOf(answer, input)
    if (status !== null) return status
  }
  return null
}

function basicAnswer(bytes: Uint8Array): Der {
  const parts = partsOf(readDer(bytes))
  if (numberOf(parts.next(), TAG.enumerated) !== SUCCESSFUL) throw new BrokenDerError('no answer')
  const answer = partsOf(only(parts.next(context(0))))
  if (oidOf(answer.next()) !== OID.basicAnswer) throw new BrokenDerError('another kind of answer')
  return readDer(octetsOf(answer.next()))
}

/** Whether an answer's responder, given by name or by key, is this certificate. */
function isNamed(responder: Der, { subject, key }: Certificate): boolean {
  const value = only(responder)
  if (responder.tag === context(1)) return sameBytes(value.bytes, subject)
  return (
    responder.tag === context(2) && sameBytes(octetsOf(value), createHash('sha1').update(key.bits).digest())
  )
}

/** The authority itself may answer, or whom it gave a certificate for answers. */
function maySpeak(one: Certificate, issuer: Certificate, at: Date): boolean {
  if (one === issuer) return true
  refuseWeakKey(one.key)
  return (
    one.extensions.purposes.includes(OID.forStatusAnswers) &&
    at >= one.notBefore &&
    at <= one.notAfter &&
    isIssuerOf(issuer, one)
  )
}

function isAnswerTo(extensions: Der | undefined, nonce: Uint8Array | undefined): boolean {
  if (!extensions || !nonce) return true
  const found = inside(only(extensions, TAG.sequence))
    .map(readExtension)
    .find(({ oid }) => oid === OID.nonce)
  // Answers that are made beforehand carry none; how fresh they are is checked anyway.
  return !found || sameBytes(octetsOf(readDer(found.value)), nonce)
}

function statusOf(answer: Der, { certificate, issuer, now }: OcspInput): RevocationReport | null {
  const parts = partsOf(answer)
  const id = partsOf(parts.next())
  const status = parts.next()
  const thisUpdate = timeOf(parts.next(TAG.generalizedTime))
  const nextUpdate = parts.optional(context(0))

  const hash = HASHES[readAlgorithm(id.next()).oid]
  if (!hash) return null
  const [name, key] = nameHashes(issuer, hash)
  if (!sameBytes(octetsOf(id.next()), name) || !sameBytes(octetsOf(id.next()), key)) return null
  if (integerHex(id.next()) !== certificate.serial) return null

  const until = nextUpdate ? timeOf(only(nextUpdate)).getTime() : thisUpdate.getTime() + FRESH
  if (thisUpdate.getTime() > now.getTime() + SKEW || until < now.getTime() - SKEW) return null
  return statusFrom(status, thisUpdate)
}

function statusFrom(status: Der, as_of: Date): RevocationReport | null {
  if (status.tag === primitive(0)) return { source: 'ocsp', as_of, revoked_at: null }
  if (status.tag !== context(1)) return null
  const revoked_at = timeOf(partsOf({ ...status, tag: TAG.sequence }).next())
  return { source: 'ocsp', as_of, revoked_at }
}
