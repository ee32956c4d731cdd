import { createGate, type Gate, GateFullError } from '../../../platform/gate.ts'
import { ThreadError } from '../../../platform/thread.ts'
import { RefusalError } from '../../../refusal.ts'

/** How many guests are answered at once, and how many may wait; the rest is asked to come back. */
const CHECKS = { width: 4, waiting: 40 }
/** An uploaded file may have 20 MB, and each is held in memory while it waits. */
const UPLOADS = { width: 2, waiting: 10 }

/** Seconds until a guest may ask again. */
const BACK_IN = 10

const checks = createGate(CHECKS.width, CHECKS.waiting)
const uploads = createGate(UPLOADS.width, UPLOADS.waiting)

/**
 * Runs what a guest asked for, a few at once, so that guests leave the machine to those who work on the portal.
 * @throws RefusalError `unavailable` if too many guests wait already or the machine is too busy
 */
const forGuests =
  (gate: Gate): Gate =>
  async (work) => {
    try {
      return await gate(work)
    } catch (error) {
      if (error instanceof GateFullError || error instanceof ThreadError)
        throw new RefusalError('unavailable', { retry_after: BACK_IN })
      throw error
    }
  }

export const guestCheck: Gate = forGuests(checks)
export const guestUpload: Gate = forGuests(uploads)
