import { almatyTime, type Language, type Moment, monthInDate, NO_BREAK_SPACE } from '@sauda/sdk/language'

/** A day in Almaty as the contract writes it: `2026-11-24`. */
export type Day = string

const DAY_MS = 86_400_000

/** The day of a moment in Almaty; empty for an invalid moment. */
export function dayOf(moment: Moment): Day {
  const at = almatyTime(moment)
  return at ? new Date(at.dayNumber * DAY_MS).toISOString().slice(0, 10) : ''
}

/** The number of days from one to another, negative if it is earlier. */
export function daysBetween(from: Day, to: Day): number {
  return Math.round((Date.parse(to) - Date.parse(from)) / DAY_MS)
}

/** What follows a day in a Kazakh sentence: «15 желтоқсанға дейін», «15 желтоқсаннан бастап», «15 желтоқсанда». */
export type DayCase = 'to' | 'from' | 'at'

const HARD = { to: 'ға', from: 'дан', at: 'да' } as const
const HARD_NASAL = { to: 'ға', from: 'нан', at: 'да' } as const
const SOFT = { to: 'ге', from: 'ден', at: 'де' } as const
const SOFT_VOICELESS = { to: 'ке', from: 'тен', at: 'те' } as const

/** The endings of the Kazakh months, January first. */
const ENDINGS: readonly Readonly<Record<DayCase, string>>[] = [
  ...[HARD, HARD_NASAL, HARD, SOFT, HARD, HARD_NASAL],
  ...[SOFT, HARD, SOFT_VOICELESS, HARD_NASAL, HARD, HARD_NASAL],
]

/**
 * «15 декабря», «15 желтоқсан»; with the year if it is not this one, or always without `now`; in Kazakh with the ending
 * of a case.
 */
export function dayName(day: Day, now: Moment | null, language: Language, dayCase?: DayCase): string {
  const at = almatyTime(`${day}T12:00:00Z`)
  if (!at) return ''
  const name = at.day + NO_BREAK_SPACE + monthInDate(at.month, language)
  const isThisYear = now !== null && at.year === almatyTime(now)?.year
  if (language === 'ru') return isThisYear ? name : `${name} ${at.year}`
  const ending = dayCase ? (ENDINGS[at.month - 1]?.[dayCase] ?? '') : ''
  return (isThisYear ? '' : `${at.year}${NO_BREAK_SPACE}ж. `) + name + ending
}
