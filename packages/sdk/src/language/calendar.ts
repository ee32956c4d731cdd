import type { Language } from '../generated/schemas.ts'

type Names = Readonly<Record<Language, readonly string[]>>

const MONTHS = {
  ru: [
    'январь',
    'февраль',
    'март',
    'апрель',
    'май',
    'июнь',
    'июль',
    'август',
    'сентябрь',
    'октябрь',
    'ноябрь',
    'декабрь',
  ],
  kk: [
    'қаңтар',
    'ақпан',
    'наурыз',
    'сәуір',
    'мамыр',
    'маусым',
    'шілде',
    'тамыз',
    'қыркүйек',
    'қазан',
    'қараша',
    'желтоқсан',
  ],
} as const satisfies Names

// In Russian the month is in the genitive after a day; Kazakh does not change it.
const RUSSIAN_MONTHS_IN_DATES = [
  'января',
  'февраля',
  'марта',
  'апреля',
  'мая',
  'июня',
  'июля',
  'августа',
  'сентября',
  'октября',
  'ноября',
  'декабря',
] as const

const WEEKDAYS = {
  ru: ['понедельник', 'вторник', 'среда', 'четверг', 'пятница', 'суббота', 'воскресенье'],
  kk: ['дүйсенбі', 'сейсенбі', 'сәрсенбі', 'бейсенбі', 'жұма', 'сенбі', 'жексенбі'],
} as const satisfies Names

const WEEKDAYS_SHORT = {
  ru: ['пн', 'вт', 'ср', 'чт', 'пт', 'сб', 'вс'],
  kk: ['дс', 'сс', 'ср', 'бс', 'жм', 'сб', 'жс'],
} as const satisfies Names

/** A month's name by itself, 1 to 12: «ноябрь», «қараша». Empty for any other number. */
export function monthName(month: number, language: Language): string {
  return MONTHS[language][month - 1] ?? ''
}

/** A month's name after a day, 1 to 12: «ноября», «қараша». Empty for any other number. */
export function monthInDate(month: number, language: Language): string {
  return language === 'ru' ? (RUSSIAN_MONTHS_IN_DATES[month - 1] ?? '') : monthName(month, language)
}

/** A weekday's name by its ISO number, 1 Monday to 7 Sunday. Empty for any other number. */
export function weekdayName(weekday: number, language: Language): string {
  return WEEKDAYS[language][weekday - 1] ?? ''
}

/** A weekday in two letters by its ISO number: «пн», «дс». Empty for any other number. */
export function weekdayShort(weekday: number, language: Language): string {
  return WEEKDAYS_SHORT[language][weekday - 1] ?? ''
}
