import type { Language } from '../generated/schemas.ts'
import { type AlmatyTime, almatyTime, type Moment } from './almaty.ts'
import { monthInDate } from './calendar.ts'
import type { Words } from './language.ts'
import { NO_BREAK_SPACE } from './numbers.ts'

const TODAY = { ru: 'сегодня', kk: 'бүгін' } as const satisfies Words
const YESTERDAY = { ru: 'вчера', kk: 'кеше' } as const satisfies Words

/** «21 ноября 2026», «2026 ж. 21 қараша». Empty for an invalid date, as in every function here. */
export function longDate(moment: Moment, language: Language): string {
  const at = almatyTime(moment)
  if (!at) return ''
  return language === 'kk'
    ? `${at.year}${NO_BREAK_SPACE}ж. ${dayAndMonth(at, language)}`
    : `${dayAndMonth(at, language)} ${at.year}`
}

/** «21.11.2026» in both languages. */
export function shortDate(moment: Moment): string {
  const at = almatyTime(moment)
  return at ? `${twoDigits(at.day)}.${twoDigits(at.month)}.${at.year}` : ''
}

/** «14:05» in Almaty's time. */
export function clockTime(moment: Moment): string {
  const at = almatyTime(moment)
  return at ? `${twoDigits(at.hour)}:${twoDigits(at.minute)}` : ''
}

/** «сегодня», «вчера», «21 ноября» within this year, otherwise the long date. */
export function dayLabel(moment: Moment, now: Moment, language: Language): string {
  const at = almatyTime(moment)
  const today = almatyTime(now)
  if (!at || !today) return ''
  if (at.dayNumber === today.dayNumber) return TODAY[language]
  if (at.dayNumber === today.dayNumber - 1) return YESTERDAY[language]
  return at.year === today.year ? dayAndMonth(at, language) : longDate(moment, language)
}

function dayAndMonth(at: AlmatyTime, language: Language): string {
  return at.day + NO_BREAK_SPACE + monthInDate(at.month, language)
}

function twoDigits(value: number): string {
  return String(value).padStart(2, '0')
}
