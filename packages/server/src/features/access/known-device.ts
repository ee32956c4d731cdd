import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto'
import type { Tokens } from '../../contract/call.ts'
import type { Db } from '../../platform/database/transaction.ts'
import { secretOf } from '../../platform/secret-queries.ts'
import type { Deps } from '../deps.ts'

const KEY = 'known-devices'
const DAYS = 365

/** Marks a browser as one in which this user has signed in. */
export async function rememberDevice(
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  device: Tokens['device'],
  userId: number,
): Promise<void> {
  const name = randomBytes(16).toString('base64url')
  const proof = await proofOf(db, userId, name)
  const expires = new Date(clock.now().getTime() + DAYS * 86_400_000)
  device.set(`${name}.${proof.toString('base64url')}`, expires)
}

/**
 * Returns the name of the browser if the user has signed in there before. Without a user the same work is done, so
 * timing reveals nothing.
 */
export async function knownDevice(db: Db, token: string | null, userId: number): Promise<string | null> {
  const [name = '', proof = ''] = token?.split('.') ?? []
  const given = Buffer.from(proof, 'base64url')
  const expected = await proofOf(db, userId, name)
  return given.length === expected.length && timingSafeEqual(given, expected) ? name : null
}

async function proofOf(db: Db, userId: number, name: string): Promise<Buffer> {
  return createHmac('sha256', await secretOf(db, KEY))
    .update(`${userId}:${name}`)
    .digest()
}
