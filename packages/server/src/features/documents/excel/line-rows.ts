import { DOCUMENT_COLUMNS, type DocumentColumnField, type DocumentLine } from '@sauda/sdk/documents'
import type { Language } from '@sauda/sdk/language'
import type { ExportedLines } from './export-queries.ts'
import { sumCell } from './sheet-out.ts'
import type { Cell, SheetColumn } from './sheet-xml.ts'

const WIDE: readonly DocumentColumnField[] = ['title', 'buyer.name', 'lines.name', 'paragraphs']
const SUMS: readonly DocumentColumnField[] = ['lines.price', 'lines.vat', 'lines.sum', 'total']

/** The columns of the spreadsheet that documents are imported from, and exported to with their lines. */
export function lineColumns(language: Language): SheetColumn[] {
  return DOCUMENT_COLUMNS.map(({ field, name }) => ({
    header: name[language],
    width: WIDE.includes(field) ? 36 : 15,
    ...(SUMS.includes(field) && { format: 'sum' as const }),
    ...(field === 'lines.quantity' && { format: 'quantity' as const }),
    ...((field === 'date' || field === 'contract.date') && { format: 'day' as const }),
  }))
}

/** The cell of each column; what concerns the whole document is only in its first row. */
const CELLS: Readonly<
  Record<DocumentColumnField, (content: ExportedLines, line: DocumentLine | undefined, at: number) => Cell>
> = {
  number: ({ number }) => number,
  date: ({ date }) => date,
  period: ({ period }, _, at) => (at === 0 ? period : null),
  title: ({ title }, _, at) => (at === 0 ? title : null),
  'buyer.bin': ({ bin }) => bin,
  'buyer.name': ({ company }, _, at) => (at === 0 ? company : null),
  'contract.number': ({ contract }, _, at) => (at === 0 && contract ? contract.number : null),
  'contract.date': ({ contract }, _, at) => (at === 0 && contract ? contract.date : null),
  rooms: ({ rooms }, _, at) => (at === 0 && rooms.length > 0 ? rooms.join(', ') : null),
  currency: ({ currency }, _, at) => (at === 0 ? currency : null),
  'lines.name': (_, line) => line?.name ?? null,
  'lines.unit': (_, line) => line?.unit ?? null,
  'lines.quantity': (_, line) => line?.quantity ?? null,
  'lines.price': (_, line) => (line ? sumCell(line.price) : null),
  'lines.vat_rate': (_, line) => line?.vat_rate ?? null,
  'lines.vat': (_, line) => (line ? sumCell(line.vat) : null),
  'lines.sum': (_, line) => (line ? sumCell(line.sum) : null),
  total: ({ total }, _, at) => (at === 0 ? sumCell(total) : null),
  paragraphs: ({ paragraphs }, _, at) => paragraphs[at] ?? null,
}
const IN_ORDER = DOCUMENT_COLUMNS.map(({ field }) => CELLS[field])

/**
 * Adds the rows of a document: one for each line and each paragraph. All have its number, date and tenant, by which they
 * belong together.
 */
export function addRows(rows: Cell[][], content: ExportedLines): void {
  const { lines, paragraphs } = content
  for (let at = 0; at < Math.max(1, lines.length, paragraphs.length); at++)
    rows.push(IN_ORDER.map((cell) => cell(content, lines[at], at)))
}
