import { PassThrough, Readable } from 'node:stream'
import { ZipFile } from 'yazl'
import { FileAnswer } from '../../../contract/call.ts'
import { attachment } from '../file-names.ts'
import { bookParts, SHEET_PART } from './book-parts.ts'
import { type Cell, type SheetColumn, sheetXml } from './sheet-xml.ts'

export const XLSX = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet'

/** Returns hundredths as a cell. */
export function sumCell(hundredths: number): number {
  return hundredths / 100
}

/** Higher levels take twice the time for a tenth of the size of a table. */
const LEVEL = 2

interface Sheet {
  /** Its name in the book. */
  sheet: string
  columns: SheetColumn[]
}

/** A spreadsheet that is sent while its rows are read: it needs as much memory as a few pages of them. */
export function spreadsheet(
  { name, ascii, ...sheet }: Sheet & { name: string; ascii: string },
  pages: AsyncIterable<Iterable<readonly Cell[]>>,
): FileAnswer {
  const open = async () => openSpreadsheet(sheet, pages)
  return new FileAnswer(open, XLSX, { 'content-disposition': attachment(`${name}.xlsx`, `${ascii}.xlsx`) })
}

/** Returns the bytes of a spreadsheet, which is made while they are read. */
export function openSpreadsheet(
  { sheet, columns }: Sheet,
  pages: AsyncIterable<Iterable<readonly Cell[]>>,
): Readable {
  const file = new ZipFile()
  for (const { name, xml } of bookParts(sheet))
    file.addBuffer(Buffer.from(xml), name, { compressionLevel: LEVEL })
  const rows = Readable.from(sheetXml(columns, pages), { objectMode: false })
  file.addReadStream(rows, SHEET_PART, { compressionLevel: LEVEL })
  file.end()
  const output = new PassThrough()
  const breakOff = (error: Error) => output.destroy(error)
  file.on('error', breakOff)
  rows.on('error', breakOff)
  output.on('close', () => rows.destroy())
  file.outputStream.pipe(output)
  return output
}
