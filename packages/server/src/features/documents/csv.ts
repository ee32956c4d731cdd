/** A spreadsheet takes a cell that begins like this for a formula. */
const FORMULA = /^[=+\-@\t\r]/

/**
 * Returns a table as CSV that spreadsheets of both languages open by a double click: UTF-8 with a byte order mark, and
 * semicolons. A cell that would be a formula begins with an apostrophe.
 */
export function csvOf(rows: readonly (readonly string[])[]): Buffer {
  const lines = rows.map((row) => row.map(cell).join(';'))
  return Buffer.from(`\ufeff${lines.join('\r\n')}\r\n`)
}

function cell(text: string): string {
  const safe = FORMULA.test(text) ? `'${text}` : text
  return /[";\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe
}
