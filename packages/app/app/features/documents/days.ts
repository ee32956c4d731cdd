import { type Language, monthInDate, monthName, NO_BREAK_SPACE } from '@sauda/sdk/language'

/** «25 ноября»: a day of the contract, as `2026-11-25`, without its year. */
export function dayAndMonth(day: string, language: Language): string {
  const [, month, date] = day.split('-').map(Number)
  return `${date}${NO_BREAK_SPACE}${monthInDate(month ?? 0, language)}`
}

/** «Октябрь 2026»: the month of a batch, as `2026-10`. */
export function monthTitle(period: string, language: Language): string {
  const [year, month = 0] = period.split('-').map(Number)
  const name = monthName(month, language)
  return `${name.charAt(0).toUpperCase()}${name.slice(1)} ${year}`
}
