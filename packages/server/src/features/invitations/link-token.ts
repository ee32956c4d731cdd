import { createHash, randomBytes } from 'node:crypto'

/** The secret of an invitation's link: 256 random bits. */
export function newLinkToken(): string {
  return randomBytes(32).toString('base64url')
}

/** What is kept of it. */
export function linkHash(token: string): Buffer {
  return createHash('sha256').update(token).digest()
}
