import { type AdReason, adReasonTemplate } from '@sauda/sdk/ads'
import type { Language } from '@sauda/sdk/language'
import { isTemplate } from './templates.ts'

/** Writes the template of a reason into a comment, unless the user has written there. */
export function fillTemplate(
  area: HTMLTextAreaElement | null,
  reason: AdReason | undefined,
  tongue: Language,
): void {
  if (!reason || !area || !isTemplate(area.value)) return
  area.setRangeText(adReasonTemplate(reason, tongue), 0, area.value.length, 'end')
  // The event that React listens to.
  area.dispatchEvent(new Event('input', { bubbles: true }))
}
