import type { Tokens } from '../../contract/call.ts'
import { withTransaction } from '../../platform/database/transaction.ts'
import {
  forgive,
  GUESSES,
  hit,
  type Limit,
  type Slowdown,
  takeBack,
  takeTryBack,
  takeTryOrRefuse,
} from '../../platform/limiter.ts'
import type { Deps } from '../deps.ts'
import { knownDevice } from './known-device.ts'

type SlowDeps = Pick<Deps, 'db' | 'clock'>

/** Many people may share an address, so it has more tries than one of them would need. */
const OF_ADDRESS: Limit = { limit: 30, windowSeconds: 3600 }
/** Past them each try there waits, whatever account it is at: one password is not tried on many accounts. */
const PAST_ADDRESS: Slowdown = { ...GUESSES, free: 0 }
/** Of an account from everywhere; more than from one address, so that one stranger does not slow its owner down. */
const OF_ACCOUNT: Slowdown = { ...GUESSES, free: 10 }

/** What tries at a password are counted by. */
export interface Tries {
  /** Whose password is tried: in a known browser, this browser's tries at it. */
  at: string
  /** The network that they come from; null for a known browser, which is counted by itself alone. */
  from: string | null
}

/**
 * Whose tries they are. A person is one, by e-mail and by phone; a browser that they have signed in from is counted
 * apart, so that nobody elsewhere, and nobody behind the same address, can keep them waiting.
 * @param who undefined account: a login that nobody has
 */
export async function triesAt(
  { db }: Pick<SlowDeps, 'db'>,
  { account, login }: { account: number | undefined; login?: string },
  { device, address }: { device: Tokens['device']; address: string },
): Promise<Tries> {
  const known = await knownDevice(db, device.token, account ?? 0)
  const at = account === undefined ? `sign-in:login:${login}` : `sign-in:account:${account}`
  return known === null ? { at, from: address } : { at: `${at}:${known}`, from: null }
}

/**
 * Counts a try before its password is checked. From a browser that is not known it counts at the address, at the account
 * from this address, and at the account; where one of them has to wait, none is counted.
 * @returns forgives the try, once it has turned out to be right; the address keeps its wrong ones at other accounts
 * @throws Refusal `too_many_requests`
 */
export async function slowDown({ db, clock }: SlowDeps, { at, from }: Tries): Promise<() => Promise<void>> {
  if (from === null) {
    await takeTryOrRefuse(db, clock, at)
    return () => forgive(db, at)
  }
  const isPast = await withTransaction(db, async (trx) => {
    const { allowed } = await hit(trx, clock, ofAddress(from), OF_ADDRESS)
    if (!allowed) await takeTryOrRefuse(trx, clock, pastAddress(from), PAST_ADDRESS)
    await takeTryOrRefuse(trx, clock, ofPair(at, from))
    await takeTryOrRefuse(trx, clock, at, OF_ACCOUNT)
    return !allowed
  })
  return async () => {
    await takeBack(db, ofAddress(from))
    if (isPast) await takeTryBack(db, clock, pastAddress(from))
    await forgive(db, ofPair(at, from))
    await forgive(db, at)
  }
}

function ofAddress(address: string): string {
  return `sign-in:address:${address}`
}

function pastAddress(address: string): string {
  return `sign-in:past:${address}`
}

function ofPair(at: string, address: string): string {
  return `${at}:from:${address}`
}
