/** A point in time: ISO text as in the contract, milliseconds since 1970 or a Date. */
export type Moment = Date | string | number

/** Date and time in Almaty. `weekday` is ISO, 1 Monday to 7 Sunday. */
export interface AlmatyTime {
  /** Four digits. */
  year: number
  /** 1 January to 12 December. */
  month: number
  /** Day of the month, from 1. */
  day: number
  /** ISO number, 1 Monday to 7 Sunday. */
  weekday: number
  /** 0 to 23. */
  hour: number
  /** 0 to 59. */
  minute: number
  /** Days since 1970, to distinguish today from yesterday. */
  dayNumber: number
}

export const MINUTE = 60_000
export const HOUR = 3_600_000
export const DAY = 86_400_000

// Almaty went from UTC+6 to UTC+5 on 1 March 2024.
const ZONE_CHANGE = 1_709_229_600_000

/**
 * Returns a moment as date and time in Almaty, or null for an invalid date. Written by hand so that server and browser
 * print the same in any time zone.
 */
export function almatyTime(moment: Moment): AlmatyTime | null {
  const utc = new Date(moment).getTime()
  if (Number.isNaN(utc)) return null
  const local = new Date(utc + (utc < ZONE_CHANGE ? 6 : 5) * HOUR)
  return {
    year: local.getUTCFullYear(),
    month: local.getUTCMonth() + 1,
    day: local.getUTCDate(),
    weekday: local.getUTCDay() || 7,
    hour: local.getUTCHours(),
    minute: local.getUTCMinutes(),
    dayNumber: Math.floor(local.getTime() / DAY),
  }
}
