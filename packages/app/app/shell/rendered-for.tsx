import { useState } from 'react'
import { useSite } from './use-site.ts'

/** The hidden field that says for whom a form was rendered: the person, and the company that the person acts for. */
export const PERSON_FIELD = 'rendered_for'

/** Returns for whom a part of the page was rendered, whoever signs in later; undefined for a guest. */
export function useRenderedFor(): string | undefined {
  const { renderedFor } = useSite()
  return useState(renderedFor)[0]
}

/**
 * Stands in every form of a member. Another person may have signed in since, in another tab of the browser, or the same one
 * may act for another company: the form is refused then, with what was typed (docs/decisions/0147).
 */
export function RenderedFor() {
  const person = useRenderedFor()
  return person && <input type="hidden" name={PERSON_FIELD} value={person} autoComplete="off" />
}
