import { Readable } from 'node:stream'
import { FileAnswer } from '../../../contract/call.ts'
import { attachment } from '../file-names.ts'
import { bookParts, SHEET_PART } from './book-parts.ts'
import { type Cell, type SheetColumn, sheetXml } from './sheet-xml.ts'
import { zipped } from './zip-out.ts'

export const XLSX = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet'

/** Returns hundredths as a cell. */
export function sumCell(hundredths: number): number {
  return hundredths / 100
}

interface Sheet {
  /** Its name in the book. */
  sheet: string
  columns: SheetColumn[]
}

/** A spreadsheet that is sent while its rows are read: it needs as much memory as a few pages of them. */
export function spreadsheet(
  { name, ascii, ...sheet }: Sheet & { name: string; ascii: string },
  pages: AsyncIterable<readonly Cell[][]>,
): FileAnswer {
  const open = async () => openSpreadsheet(sheet, pages)
  return new FileAnswer(open, XLSX, { 'content-disposition': attachment(`${name}.xlsx`, `${ascii}.xlsx`) })
}

/** Returns the bytes of a spreadsheet, which is made while they are read. */
export function openSpreadsheet(
  { sheet, columns }: Sheet,
  pages: AsyncIterable<readonly Cell[][]>,
): Readable {
  const parts = bookParts(sheet).map(({ name, xml }) => ({ name, bytes: [Buffer.from(xml)] }))
  return Readable.from(zipped([...parts, { name: SHEET_PART, bytes: sheetXml(columns, pages) }]), {
    objectMode: false,
  })
}
