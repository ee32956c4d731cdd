import { almatyTime, type Moment } from '../language/index.ts'
import { hoursOn, type OtherDay, type WorkingTime } from '../rooms/opening.ts'

const MINUTE = 60_000
const DAY = 86_400_000

/** Days to look ahead: with a working minute a week so many are enough for any wave. */
const LOOKED = 800

/**
 * Returns the moment by which so many working minutes of the centre have passed since another one. Nights and days off do not count;
 * without hours every minute does.
 * @param exceptions days with hours of their own, which replace those of their weekday
 */
export function afterWorkingMinutes(
  hours: readonly WorkingTime[],
  from: Moment,
  minutes: number,
  exceptions: readonly OtherDay[] = [],
): Date {
  const start = new Date(from).getTime()
  const at = almatyTime(from)
  if (hours.length === 0 || !at) return new Date(start + minutes * MINUTE)
  // Midnight of that day in Almaty.
  const midnight = start - (start % MINUTE) - (at.hour * 60 + at.minute) * MINUTE
  let left = minutes * MINUTE
  for (let day = 0; day < LOOKED; day++) {
    const date = new Date((at.dayNumber + day) * DAY).toISOString().slice(0, 10)
    const other = exceptions.find((one) => one.date === date)
    const intervals = other ? timesOf(other) : hoursOn(hours, ((at.weekday - 1 + day) % 7) + 1)
    for (const interval of intervals) {
      const opens = Math.max(start, midnight + day * DAY + clock(interval.from))
      const closes = midnight + day * DAY + clock(interval.to)
      const open = closes - opens
      if (open <= 0) continue
      if (left <= open) return new Date(opens + left)
      left -= open
    }
  }
  return new Date(start + minutes * MINUTE)
}

function timesOf({ opens, closes }: OtherDay): { from: string; to: string }[] {
  return opens && closes ? [{ from: opens, to: closes }] : []
}

function clock(time: string): number {
  const [hour = 0, minute = 0] = time.split(':').map(Number)
  return (hour * 60 + minute) * MINUTE
}
