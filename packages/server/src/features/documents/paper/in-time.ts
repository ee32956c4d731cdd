import { within } from '../../../platform/within.ts'
import { RefusalError } from '../../../refusal.ts'
import { WAITS } from './patience.ts'

/**
 * Seconds after which to ask again. The SDK repeats by itself what takes less than six, and people would not be told why
 * they wait.
 */
const BACK_IN = 6

/**
 * Waits for a drawing as long as somebody does; the drawing goes on.
 * @throws RefusalError `being_drawn`
 */
export async function inTime<Result>(work: Promise<Result>): Promise<Result> {
  if (await within(WAITS.paper, work)) return work
  throw new RefusalError('being_drawn', { retry_after: BACK_IN })
}

/** Returns null if a drawing takes longer than a moment, or fails: whoever wants the paper itself learns why. */
export async function soon<Result>(work: Promise<Result>): Promise<Result | null> {
  const drawn = work.catch(() => null)
  return (await within(WAITS.facts, drawn)) ? drawn : null
}
