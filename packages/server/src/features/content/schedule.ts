import type { Schedule } from './content-columns.ts'

/** A version and the times between which it is shown; no end is null. */
export interface Showing {
  version: number
  from: Date
  till: Date | null
}

const live = ({ live_version: version, live_from: from, live_till: till }: Schedule): Showing | null =>
  version !== null && from ? { version, from, till } : null

const next = ({ next_version: version, next_from: from, next_till: till }: Schedule): Showing | null =>
  version !== null && from ? { version, from, till } : null

/** The showing that has begun last, also if it has ended; null if none has begun. */
export function begun(schedule: Schedule, now: Date): Showing | null {
  const later = next(schedule)
  if (later && later.from <= now) return later
  const earlier = live(schedule)
  return earlier && earlier.from <= now ? earlier : null
}

/** The showing that is to begin. */
export function planned(schedule: Schedule, now: Date): Showing | null {
  const later = next(schedule) ?? live(schedule)
  return later && later.from > now ? later : null
}

/** What visitors see: from its beginning on, and no longer at its end. */
export function shown(schedule: Schedule, now: Date): Showing | null {
  const last = begun(schedule, now)
  return last && (last.till === null || last.till > now) ? last : null
}

/** The first moment after now at which visitors see something else. */
export function nextChange(schedules: readonly Schedule[], now: Date): Date | null {
  const times = schedules
    .flatMap(({ live_from, live_till, next_from, next_till }) => [live_from, live_till, next_from, next_till])
    .filter((time) => time !== null && time > now)
    .map(Number)
  return times.length === 0 ? null : new Date(Math.min(...times))
}
