import { almatyTime } from '@sauda/sdk/language'

const DAY = 86_400_000
/** Almaty is at UTC+5, without summer time. */
const AHEAD = 5 * 3_600_000

/** Returns the moment at which the day in Almaty ends. */
export function endOfDay(now: Date): Date {
  return new Date(((almatyTime(now)?.dayNumber ?? 0) + 1) * DAY - AHEAD)
}
