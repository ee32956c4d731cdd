import type { DocumentColumnField } from '@sauda/sdk/documents'
import { writtenCurrency } from '@sauda/sdk/documents'
import { isEmpty, readSum, shownCell } from './cell-values.ts'
import type { Value } from './open-workbook.ts'
import { ofCell, type Places, type Problem } from './problems.ts'
import { belongs } from './read-documents.ts'
import type { SheetRow } from './read-sheet.ts'

interface Totals {
  /** The rows without those of totals. */
  lines: SheetRow[]
  problems: Problem[]
  warnings: Problem[]
}

/** Takes the rows of totals out of a sheet, and compares their sums with the rows above. */
export function checkTotals(rows: readonly SheetRow[], places: Places): Totals {
  const totals: Totals = { lines: [], problems: [], warnings: [] }
  const above = sumsAbove()
  for (const row of rows) {
    if (row.total === null) {
      totals.lines.push(row)
      above.add(row)
      continue
    }
    const field = sumField(row)
    const value = row.cells.get(field) ?? null
    const sum = tiynOf(value)
    const cell = { row: row.at, field, places, value }
    const isRight = row.total === 'part' || sum === null || above.has(sum)
    if (isRight) totals.warnings.push(ofCell('total_row', cell))
    else {
      const found = ofCell('total_row_differs', cell, shownCell(above.nearest() / 100))
      const currency = currencyOf(totals.lines)
      totals.problems.push(currency === 'KZT' ? found : { ...found, currency })
    }
    if (row.total === 'sum') above.end(sum)
  }
  return totals
}

/**
 * The sums that a total may have: that of all rows above, of those of the document, of those since any total before, or
 * the total right before it once more.
 */
function sumsAbove() {
  let all = 0
  let first: SheetRow | undefined
  let document = 0
  let isNew = false
  let again: number | null = null
  /** What all rows had added up to at each total. */
  const ends = new Set([0])
  let last = 0
  return {
    add(row: SheetRow) {
      if (!first || !belongs(row, first)) {
        first = row
        document = all
      }
      isNew = true
      all += tiynOf(row.cells.get('lines.sum') ?? null) ?? 0
    },
    has(sum: number): boolean {
      return ends.has(all - sum) || all - document === sum || (!isNew && again === sum)
    },
    /** The sum that a wrong total is told to have. */
    nearest(): number {
      return isNew ? all - last : all
    },
    end(sum: number | null) {
      ends.add(all)
      last = all
      isNew = false
      again = sum
    },
  }
}

/** The currency of the last document above; tenge if none is written. */
function currencyOf(lines: readonly SheetRow[]): string {
  const written = lines.map(({ cells }) => cells.get('currency') ?? null).findLast((value) => !isEmpty(value))
  return writtenCurrency(String(written ?? 'KZT'))
}

/** The sum of a total stands in the column of the lines' sums, or in that of documents. */
function sumField({ cells }: SheetRow): DocumentColumnField {
  return isEmpty(cells.get('lines.sum') ?? null) ? 'total' : 'lines.sum'
}

function tiynOf(value: Value): number | null {
  if (isEmpty(value)) return null
  const text = String(readSum(value))
    .replace(/[\s\u00a0\u202f]/g, '')
    .replace(',', '.')
  const tiyn = Math.round(Number(text) * 100)
  return Number.isFinite(tiyn) ? tiyn : null
}
