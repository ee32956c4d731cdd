import { adReasonLabel } from '@sauda/sdk/ads'
import type { Language } from '@sauda/sdk/language'

/** Why staff decided so, as far as they said it: «Цена. Проверьте, нет ли лишнего нуля.» */
export function whyText(
  { reason, comment }: { reason: string | null; comment: string | null },
  language: Language,
): string {
  return [reason && `${adReasonLabel(reason, language)}.`, comment].filter(Boolean).join(' ')
}
