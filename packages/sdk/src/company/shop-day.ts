import { oneLine } from '../access/index.ts'
import type { ShopDay } from '../generated/schemas.ts'
import { almatyTime, type FieldErrors, type Moment } from '../language/index.ts'
import { hoursProblems } from './hours.ts'

/** So many days ahead a shop may set other hours. */
export const SHOP_DAYS_AHEAD = 60

const LONGEST_NOTE = 80
const DAY_MS = 86_400_000

/** A day as it is stored, and what is wrong with it. */
export interface CheckedShopDay {
  /** The day with its note as a line. */
  readonly day: ShopDay
  /** Codes by field; empty if nothing is wrong. */
  readonly errors: FieldErrors
}

/** Returns the day of a moment in Almaty, `2026-12-16`. Empty for an invalid moment. */
export function almatyDay(moment: Moment): string {
  const at = almatyTime(moment)
  return at ? dayOf(at.dayNumber * DAY_MS) : ''
}

/** Returns the day so many days after another one: `2026-12-31` and 1 is `2027-01-01`. */
export function dayAhead(day: string, days: number): string {
  return dayOf(Date.parse(`${day}T00:00:00Z`) + days * DAY_MS)
}

function dayOf(time: number): string {
  return new Date(time).toISOString().slice(0, 10)
}

/**
 * Returns other hours of a day as they are stored, with what is wrong by field.
 * @param now decides which day is today in Almaty
 */
export function checkShopDay(typed: ShopDay, now: Moment): CheckedShopDay {
  const note = oneLine(typed.note ?? '') || null
  const errors: FieldErrors = hoursProblems([typed.opens, typed.closes], ['opens', 'closes'])
  const problem = dateProblem(typed.date, almatyDay(now))
  if (problem) errors.date = [problem]
  if (note !== null && note.length > LONGEST_NOTE) errors.note = ['too_long']
  return { day: { ...typed, note }, errors }
}

function dateProblem(date: string, today: string) {
  if (date === '') return 'required'
  const isDay = /^2\d{3}-\d\d-\d\d$/.test(date) && !Number.isNaN(Date.parse(date))
  if (!isDay || dayAhead(date, 0) !== date) return 'wrong_format'
  if (date < today) return 'in_the_past'
  return date > dayAhead(today, SHOP_DAYS_AHEAD) ? 'too_large' : undefined
}
