/** Estimates are told in steps of this many seconds, so that they do not jump about. */
const STEP = 5

/**
 * Returns how many seconds a batch still takes if it goes on as before, in steps of five; null while nothing of it is
 * done, or when nothing is left.
 */
export function secondsLeft(
  { total, done, received_at }: { total: number; done: number; received_at: string },
  now: string,
): number | null {
  const passed = (Date.parse(now) - Date.parse(received_at)) / 1000
  if (done <= 0 || done >= total || passed <= 0) return null
  return Math.ceil(((total - done) * passed) / done / STEP) * STEP
}
