import type { WithResponse } from '../client/index.ts'

/** A session lasts so long after each signature, in milliseconds. */
const SESSION_LASTS = 600_000

/**
 * Returns an answer whose session ends by the clock of this device, which may be ahead or behind: the time of the
 * response tells by how much. Without it a session that the clock would already have ended gets its whole time.
 */
export function byOwnClock<Answer extends { expires_at: string }>(
  { data, headers }: WithResponse<Answer>,
  now: number = Date.now(),
): Answer {
  const answered = Date.parse(headers.get('Date') ?? '')
  const left = Date.parse(data.expires_at) - (Number.isNaN(answered) ? now : answered)
  const isLikely = left > 0 && left <= SESSION_LASTS
  const lasts = Number.isNaN(answered) && !isLikely ? SESSION_LASTS : left
  return { ...data, expires_at: new Date(now + lasts).toISOString() }
}
