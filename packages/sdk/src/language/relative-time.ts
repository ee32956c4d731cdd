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
  const shift = new Date(moment).getTime() - new Date(now).getTime()
  const size = Math.abs(shift)
  const ahead = shift > 0
  if (size < MINUTE) return JUST_NOW[language]
  if (size < HOUR) return phrase(Math.floor(size / MINUTE), MINUTES, ahead, language)
  if (size < DAY && (ahead || at.dayNumber === today.dayNumber || size < 12 * HOUR)) {
    return phrase(Math.floor(size / HOUR), HOURS, ahead, language)
  }
  const days = Math.abs(today.dayNumber - at.dayNumber)
  if (!ahead && (days === 1 || days > 7)) return dayLabel(moment, now, language)
  return phrase(days, DAYS, ahead, language)
}

function phrase(value: number, unit: Unit, ahead: boolean, language: Language): string {
  const words = value + NO_BREAK_SPACE + nounAfter(value, ahead ? unit.ahead : unit.ago, language)
  if (language === 'kk') return `${words} ${ahead ? 'кейін' : 'бұрын'}`
  return ahead ? `через ${words}` : `${words} назад`
}
