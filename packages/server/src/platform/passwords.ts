import { availableParallelism } from 'node:os'
import { hash, verify } from '@node-rs/argon2'
import { createGate } from './gate.ts'

// Each hash takes a core and 19 MB for about 20 ms; the limit leaves a core for other work during many sign-ins.
const gate = createGate(Math.max(1, availableParallelism() - 1))

// Verified for unknown users, so that they take as long as known ones.
const NOBODY =
  '$argon2id$v=19$m=19456,t=2,p=1$4YHZnKgP9CBcOYF+i3aZDA$Y7/OOZBeblGTbfzucbaRyhHQiP4th+bsHReJAlgztIM'

/** Hashes with argon2id at the package's defaults, as OWASP recommends: 19 MiB, two passes, one lane. */
export function hashPassword(password: string): Promise<string> {
  return gate(() => hash(oneForm(password)))
}

/** @param stored the user's hash; undefined for an unknown user, which never matches */
export async function verifyPassword(stored: string | undefined, password: string): Promise<boolean> {
  const matches = await gate(() => verify(stored ?? NOBODY, oneForm(password)))
  return matches && stored !== undefined
}

// Unicode normalization: «й» is one code point from one keyboard and two from another.
function oneForm(password: string): string {
  return password.normalize('NFKC')
}
