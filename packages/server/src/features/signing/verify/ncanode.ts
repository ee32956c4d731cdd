import { createHash } from 'node:crypto'
import { ask } from './ask.ts'

/** What an NCANode server says of a signature. It is asked only after our own checks of the message's structure. */
export type Opinion =
  | { says: 'valid'; revocationChecked: boolean }
  | { says: 'revoked' }
  /** The certificates are good, the signature is not. */
  | { says: 'forged' }
  /** A certificate is not good: its chain, or its dates as of today. */
  | { says: 'untrusted' }

const PATIENCE = 30_000
const LARGEST_ANSWER = 1_000_000

/**
 * Asks an NCANode server (`POST /cms/verify`). It takes a message without signers for valid, ignores our bytes where the
 * message brings its own, and checks revocation only when asked to; so it is asked about messages that we have read, and
 * its answer counts only where it names the one certificate that we found.
 * @returns null where it does not answer, or answers about something else
 */
export async function askNcaNode(
  url: string,
  { cms, content }: { cms: Uint8Array; content: Uint8Array },
  serial: string,
): Promise<(Opinion & { record: Uint8Array }) | null> {
  const request = {
    cms: Buffer.from(cms).toString('base64'),
    data: Buffer.from(content).toString('base64'),
    revocationCheck: ['OCSP', 'CRL'],
  }
  const answer = await ask({
    url: new URL('/cms/verify', url).href,
    body: Buffer.from(JSON.stringify(request)),
    type: 'application/json',
    limit: LARGEST_ANSWER,
    patience: PATIENCE,
  })
  const opinion = answer && readOpinion(answer, serial)
  return opinion && { ...opinion, record: recordOf({ cms, content }, answer) }
}

/** What is kept of an answer: the bytes that it is about, as it does not name them, and its own. */
interface OpinionRecord {
  cms_sha256: string
  content_sha256: string
  /** The answer of the server, as it came. */
  answer: string
}

const sha256 = (bytes: Uint8Array) => createHash('sha256').update(bytes).digest('hex')

function recordOf(
  { cms, content }: { cms: Uint8Array; content: Uint8Array },
  answer: Uint8Array,
): Uint8Array {
  const record: OpinionRecord = {
    cms_sha256: sha256(cms),
    content_sha256: sha256(content),
    answer: Buffer.from(answer).toString('utf8'),
  }
  return Buffer.from(JSON.stringify(record))
}

/** What a kept record says of a message and its content; null for a record that says nothing, `other` of other bytes. */
export function keptOpinion(
  record: Uint8Array,
  { cms, content }: { cms: Uint8Array; content: Uint8Array },
  serial: string,
): Opinion | 'other_cms' | 'other_content' | null {
  const { cms_sha256, content_sha256, answer } = asObject(parsed(record))
  if (cms_sha256 !== sha256(cms)) return 'other_cms'
  if (content_sha256 !== sha256(content)) return 'other_content'
  return readOpinion(Buffer.from(String(answer)), serial)
}

function readOpinion(answer: Uint8Array, serial: string): Opinion | null {
  const body = asObject(parsed(answer))
  const [signer, ...others] = asList(body.signers).map(asObject)
  // The signer's own certificate comes first; newer versions name its chain after it.
  const [certificate] = asList(signer?.certificates).map(asObject)
  if (typeof body.valid !== 'boolean' || !signer || !certificate || others.length > 0) return null
  if (shortest(String(certificate.serialNumber)) !== shortest(serial)) return null
  const revocations = asList(certificate.revocations).map(asObject)
  if (revocations.some(({ revoked }) => revoked !== false)) return { says: 'revoked' }
  // Newer versions grade the signer; there, a certificate is not valid while one of the two sources is silent.
  const isTrusted = certificate.valid === true || signer.status === 'VALID'
  if (body.valid && isTrusted) return { says: 'valid', revocationChecked: revocations.length > 0 }
  return { says: isTrusted || FORGED.includes(String(signer.subIndication)) ? 'forged' : 'untrusted' }
}

const FORGED = ['SIG_CRYPTO_FAILURE', 'HASH_FAILURE']

function parsed(bytes: Uint8Array): unknown {
  try {
    return JSON.parse(Buffer.from(bytes).toString('utf8'))
  } catch {
    return null
  }
}

const asObject = (value: unknown): Record<string, unknown> => ({
  ...(typeof value === 'object' ? value : null),
})
const asList = (value: unknown): unknown[] => (Array.isArray(value) ? value : [])
/** A serial without zeros in front, which programs write or leave out. */
const shortest = (serial: string) => serial.toLowerCase().replace(/^0+/, '')
