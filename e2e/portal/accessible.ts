import { computeAccessibleDescription, computeAccessibleName, getRole } from 'dom-accessibility-api'

/** A text, or what it must match. */
export type Named = string | RegExp

/** Elements of a role with a name, in the order of the document, as a screen reader finds them without style sheets. */
export function elementsOf(root: ParentNode, role: string, name?: Named): Element[] {
  return [...root.querySelectorAll('*')].filter(
    (element) =>
      getRole(element) === role &&
      !isHidden(element) &&
      (name === undefined || matches(nameOf(element), name)),
  )
}

/**
 * The one element of a role with a name.
 * @throws if there is none or if there are several, with the names of all elements of the role
 */
export function elementOf(root: ParentNode, role: string, name?: Named): Element {
  const found = elementsOf(root, role, name)
  const [first] = found
  if (first && found.length === 1) return first
  const others = elementsOf(root, role).map(nameOf)
  throw new Error(`${found.length} elements are a ${role} «${name ?? ''}». There are: ${others.join(' | ')}`)
}

export function nameOf(element: Element): string {
  return plain(computeAccessibleName(element, { computedStyleSupportsPseudoElements: false }))
}

/** What is read after the name of an element: the hint and the error of a field. */
export function descriptionOf(element: Element): string {
  return plain(computeAccessibleDescription(element, { computedStyleSupportsPseudoElements: false }))
}

/** The text of an element as it is read: one space between words, and none of what is hidden or only for scripts. */
export function textOf(element: Element): string {
  const copy = element.cloneNode(true) as Element
  for (const left of copy.querySelectorAll('script, style, template, [hidden]')) left.remove()
  return plain(copy.textContent ?? '')
}

function plain(text: string): string {
  return text.replace(/\s+/g, ' ').trim()
}

/** As in Playwright: a text is found in any case and anywhere, a whole one by a regular expression. */
function matches(text: string, name: Named): boolean {
  if (typeof name !== 'string') return name.test(text)
  return text.toLocaleLowerCase().includes(plain(name).toLocaleLowerCase())
}

function isHidden(element: Element): boolean {
  return element.closest('[hidden], [aria-hidden=true], template, dialog:not([open])') !== null
}
