import { Readable } from 'node:stream'
import { FileAnswer } from '../../contract/call.ts'
import { attachment } from './file-names.ts'

/** A spreadsheet takes a cell that begins like this for a formula. */
const FORMULA = /^[=+\-@\t\r]/

/**
 * Returns a table as CSV that spreadsheets of both languages open by a double click: UTF-8 with a byte order mark, and
 * semicolons. A cell that would be a formula begins with an apostrophe.
 */
export function csvOf(rows: readonly (readonly string[])[]): Buffer {
  return Buffer.from(`${MARK}${rows.map(line).join('')}`)
}

/** A table as CSV that is sent while its rows are read: it needs as much memory as a few pages of them. */
export function csvAnswer(
  { name, ascii, columns }: { name: string; ascii: string; columns: readonly string[] },
  pages: AsyncIterable<Iterable<readonly (string | number | null)[]>>,
): FileAnswer {
  const open = async () => Readable.from(pieces(columns, pages), { objectMode: false })
  return new FileAnswer(open, 'text/csv; charset=utf-8', {
    'content-disposition': attachment(`${name}.csv`, `${ascii}.csv`),
  })
}

async function* pieces(
  columns: readonly string[],
  pages: AsyncIterable<Iterable<readonly (string | number | null)[]>>,
): AsyncGenerator<Buffer> {
  yield Buffer.from(MARK + line(columns))
  for await (const page of pages) {
    let text = ''
    for (const row of page) text += line(row.map((value) => String(value ?? '')))
    if (text !== '') yield Buffer.from(text)
  }
}

/** The byte order mark. */
const MARK = '\ufeff'

function line(row: readonly string[]): string {
  return `${row.map(cell).join(';')}\r\n`
}

function cell(text: string): string {
  const safe = FORMULA.test(text) ? `'${text}` : text
  return /[";\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe
}
