import type { ServerResponse } from 'node:http'
import { createGate, createShares, type Gate, GateFullError, holdPlace } from '../../../platform/gate.ts'
import { ThreadError } from '../../../platform/thread.ts'
import { RefusalError } from '../../../refusal.ts'

/** How many guests are answered at once, and how many may wait; the rest is asked to come back. */
const CHECKS = { width: 4, waiting: 40 }
/** How many uploads are verified at once. */
const VERIFIED_AT_ONCE = 2
/** An upload may have 22 MB and is in memory from its first byte, so only so many come at once. */
const BODIES = { all: 12, network: 3 }

/** Seconds until a guest may ask again. */
const BACK_IN = 10

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
export async function holdForUpload(network: string, response: ServerResponse): Promise<void> {
  await holdPlace(bodiesOf(network), response).catch(comeBack)
  await holdPlace(bodies, response).catch(comeBack)
}

function comeBack(error: unknown): never {
  if (error instanceof GateFullError || error instanceof ThreadError)
    throw new RefusalError('unavailable', { retry_after: BACK_IN })
  throw error
}
