import type { Values } from './item-values.ts'

/** Fields about a publication. They are no part of an entry, so that nobody else's change meets them. */
export const PUBLICATION = ['from', 'till', 'effective_on', 'change_note', 'change_note_kk'] as const

/** Other fields of a form that are no part of an entry. */
const APART = /^(?:intent|version|shown|base|idempotency_key|rendered_for|image\.remove|image\.file)$/

const ofPublication: ReadonlySet<string> = new Set(PUBLICATION)

/** The middle of a picture, which the form shows as soon as there is a picture. */
const USUAL: Values = { 'image.x': '50', 'image.y': '50' }

/** The names of the fields of an entry in which two drafts differ, in the order of the second one. */
export function changedFields(before: Values, after: Values): string[] {
  const [old, now] = [entryIn(before), entryIn(after)]
  const names = new Set([...Object.keys(now), ...Object.keys(old)])
  return [...names].filter((name) => said(old, name) !== said(now, name))
}

/** The names of all fields whose text a reload would lose. A field that the form does not have is not asked for. */
export function unsavedFields(stored: Values, typed: Values): string[] {
  const ofIt = PUBLICATION.filter(
    (name) => typed[name] !== undefined && said(stored, name) !== said(typed, name),
  )
  return [...changedFields(stored, typed), ...ofIt]
}

/** Fields about a publication, without the other ones. */
export const publicationIn = (values: Values): Values =>
  Object.fromEntries(Object.entries(values).filter(([name]) => ofPublication.has(name)))

/** What an entry would have of a form: the description of a picture that is taken off is none. */
export function entryIn(values: Values): Values {
  const hasImage = Boolean(values['image.key']) && !values['image.remove']
  return Object.fromEntries(
    Object.entries(values).filter(
      ([name]) => !APART.test(name) && !ofPublication.has(name) && (hasImage || !name.startsWith('image.')),
    ),
  )
}

const said = (values: Values, name: string) => clean(values[name]) || USUAL[name] || ''

/** A text as it is compared: a form sends other line ends than those that are stored. */
export const clean = (text: string | undefined) => (text ?? '').replaceAll('\r\n', '\n').trim()

/** What a field belongs to: the rows of a list and the parts of a picture are one thing. */
export const unitOf = (name: string) => name.split('.')[0] ?? name
