import { createHash, randomBytes } from 'node:crypto'

/** Returns a new bearer secret: 256 random bits, for a cookie, a header or a link. */
export function newToken(): string {
  return randomBytes(32).toString('base64url')
}

/** Returns the stored form of a token: its SHA-256, which is safe because a token has too many bits to guess. */
export function tokenHash(token: string): Buffer {
  return createHash('sha256').update(token).digest()
}
