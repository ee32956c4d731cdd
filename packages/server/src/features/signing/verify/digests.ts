import { digestOf, type HashName } from './algorithms.ts'
import { hex } from './der.ts'

/** Digests by the algorithm of a signature, in hexadecimal digits. */
export interface Digests {
  /** Of the bytes that were signed. */
  signed: string
  /** Of the bytes in hand. */
  checked: string
}

/** From this size on, SHA-256 is so much faster than GOST that knowing a content again is worth it. */
const LARGE = 65_536

let last: { name: string; digest: Uint8Array } = { name: '', digest: new Uint8Array() }

/** The digest of a content. Several signatures of one large file come one after the other, so the last one is remembered. */
export function digestOfContent(hash: HashName, content: Uint8Array): Uint8Array {
  if (hash !== 'streebog512' || content.length < LARGE) return digestOf(hash, content)
  const name = hex(digestOf('sha256', content))
  if (last.name !== name) last = { name, digest: digestOf(hash, content) }
  return last.digest
}
