import type { Values } from './item-values.ts'

/** Fields of a form that are no part of an entry. */
const APART =
  /^(?:intent|version|base|from|till|effective_on|change_note(?:_kk)?|idempotency_key|image\.remove|image\.file)$/

/** The names of the fields in which two drafts differ, in the order of the second one. */
export function changedFields(before: Values, after: Values): string[] {
  const names = new Set([...Object.keys(after), ...Object.keys(before)])
  return [...names].filter((name) => !APART.test(name) && clean(before[name]) !== clean(after[name]))
}

/** A text as it is compared: a form sends other line ends than those that are stored. */
export const clean = (text: string | undefined) => (text ?? '').replaceAll('\r\n', '\n').trim()

/** What a field belongs to: the rows of a list and the parts of a picture are one thing. */
export const unitOf = (name: string) => name.split('.')[0] ?? name
