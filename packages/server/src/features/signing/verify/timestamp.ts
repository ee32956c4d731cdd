import { randomBytes } from 'node:crypto'
import { digestOf, hashOf } from './algorithms.ts'
import { type Certificate, readAlgorithm, readCertificate } from './certificate.ts'
import { chainOf, refuseOutOfDate } from './chain.ts'
import { attributeOf, readSignedMessage, type SignerInfo } from './cms.ts'
import { BrokenDerError, partsOf, readDer, sameBytes, TAG } from './der.ts'
import { integerHex, numberOf, octetsOf, oidOf, timeOf } from './der-values.ts'
import { integer, nothing, octets, oid, sequence, truth } from './der-writer.ts'
import { commonNameOf } from './names.ts'
import { OID } from './oids.ts'
import {
  digestsOf,
  refuseForged,
  refuseOtherDigest,
  theAlgorithms,
  theCertificate,
  theSigner,
} from './prove.ts'
import { FaultError, type TimestampReport } from './report.ts'
import { authoritiesOf, type TrustRoots } from './roots.ts'
import { unlessRefused } from './unless-refused.ts'

/** Clocks of two computers differ by a few minutes at most. */
export const SKEW = 5 * 60_000

/** What a timestamp says: it knew these bytes at that time. */
interface TimestampInfo {
  hash: string
  digest: Uint8Array
  serial: string
  time: Date
  nonce: string | null
}

function readInfo(bytes: Uint8Array): TimestampInfo {
  const parts = partsOf(readDer(bytes))
  if (numberOf(parts.next()) !== 1) throw new BrokenDerError('unknown version')
  oidOf(parts.next())
  const imprint = partsOf(parts.next())
  const hash = readAlgorithm(imprint.next()).oid
  const digest = octetsOf(imprint.next())
  imprint.end()
  const serial = integerHex(parts.next())
  const time = timeOf(parts.next(TAG.generalizedTime))
  parts.optional(TAG.sequence)
  parts.optional(TAG.boolean)
  const nonce = parts.optional(TAG.integer)
  return { hash, digest, serial, time, nonce: nonce ? integerHex(nonce) : null }
}

export interface TimestampInput {
  /** The token: a signed message. */
  token: Uint8Array
  /** What it should vouch for: the value of a signature. */
  imprinted: Uint8Array
  /** No timestamp is of later than this. */
  now: Date
  /** Of the request, where we asked. */
  nonce?: string
}

/**
 * Verifies a timestamp (RFC 3161): it is about these bytes, signed by an authority for timestamps whose chain leads to a
 * pinned one, and was valid when it was made.
 * @throws FaultError with `bad_timestamp`
 */
export function checkTimestamp(roots: TrustRoots, input: TimestampInput): TimestampReport {
  try {
    return readTimestamp(roots, input)
  } catch (error) {
    if (error instanceof FaultError || error instanceof BrokenDerError) throw new FaultError('bad_timestamp')
    throw error
  }
}

function readTimestamp(roots: TrustRoots, { token, imprinted, now, nonce }: TimestampInput): TimestampReport {
  const message = readSignedMessage(token)
  if (message.contentType !== OID.timestampInfo || !message.content) throw new BrokenDerError('no timestamp')
  const signer = theSigner(message)
  const certificate = theCertificate(signer, message)
  const algorithms = theAlgorithms(signer, certificate)
  refuseOtherDigest(digestsOf(signer, algorithms, message.content))
  refuseForged(signer, algorithms, certificate)
  const info = readInfo(message.content)
  const chain = chainOf(certificate, authoritiesOf(roots), message.certificates.map(readCertificate))
  refuseOutOfDate(chain, info.time)
  refuseOtherPurpose(certificate)
  if (!sameBytes(info.digest, digestOf(hashOf(info.hash), imprinted))) throw new FaultError('digest_mismatch')
  if (info.time.getTime() > now.getTime() + SKEW) throw new FaultError('not_yet_valid')
  if (nonce !== undefined && info.nonce !== nonce) throw new FaultError('bad_timestamp')
  return {
    time: info.time,
    authority: commonNameOf(certificate.subject),
    serial: info.serial,
    not_after: certificate.notAfter,
  }
}

/** The key of such an authority is for timestamps and for nothing else, and its certificate insists on that. */
function refuseOtherPurpose({ extensions }: Certificate): void {
  const { purposes, purposesAreCritical } = extensions
  if (!purposesAreCritical || purposes.length !== 1 || purposes[0] !== OID.forTimestamps)
    throw new FaultError('not_for_signing')
}

/** The timestamp inside a message, beside the signature that it vouches for. */
export function timestampOf(signer: SignerInfo): Uint8Array | null {
  return attributeOf(signer.unsigned, OID.timestampToken)?.bytes ?? null
}

/** A number that no one could have known beforehand, as a positive DER integer writes it. */
export function randomNonce(): { bytes: Uint8Array; hex: string } {
  const bytes = randomBytes(16)
  // Neither negative nor with a zero in front.
  bytes[0] = ((bytes[0] ?? 0) & 0x7f) | 0x40
  return { bytes, hex: bytes.toString('hex') }
}

/** Asks an authority for a timestamp over bytes; it answers with its certificate. */
export function timestampRequest(imprinted: Uint8Array, nonce: Uint8Array): Uint8Array {
  return sequence(
    integer(1),
    sequence(sequence(oid(OID.sha256), nothing()), octets(digestOf('sha256', imprinted))),
    integer(nonce),
    truth(true),
  )
}

const GRANTED = [0, 1]

/** The token of an answer, or null where it holds none. */
export const tokenOfAnswer = (answer: Uint8Array): Uint8Array | null =>
  unlessRefused(() => grantedToken(answer))

function grantedToken(answer: Uint8Array): Uint8Array {
  const parts = partsOf(readDer(answer))
  const status = partsOf(parts.next())
  if (!GRANTED.includes(numberOf(status.next()))) throw new BrokenDerError('not granted')
  const token = parts.next(TAG.sequence).bytes
  parts.end()
  return token
}
