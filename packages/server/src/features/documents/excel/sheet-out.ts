import { Readable } from 'node:stream'
import { type ColumnDef, writeXlsxStream } from 'hucre/xlsx'
import { FileAnswer } from '../../../contract/call.ts'
import { attachment } from '../file-names.ts'
import { cellText } from './cell-text.ts'

export const XLSX = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet'

export type Cell = string | number | Date | null

const FORMATS = { sum: '#,##0.00', quantity: '#,##0.###', day: 'dd.mm.yyyy', text: undefined } as const

/** A column of a sheet. */
export interface SheetColumn {
  header: string
  /** In characters. */
  width: number
  format?: keyof typeof FORMATS
}

/** Returns the columns in the terms of the library. */
export function columnsOf(columns: readonly SheetColumn[]): ColumnDef[] {
  return columns.map(({ header, width, format = 'text' }) => {
    const numFmt = FORMATS[format]
    return { header, width, ...(numFmt && { numFmt }) }
  })
}

/** Returns a day as a cell; the library reads dates in UTC. */
export function dayCell(day: string | null): Date | null {
  return day === null ? null : new Date(`${day}T00:00:00Z`)
}

/** Returns hundredths as a cell. */
export function sumCell(hundredths: number): number {
  return hundredths / 100
}

/** A spreadsheet that is sent while its rows are read: it needs as much memory as one page of them. */
export function spreadsheet(
  { name, ascii, sheet, columns }: { name: string; ascii: string; sheet: string; columns: SheetColumn[] },
  rows: AsyncIterable<Cell[]>,
): FileAnswer {
  const open = async () =>
    Readable.from(
      writeXlsxStream(safe(rows), { name: sheet, columns: columnsOf(columns), freezePane: { rows: 1 } }),
      { objectMode: false },
    )
  return new FileAnswer(open, XLSX, { 'content-disposition': attachment(`${name}.xlsx`, `${ascii}.xlsx`) })
}

async function* safe(rows: AsyncIterable<Cell[]>): AsyncGenerator<Cell[]> {
  for await (const row of rows) yield row.map((cell) => (typeof cell === 'string' ? cellText(cell) : cell))
}
