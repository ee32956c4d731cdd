import { adReasonLabel } from '@sauda/sdk/ads'
import type { Language } from '@sauda/sdk/language'

/** The reason and comment of staff as one text: «Цена. Проверьте, нет ли лишнего нуля.» */
export function whyText(
  { reason, comment }: { reason: string | null; comment: string | null },
  language: Language,
): string {
  return [reason && `${adReasonLabel(reason, language)}.`, comment].filter(Boolean).join(' ')
}
