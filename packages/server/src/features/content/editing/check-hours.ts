import type { Fields } from '../content-columns.ts'
import { type Checked, isDay } from './check-fields.ts'

const TIME = /^([01]\d|2[0-3]):[0-5]\d$|^24:00$/

/** Opening hours of weekdays: each weekday once, and an end after the beginning. */
export function checkHours(hours: NonNullable<Fields['hours']>): Checked {
  const weekdays = hours.flatMap((one) => one.weekdays)
  if (hours.some(({ from, to, weekdays }) => !TIME.test(from) || !TIME.test(to) || weekdays.length === 0))
    return { codes: ['wrong_format'] }
  if (hours.some(({ from, to }) => to <= from)) return { codes: ['ends_before_start'] }
  if (new Set(weekdays).size < weekdays.length) return { codes: ['repeated'] }
  return { value: hours }
}

/** Days with other hours: each day once, closed or with both times. */
export function checkExceptions(exceptions: NonNullable<Fields['exceptions']>): Checked {
  const days = exceptions.map(({ date }) => date)
  if (!days.every(isDay)) return { codes: ['wrong_format'] }
  if (exceptions.some(({ opens, closes }) => (opens === null) !== (closes === null)))
    return { codes: ['required'] }
  if (exceptions.some(({ opens, closes }) => opens !== null && closes !== null && closes <= opens))
    return { codes: ['ends_before_start'] }
  if (new Set(days).size < days.length) return { codes: ['repeated'] }
  return { value: exceptions.toSorted((a, b) => (a.date < b.date ? -1 : 1)) }
}
