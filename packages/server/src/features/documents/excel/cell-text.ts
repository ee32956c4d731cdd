/** A spreadsheet program may take a text that begins like this for a formula, once it is edited or saved as CSV. */
const FORMULA = /^'*[=+\-@\t\r]/

/** Escapes a text that could become a formula: it begins with an apostrophe then. */
export function cellText(text: string): string {
  return FORMULA.test(text) ? `'${text}` : text
}

/** Returns what `cellText` has escaped. */
export function textOfCell(text: string): string {
  return text.startsWith("'") && FORMULA.test(text) ? text.slice(1) : text
}
