import { monthName } from '@sauda/sdk/language'
import { useLanguage } from '../../language/language-context.tsx'
import { monthTitle } from '../documents/days.ts'

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
