import { availableParallelism } from 'node:os'
import { hash, verify } from '@node-rs/argon2'
import { createGate } from './gate.ts'

// Each hash holds a core and 19 MB for about 20 ms; a crowd at the door leaves a core to everybody else.
const gate = createGate(Math.max(1, availableParallelism() - 1))

// Of no password: what an unknown user's try is measured against, so that it takes as long as a known one's.
const NOBODY =
  '$argon2id$v=19$m=19456,t=2,p=1$4YHZnKgP9CBcOYF+i3aZDA$Y7/OOZBeblGTbfzucbaRyhHQiP4th+bsHReJAlgztIM'

/** Hashes with argon2id at the package's defaults, which are OWASP's: 19 MiB, two passes, one lane. */
export function hashPassword(password: string): Promise<string> {
  return gate(() => hash(oneForm(password)))
}

/** @param stored the user's hash; undefined for a user that does not exist, which is never a match */
export async function verifyPassword(stored: string | undefined, password: string): Promise<boolean> {
  const matches = await gate(() => verify(stored ?? NOBODY, oneForm(password)))
  return matches && stored !== undefined
}

// «й» comes as one letter from one keyboard and as two from another.
function oneForm(password: string): string {
  return password.normalize('NFKC')
}
