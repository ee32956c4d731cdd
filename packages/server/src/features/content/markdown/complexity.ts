/** Lines and marks of a text. The longest text has 200 KB, of prose about two thousand of them. */
const MOST_PARTS = 6000

/** A line, and what may begin an element of Markdown: inside a line or, before a space, a block. */
const PART = /[\n*_[\]`<&!|~\\]|[-+>#] |\d[.)] /g

/**
 * Whether a text has so many lines and marks that rendering it would stop others: the work depends on them, hardly on the
 * letters between them.
 */
export function isTooComplex(text: string): boolean {
  let count = 0
  for (const _ of text.matchAll(PART)) if (++count > MOST_PARTS) return true
  return false
}
