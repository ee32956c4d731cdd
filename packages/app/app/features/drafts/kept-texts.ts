import type { Kept } from './keeper.ts'
import { writeTexts } from './put-back.ts'
import { byName, type Field, type FormTexts, fieldsIn, isTyped, textIn } from './typed-fields.ts'

/** What a form shows again. */
export type Restored = {
  /** When it was kept, in ms. */
  readonly at: number
  /** Labels of the fields. */
  readonly labels: readonly string[]
  /** Fills the fields with what was kept, or with what they had before. */
  readonly fill: (isBack: boolean) => void
}

/** The texts in a record; none if there is something else. */
export function textsIn(kept: Kept): FormTexts {
  const texts: unknown = kept && 'texts' in kept ? kept.texts : undefined
  const entries = typeof texts === 'object' && texts ? Object.entries(texts) : []
  return Object.fromEntries(entries.filter(([, text]) => ['string', 'boolean'].includes(typeof text)))
}

/**
 * Restores texts in the fields that a form still has. At first what has been typed there meanwhile stays; what another tab
 * has written since replaces it.
 */
export function restoreIn(form: HTMLFormElement, kept: Kept, isFirst: boolean): Restored | undefined {
  const fields = byName(fieldsIn(form))
  const texts = textsIn(kept)
  const changed = [...fields].filter(
    ([name, field]) => name in texts && texts[name] !== textIn(field) && !(isFirst && isTyped(field)),
  )
  if (changed.length === 0) return undefined
  const only = new Map(changed)
  const before = Object.fromEntries(changed.map(([name, field]) => [name, textIn(field)]))
  const fill = (isBack: boolean) => writeTexts(only, isBack ? texts : before)
  fill(true)
  const labels = new Set(changed.map(([, field]) => labelOf(field)).filter(Boolean))
  return { at: kept?.at ?? Date.now(), labels: [...labels], fill }
}

/** The name of a field as people read it: a group of choices has its own. */
function labelOf(field: Field): string {
  const label = field.closest('fieldset')?.querySelector('legend') ?? field.labels?.[0]
  // A mark after it is no part of the name.
  return label?.firstChild?.textContent?.trim() ?? ''
}
