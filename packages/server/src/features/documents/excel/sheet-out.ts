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

/** A spreadsheet that is sent while its rows are read: it needs as much memory as a few pages of them. */
export function spreadsheet(
  { name, ascii, sheet, columns }: { name: string; ascii: string; sheet: string; columns: SheetColumn[] },
  pages: AsyncIterable<readonly Cell[][]>,
): FileAnswer {
  const open = async () =>
    Readable.from(
      zipped([
        ...bookParts(sheet).map((part) => ({ name: part.name, bytes: [Buffer.from(part.xml)] })),
        { name: SHEET_PART, bytes: sheetXml(columns, pages) },
      ]),
      { objectMode: false },
    )
  return new FileAnswer(open, XLSX, { 'content-disposition': attachment(`${name}.xlsx`, `${ascii}.xlsx`) })
}
