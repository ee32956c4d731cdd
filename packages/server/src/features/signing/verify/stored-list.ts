import { createHash } from 'node:crypto'
import type { RevocationReport } from './report.ts'

/** A list of revoked certificates that was kept. It may have megabytes, so it is read where nothing else tells. */
export interface StoredList {
  /** SHA-256 of its bytes. */
  hash: string
  read(): Promise<Uint8Array | null>
}

/** What a list says about one certificate, asked at one time, is the same for ever. */
const answers = new Map<string, RevocationReport | null>()
const MOST_ANSWERS = 10_000

/** The last list that was read: the documents of a day have the same one. */
let last: { hash: string; bytes: Promise<Uint8Array | null> } | null = null

/** What is asked of a list. */
interface Question {
  /** The certificate and its issuer. */
  about: readonly Uint8Array[]
  /** When it was asked. */
  now: Date
}

/** Returns what a stored list says, and reads it only if nobody has asked this before. */
export async function findInList(
  { hash, read }: StoredList,
  { about, now }: Question,
  look: (list: Uint8Array) => Promise<RevocationReport | null>,
): Promise<RevocationReport | null> {
  const prints = about.map((bytes) => createHash('sha256').update(bytes).digest('base64'))
  const name = [hash, now.getTime(), ...prints].join(' ')
  const known = answers.get(name)
  if (known !== undefined) return known
  const list = last?.hash === hash ? last : { hash, bytes: read() }
  last = list
  const bytes = await list.bytes.catch(() => null)
  if (!bytes) {
    last = null
    return null
  }
  const found = await look(bytes)
  if (answers.size >= MOST_ANSWERS) answers.clear()
  answers.set(name, found)
  return found
}
