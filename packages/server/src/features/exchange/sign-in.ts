import { timingSafeEqual } from 'node:crypto'
import proxyAddress from '@fastify/proxy-addr'
import { networkOf } from '../../platform/address.ts'
import { hitOrRefuse, type Limit } from '../../platform/limiter.ts'
import { tokenHash } from '../../platform/tokens.ts'
import type { Deps } from '../deps.ts'
import { type Base, findBase, markSeen } from './base-queries.ts'

/** Wrong sign-ins that one network may try in an hour. A right one is never limited: secrets have 256 bits. */
const WRONG: Limit = { limit: 20, windowSeconds: 3600 }
/** `seen_at` is exact to a minute, so that a batch of requests does not write it each time. */
const SEEN_EVERY = 60_000

/** Nobody has it; compared with, so that an unknown login takes as long as a wrong secret. */
const NOBODY = tokenHash('')

/** Why a request of the accounting system is not let in. */
export type SignInCode = 'sign_in_required' | 'wrong_credentials' | 'base_revoked' | 'network_not_allowed'

export class SignInError extends Error {
  override readonly name = 'SignInError'
  readonly code: SignInCode

  constructor(code: SignInCode) {
    super(code)
    this.code = code
  }
}

/**
 * Returns the base of a request's Basic authentication.
 * @param address the client's
 * @throws SignInError, RefusalError `too_many_requests`
 */
export async function signInBase(
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  header: string | undefined,
  address: string,
): Promise<Pick<Base, 'id' | 'name'>> {
  const given = credentialsIn(header)
  if (!given) throw new SignInError('sign_in_required')
  const base = await findBase(db, given.login)
  const isRight = timingSafeEqual(tokenHash(given.secret), base?.secret_hash ?? NOBODY)
  if (!base || !isRight) {
    await hitOrRefuse(db, clock, `exchange:wrong:${networkOf(address)}`, WRONG)
    throw new SignInError('wrong_credentials')
  }
  if (base.revoked_at) throw new SignInError('base_revoked')
  if (!allowsAddress(base.networks, address)) throw new SignInError('network_not_allowed')
  const now = clock.now()
  if (!base.seen_at || now.getTime() - base.seen_at.getTime() >= SEEN_EVERY) await markSeen(db, base.id, now)
  return { id: base.id, name: base.name }
}

/** Whether a base that is limited to networks may call from an address; without networks it may from any. */
export function allowsAddress(networks: readonly string[], address: string): boolean {
  return networks.length === 0 || proxyAddress.compile([...networks])(address, 0)
}

function credentialsIn(header: string | undefined): { login: string; secret: string } | null {
  const [, encoded] = /^Basic ([A-Za-z0-9+/]{1,400}={0,2})$/i.exec(header?.trim() ?? '') ?? []
  if (!encoded) return null
  const text = Buffer.from(encoded, 'base64').toString()
  const at = text.indexOf(':')
  // A zero byte cannot be looked up in the database.
  if (at < 1 || text.includes('\0')) return null
  return { login: text.slice(0, at), secret: text.slice(at + 1) }
}
