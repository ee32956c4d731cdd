import type { Tokens } from '../../contract/call.ts'
import { forgive, hitOrRefuse, takeBack, takeTry } from '../../platform/limiter.ts'
import { Refusal } from '../../refusal.ts'
import type { Deps } from '../deps.ts'
import { knownDevice } from './known-device.ts'

type SlowDeps = Pick<Deps, 'db' | 'clock'>

const TRIES_OF_ADDRESS = { limit: 30, windowSeconds: 300 }

/** What tries at a password are counted by. */
export interface Tries {
  /** Whose password is tried. */
  at: string
  /** The network they come from. */
  from: string
}

/**
 * Whose tries they are. A person is one, by e-mail and by phone; a browser that they have signed in from is counted
 * apart, so that nobody elsewhere can keep them waiting.
 * @param who undefined account: a login that nobody has
 */
export async function triesAt(
  { db }: SlowDeps,
  { account, login }: { account: number | undefined; login?: string },
  device: Tokens['device'],
): Promise<string> {
  const known = await knownDevice(db, device.token, account ?? 0)
  const whose = account === undefined ? `sign-in:login:${login}` : `sign-in:account:${account}`
  return known === null ? whose : `${whose}:${known}`
}

/**
 * The tries at an account wait longer and longer; failed ones from an address are counted, as many people may share it.
 * @throws Refusal `too_many_requests`
 */
export async function slowDown({ db, clock }: SlowDeps, { at, from }: Tries): Promise<void> {
  await hitOrRefuse(db, clock, triesFrom(from), TRIES_OF_ADDRESS)
  const wait = await takeTry(db, clock, at)
  if (wait > 0) throw new Refusal('too_many_requests', { retry_after: wait })
}

/** The last try was right. */
export async function forgiveTries({ db }: SlowDeps, { at, from }: Tries): Promise<void> {
  await forgive(db, at)
  await takeBack(db, triesFrom(from))
}

function triesFrom(address: string): string {
  return `sign-in:address:${address}`
}
