import type { ServerResponse } from 'node:http'
import {
  createGate,
  createShares,
  type Gate,
  GateFullError,
  holdPlace,
  refuseFull,
} from '../../../platform/gate.ts'
import { ThreadError } from '../../../platform/thread.ts'

/** How many guests are answered at once, and how many may wait; the rest is asked to come back. */
const CHECKS = { width: 4, waiting: 40 }
/** How many uploads are verified at once. */
const VERIFIED_AT_ONCE = 2
/** An upload may have 22 MB and is in memory from its first byte, so only so many come at once. */
const BODIES = { all: 12, network: 3 }

const checks = createGate(CHECKS.width, CHECKS.waiting)
const verifying = createGate(VERIFIED_AT_ONCE)
const bodies = createGate(BODIES.all, 0)
const bodiesOf = createShares(BODIES.network)

/**
 * Runs what a guest asked for, a few at once, so that guests leave the machine to those who work on the portal.
 * @throws RefusalError `unavailable` if too many guests wait already or the machine is too busy
 */
const forGuests =
  (gate: Gate): Gate =>
  (work) =>
    gate(work).catch(comeBack)

export const guestCheck: Gate = forGuests(checks)
export const guestUpload: Gate = forGuests(verifying)

/**
 * Takes a place for an upload before its body is read, until it is answered. No network gets all of them.
 * @throws RefusalError `unavailable` if there is none
 */
export function holdForUpload(network: string, response: ServerResponse): Promise<void> {
  return holdPlace((work) => bodiesOf(network)(() => bodies(work)), response)
}

function comeBack(error: unknown): never {
  // A machine that is too busy has no place either.
  refuseFull(error instanceof ThreadError ? new GateFullError(error.message, { cause: error }) : error)
}
