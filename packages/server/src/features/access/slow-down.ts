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

/** Many people may share an address, so its limit is higher than one of them needs. */
const OF_ADDRESS: Limit = { limit: 30, windowSeconds: 3600 }
/**
 * Above this limit every attempt from the address waits, for any account: stops trying one password on many accounts.
 */
const PAST_ADDRESS: Slowdown = { ...GUESSES, free: 0 }
/** Per account from all addresses. Higher than from one address, so that one stranger does not slow its owner down. */
const OF_ACCOUNT: Slowdown = { ...GUESSES, free: 10 }

/** The keys that password attempts are counted by. */
export interface Tries {
  /** The account, or the account in this known browser. */
  at: string
  /** The client's network; null for a known browser, which is counted on its own. */
  from: string | null
}

/**
 * Returns what attempts are counted by. An account is one key, whether by e-mail or by phone. A browser in which the
 * user has signed in before is counted separately, so that strangers, even behind the same address, cannot make the
 * user wait.
 * @param who undefined account: the login is unknown
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

/** An attempt that has been counted. */
export interface Counted {
  /** Forgets the attempts after a correct password; failures at other accounts stay counted for the address. */
  forgive(): Promise<void>
  /** Takes this attempt alone back. */
  undo(): Promise<void>
}

/**
 * Counts an attempt before its password is checked. From an unknown browser it counts for the address, for the account
 * from this address and for the account; if one of them has to wait, none is counted.
 * @throws RefusalError `too_many_requests`
 */
export async function slowDown({ db, clock }: SlowDeps, { at, from }: Tries): Promise<Counted> {
  if (from === null) {
    await takeTryOrRefuse(db, clock, at)
    return { forgive: () => forgive(db, at), undo: () => takeTryBack(db, clock, at) }
  }
  const isPast = await withTransaction(db, async (trx) => {
    const { allowed } = await hit(trx, clock, ofAddress(from), OF_ADDRESS)
    if (!allowed) await takeTryOrRefuse(trx, clock, pastAddress(from), PAST_ADDRESS)
    await takeTryOrRefuse(trx, clock, ofPair(at, from))
    await takeTryOrRefuse(trx, clock, at, OF_ACCOUNT)
    return !allowed
  })
  const undoAtAddress = async () => {
    await takeBack(db, ofAddress(from))
    if (isPast) await takeTryBack(db, clock, pastAddress(from))
  }
  return {
    forgive: async () => {
      await undoAtAddress()
      await forgive(db, ofPair(at, from))
      await forgive(db, at)
    },
    undo: async () => {
      await undoAtAddress()
      await takeTryBack(db, clock, ofPair(at, from))
      await takeTryBack(db, clock, at)
    },
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
