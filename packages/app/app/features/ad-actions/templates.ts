import { AD_REASONS, adReasonTemplate } from '@sauda/sdk/ads'
import { LANGUAGES } from '@sauda/sdk/language'

/** Whether a comment is empty or an unchanged template, so that another template may replace it. */
export function isTemplate(comment: string): boolean {
  const text = comment.trim()
  if (text === '') return true
  return LANGUAGES.some((language) =>
    AD_REASONS.some((reason) => adReasonTemplate(reason, language) === text),
  )
}
