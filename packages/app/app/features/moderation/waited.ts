import { almatyTime, type Language, type Moment } from '@sauda/sdk/language'

const MINUTE = 60_000
const HOUR = 60 * MINUTE
const DAY = 24 * HOUR

/** A moderator should have seen an ad by then. */
const LATE = 2 * HOUR

const UNITS = {
  ru: { minutes: 'мин', hours: 'ч', days: 'дн.' },
  kk: { minutes: 'мин', hours: 'сағ', days: 'күн' },
} as const

/**
 * How long an ad has waited, in as little room as possible: «48 мин», «3 ч 02», «5 дн.». Days are those of the calendar in
 * Almaty, as in `relativeTime`: the list of ads says «3 дня назад» of an ad that its queue says has waited «3 дн.».
 */
export function waited(since: Moment, now: Moment, language: Language): string {
  const units = UNITS[language]
  const ms = Math.max(0, new Date(now).getTime() - new Date(since).getTime())
  if (ms < HOUR) return `${Math.max(1, Math.floor(ms / MINUTE))}\u00a0${units.minutes}`
  if (ms >= DAY) return `${dayNumber(now) - dayNumber(since)}\u00a0${units.days}`
  const minutes = Math.floor((ms % HOUR) / MINUTE)
  return `${Math.floor(ms / HOUR)}\u00a0${units.hours}\u00a0${String(minutes).padStart(2, '0')}`
}

function dayNumber(moment: Moment): number {
  return almatyTime(moment)?.dayNumber ?? 0
}

/** Whether it has waited longer than it should. */
export function isLate(since: Moment, now: Moment): boolean {
  return new Date(now).getTime() - new Date(since).getTime() > LATE
}
