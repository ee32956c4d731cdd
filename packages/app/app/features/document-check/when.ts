import { clockTime, type Language, longDate, type Moment, shortDate } from '@sauda/sdk/language'

/** «20 ноября 2026, 14:46» */
export function dayAndTime(moment: Moment, language: Language): string {
  return `${longDate(moment, language)}, ${clockTime(moment)}`
}

/** «20.11.2026 14:46» */
export function shortTime(moment: Moment): string {
  return `${shortDate(moment)} ${clockTime(moment)}`
}
