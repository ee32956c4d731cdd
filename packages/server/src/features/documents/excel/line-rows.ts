import {
  DOCUMENT_COLUMNS,
  type DocumentColumnField,
  type DocumentContent,
  type DocumentLine,
} from '@sauda/sdk/documents'
import type { Language } from '@sauda/sdk/language'
import { type Cell, dayCell, type SheetColumn, sumCell } from './sheet-out.ts'

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

/**
 * Returns the rows of a document: one for each line and each paragraph. The first has what concerns the whole; all have
 * its number, date and tenant, by which they belong together.
 */
export function* rowsOf(content: DocumentContent): Generator<Cell[]> {
  const { lines, paragraphs } = content
  for (let at = 0; at < Math.max(1, lines.length, paragraphs.length); at++) {
    const cells: Partial<Record<DocumentColumnField, Cell>> = {
      number: content.number,
      date: dayCell(content.date),
      'buyer.bin': content.buyer.bin,
      ...(at === 0 && ofDocument(content)),
      ...ofLine(lines[at]),
      paragraphs: paragraphs[at] ?? null,
    }
    yield DOCUMENT_COLUMNS.map(({ field }) => cells[field] ?? null)
  }
}

function ofDocument({
  period,
  title,
  buyer,
  contract,
  rooms,
  currency,
  total,
}: DocumentContent): Partial<Record<DocumentColumnField, Cell>> {
  return {
    period,
    title,
    'buyer.name': buyer.name,
    'contract.number': contract?.number ?? null,
    'contract.date': dayCell(contract?.date ?? null),
    rooms: rooms.join(', ') || null,
    currency,
    total: sumCell(total),
  }
}

function ofLine(line: DocumentLine | undefined): Partial<Record<DocumentColumnField, Cell>> {
  if (!line) return {}
  return {
    'lines.name': line.name,
    'lines.unit': line.unit,
    'lines.quantity': line.quantity,
    'lines.price': sumCell(line.price),
    'lines.vat_rate': line.vat_rate,
    'lines.vat': sumCell(line.vat),
    'lines.sum': sumCell(line.sum),
  }
}
