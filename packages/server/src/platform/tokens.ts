import { createHash, randomBytes } from 'node:crypto'

/** A secret that opens something to whoever has it: 256 random bits, for a cookie, a header or a link. */
export function newToken(): string {
  return randomBytes(32).toString('base64url')
}

/** What is kept of a token: its SHA-256, as it has too many bits to be guessed from that. */
export function tokenHash(token: string): Buffer {
  return createHash('sha256').update(token).digest()
}
