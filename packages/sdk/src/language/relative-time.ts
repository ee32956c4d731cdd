import type { Language } from '../generated/schemas.ts'
import { almatyTime, DAY, HOUR, MINUTE, type Moment } from './almaty.ts'
import { dayLabel } from './dates.ts'
import type { Words } from './language.ts'
import { NO_BREAK_SPACE } from './numbers.ts'
import { type CountForms, nounAfter } from './plurals.ts'

const JUST_NOW = { ru: 'только что', kk: 'жаңа ғана' } as const satisfies Words

type Unit = { readonly ago: CountForms; readonly ahead: CountForms }

// In Kazakh the unit is in the ablative before «кейін» (after).
const MINUTES = {
  ago: { ru: ['мин', 'мин', 'мин'], kk: 'мин' },
  ahead: { ru: ['минуту', 'минуты', 'минут'], kk: 'минуттан' },
} as const satisfies Unit
const HOURS = {
  ago: { ru: ['ч', 'ч', 'ч'], kk: 'сағ' },
  ahead: { ru: ['час', 'часа', 'часов'], kk: 'сағаттан' },
} as const satisfies Unit
const DAYS = {
  ago: { ru: ['день', 'дня', 'дней'], kk: 'күн' },
  ahead: { ru: ['день', 'дня', 'дней'], kk: 'күннен' },
} as const satisfies Unit

/**
 * Returns the distance of a moment from now: «только что», «3 мин назад», «2 ч назад», «вчера», «5 дней назад», a date
 * after a week; in the future «через 3 дня». Kazakh: «3 мин бұрын», «3 күннен кейін».
 */
export function relativeTime(moment: Moment, now: Moment, language: Language): string {
  const at = almatyTime(moment)
  const today = almatyTime(now)
  if (!at || !today) return ''
  const past = new Date(now).getTime() - new Date(moment).getTime()
  const size = Math.abs(past)
  if (size < MINUTE) return JUST_NOW[language]
  if (size < HOUR) return phrase(Math.floor(size / MINUTE), MINUTES, past, language)
  if (size < DAY && (past < 0 || at.dayNumber === today.dayNumber || size < 12 * HOUR)) {
    return phrase(Math.floor(size / HOUR), HOURS, past, language)
  }
  const days = Math.abs(today.dayNumber - at.dayNumber)
  if (past > 0 && (days === 1 || days > 7)) return dayLabel(moment, now, language)
  return phrase(days, DAYS, past, language)
}

function phrase(value: number, unit: Unit, past: number, language: Language): string {
  const words = value + NO_BREAK_SPACE + nounAfter(value, past > 0 ? unit.ago : unit.ahead, language)
  if (language === 'kk') return `${words} ${past > 0 ? 'бұрын' : 'кейін'}`
  return past > 0 ? `${words} назад` : `через ${words}`
}
