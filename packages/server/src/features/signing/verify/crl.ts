import { isSigned, schemeOf } from './algorithms.ts'
import { type Extension, readAlgorithm, readExtension } from './certificate.ts'
import {
  BrokenDerError,
  context,
  type Der,
  derAt,
  extentAt,
  inside,
  only,
  partsOf,
  readDer,
  sameBytes,
  TAG,
} from './der.ts'
import { bitsOf, numberOf, timeOf } from './der-values.ts'
import type { Asked } from './ocsp.ts'
import { OID } from './oids.ts'
import type { RevocationReport } from './report.ts'
import { SKEW } from './timestamp.ts'
import { unlessRefused } from './unless-refused.ts'

/** A list of revoked certificates, without its entries: there may be a million. */
interface RevocationList {
  signed: Der
  algorithm: Der
  signature: Uint8Array
  issuer: Uint8Array
  thisUpdate: Date
  nextUpdate: Date
  entries: Uint8Array
  extensions: Der[]
}

function readList(bytes: Uint8Array): RevocationList {
  const whole = partsOf(readDer(bytes))
  const signed = whole.next(TAG.sequence)
  const algorithm = whole.next()
  const signature = bitsOf(whole.next())
  whole.end()
  const parts = partsOf(signed)
  const version = parts.optional(TAG.integer)
  if (version && numberOf(version) !== 1) throw new BrokenDerError('unknown version')
  if (!sameBytes(parts.next().bytes, algorithm.bytes)) throw new BrokenDerError('two algorithms')
  const issuer = parts.next(TAG.sequence).bytes
  const thisUpdate = timeOf(parts.next())
  // Without a next update, an old list could be served for ever.
  const nextUpdate = timeOf(parts.next())
  const entries = parts.optional(TAG.sequence)
  const extensions = parts.optional(context(0))
  parts.end()
  return {
    signed,
    algorithm,
    signature,
    issuer,
    thisUpdate,
    nextUpdate,
    entries: entries?.content ?? new Uint8Array(),
    extensions: extensions ? inside(only(extensions, TAG.sequence)) : [],
  }
}

export interface CrlInput extends Asked {
  list: Uint8Array
  /** When it was fetched. */
  now: Date
}

/** What a list says of a certificate, or null where we may not believe it: of another issuer, wrongly signed, or stale. */
export const readRevocationList = (input: CrlInput): RevocationReport | null =>
  unlessRefused(() => believed(input))

function believed({ list: bytes, certificate, issuer, now }: CrlInput): RevocationReport | null {
  const list = readList(bytes)
  const { keyUsage } = issuer.extensions
  if (!sameBytes(list.issuer, issuer.subject) || keyUsage?.signsLists === false) return null
  if (list.extensions.map(readExtension).some(isNarrowing)) return null
  if (!isCurrent(list, now)) return null
  const scheme = schemeOf(readAlgorithm(list.algorithm))
  if (!isSigned(issuer.key, scheme, list.signed.bytes, list.signature)) return null
  return { source: 'crl', as_of: list.thisUpdate, revoked_at: revocationIn(list.entries, certificate.serial) }
}

/** The name of the place of a list, and whether it is about the certificates of people. */
const WIDE = [context(0), 0x81]

/** A critical extension says that a list is about less than all, such as about the changes since another list. */
function isNarrowing({ oid, critical, value }: Extension): boolean {
  if (!critical) return false
  if (oid !== OID.issuingDistributionPoint) return true
  return inside(readDer(value), TAG.sequence).some(({ tag }) => !WIDE.includes(tag))
}

function isCurrent({ thisUpdate, nextUpdate }: RevocationList, now: Date): boolean {
  return thisUpdate.getTime() <= now.getTime() + SKEW && nextUpdate >= now
}

/** When a serial was revoked, or null. Looks at each entry without decoding it. */
function revocationIn(entries: Uint8Array, serial: string): Date | null {
  const wanted = Buffer.from(serial, 'hex')
  for (let at = 0; at < entries.length; ) {
    const entry = extentAt(entries, at)
    const number = extentAt(entries, entry.start, entry.end)
    if (
      number.end - number.start === wanted.length &&
      wanted.equals(entries.subarray(number.start, number.end)) &&
      number.tag === TAG.integer
    )
      return timeOf(derAt(entries, number.end, entry.end))
    at = entry.end
  }
  return null
}

export interface ListHead {
  issuer: Uint8Array
  /** Until when the list is the newest. */
  nextUpdate: Date
}

/** Whose list it is and until when, unproven; null for bytes that are no list. */
export const headOfList = (bytes: Uint8Array): ListHead | null =>
  unlessRefused(() => {
    const { issuer, nextUpdate } = readList(bytes)
    return { issuer, nextUpdate }
  })
