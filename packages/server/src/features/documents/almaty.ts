import { almatyTime } from '@sauda/sdk/language'

/** Returns the calendar day in Almaty, as `2026-11-25`. */
export function dayIn(now: Date): string {
  const at = almatyTime(now)
  return new Date((at?.dayNumber ?? 0) * 86_400_000).toISOString().slice(0, 10)
}

/** Returns the hour of the day in Almaty, 0 to 23. */
export function hourIn(now: Date): number {
  return almatyTime(now)?.hour ?? 0
}

/** Returns the day a number of days after another one. */
export function daysAfter(day: string, days: number): string {
  return new Date(Date.parse(day) + days * 86_400_000).toISOString().slice(0, 10)
}
