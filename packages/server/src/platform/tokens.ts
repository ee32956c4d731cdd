import { createHash, randomBytes, randomInt } from 'node:crypto'

/** Letters and digits that nobody takes for another one on paper: without 0, O, I and l. */
const PRINTED = '123456789ABCDEFGHJKLMNPQRSTUVWXYZabcdefghijkmnopqrstuvwxyz'
const PRINTED_LENGTH = 24

/** Returns a new bearer secret: 256 random bits, for a cookie, a header or a link. */
export function newToken(): string {
  return randomBytes(32).toString('base64url')
}

/**
 * Returns a new secret of 140 random bits for an address that is printed: it has no hyphen, which a line's end or a
 * copied text would lose.
 */
export function newPrintedToken(): string {
  return Array.from({ length: PRINTED_LENGTH }, () => PRINTED[randomInt(PRINTED.length)]).join('')
}

/** Returns the stored form of a token: its SHA-256, which is safe because a token has too many bits to guess. */
export function tokenHash(token: string): Buffer {
  return createHash('sha256').update(token).digest()
}
