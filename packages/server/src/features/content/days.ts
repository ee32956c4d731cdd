import { almatyTime } from '@sauda/sdk/language'

const DAY = 86_400_000
/** Almaty is at UTC+5, without summer time. */
const AHEAD = 5 * 3_600_000

/** Returns the calendar day in Almaty, as `2026-11-25`. */
export function dayOf(now: Date): string {
  return new Date((almatyTime(now)?.dayNumber ?? 0) * DAY).toISOString().slice(0, 10)
}

/** Returns the moment at which the day in Almaty ends. */
export function endOfDay(now: Date): Date {
  return new Date(((almatyTime(now)?.dayNumber ?? 0) + 1) * DAY - AHEAD)
}
