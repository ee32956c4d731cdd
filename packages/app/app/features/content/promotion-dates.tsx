import type { Promotion } from '@sauda/sdk/content'
import type { Language, Moment } from '@sauda/sdk/language'
import { useLanguage, useWords } from '../../language/language-context.tsx'
import { dayName } from './days.ts'
import { runOf } from './promotion-run.ts'
import { contentWords } from './words.ts'

type Dated = Pick<Promotion, 'starts_on' | 'ends_on'>

/** «14 ноября – 15 декабря», «с 14 ноября», «до 15 декабря». */
export function PromotionDates({ of, now }: { of: Dated; now: Moment }) {
  const { promotions } = useWords(contentWords)
  const language = useLanguage()
  const { starts_on, ends_on } = of
  if (starts_on && ends_on) {
    return promotions.between(dayName(starts_on, now, language), dayName(ends_on, now, language))
  }
  if (ends_on) return promotions.till(dayName(ends_on, now, language, 'to'))
  return starts_on ? promotions.from(dayName(starts_on, now, language, 'from')) : promotions.always
}

/** The date that matters now: «до 15 декабря», «с 14 ноября», «закончилась 1 ноября»; null without one. */
export function useNextDate(of: Dated, now: Moment): string | null {
  const { promotions } = useWords(contentWords)
  const language: Language = useLanguage()
  const run = runOf(of, now)
  const day = run === 'soon' ? of.starts_on : of.ends_on
  if (day === null) return null
  if (run === 'soon') return promotions.from(dayName(day, now, language, 'from'))
  return run === 'now'
    ? promotions.till(dayName(day, now, language, 'to'))
    : promotions.endedOn(dayName(day, now, language, 'at'))
}
