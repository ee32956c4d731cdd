import { almatyTime, type Moment } from '@sauda/sdk/language'

/** Returns how many days are left until a day as `2026-11-25`, in Almaty: 0 on that day, negative after it. */
export function daysUntil(day: string, now: Moment): number {
  const today = almatyTime(now)
  return Math.round(Date.parse(`${day}T00:00:00Z`) / 86_400_000) - (today?.dayNumber ?? 0)
}

/** Returns the month before one as `2026-01`: `2025-12`. */
export function monthBefore(period: string): string {
  const [year = 0, month = 0] = period.split('-').map(Number)
  return new Date(Date.UTC(year, month - 2, 1)).toISOString().slice(0, 7)
}

/** Shortens a fingerprint: its first and last eight digits, «9f3a 51c8 … 3a2e e07d». */
export function shortFingerprint(sha256: string): string {
  const four = (from: number) => sha256.slice(from, from + 4)
  return `${four(0)} ${four(4)} … ${four(56)} ${four(60)}`
}
