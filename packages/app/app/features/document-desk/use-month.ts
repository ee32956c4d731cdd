import { type Language, monthName } from '@sauda/sdk/language'
import { useLanguage } from '../../language/language-context.tsx'

/** «октябрь» of 2026-10. */
export function useMonth(): (period: string) => string {
  const language = useLanguage()
  return (period) => monthName(Number(period.slice(5)), language)
}

/** «Октябрь 2026», as a title. */
export function useMonthTitle(): (period: string) => string {
  const language = useLanguage()
  return (period) => monthTitle(period, language)
}

function monthTitle(period: string, language: Language): string {
  const name = monthName(Number(period.slice(5)), language)
  return `${name.charAt(0).toUpperCase()}${name.slice(1)} ${period.slice(0, 4)}`
}
