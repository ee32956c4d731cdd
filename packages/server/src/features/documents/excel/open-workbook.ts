import { streamXlsxRows } from 'hucre/xlsx'
import { type Entry, fromBufferPromise, type ZipFile } from 'yauzl'
import { LIMITS, SMALL_PART } from './limits.ts'
import { scanSheets, type Uncomputed } from './scan-sheets.ts'
import { sheetsIn } from './sheets.ts'

/** A value of a cell as the file has it. */
export type Value = string | number | boolean | Date | null

/** A row of a sheet. */
export interface Row {
  /** Its number, from 1. */
  at: number
  values: Value[]
}

export type WorkbookCode = 'not_workbook' | 'workbook_damaged' | 'workbook_too_large' | 'workbook_encrypted'

/** The file cannot be read. */
export class WorkbookError extends Error {
  override readonly name = 'WorkbookError'
  readonly code: WorkbookCode
  constructor(code: WorkbookCode) {
    super(code)
    this.code = code
  }
}

/** A spreadsheet whose parts were all checked. */
export interface Workbook {
  /** Cells with a formula that no program has computed. */
  uncomputed: Uncomputed[]
  sheets: WorkbookSheet[]
  /** Yields the rows of a sheet by its name or place, or the first one; nothing if there is no such sheet. */
  rows(sheet?: string | number): AsyncGenerator<Row, void>
}

/** A sheet of a spreadsheet, in the order of its tabs. */
export interface WorkbookSheet {
  name: string
  isHidden: boolean
  hiddenRows: ReadonlySet<number>
  /** Whether it has more rows than an import reads. */
  isTooLong: boolean
}

const ZIP = Buffer.from('PK')
/** The container of old and of encrypted files of Office. */
const OLE2 = Buffer.from('d0cf11e0a1b11ae1', 'hex')
const ENCRYPTED = Buffer.from('EncryptedPackage', 'utf16le')
const STORED = 0
const DEFLATED = 8

/** Opens an .xlsx file, which is a ZIP file. Nothing of it is written to disk. @throws WorkbookError */
export async function openWorkbook(bytes: Buffer): Promise<Workbook> {
  if (!bytes.subarray(0, ZIP.length).equals(ZIP)) {
    const isOffice = bytes.subarray(0, OLE2.length).equals(OLE2)
    throw new WorkbookError(isOffice && bytes.includes(ENCRYPTED) ? 'workbook_encrypted' : 'not_workbook')
  }
  const options = { autoClose: false, strictFileNames: true, validateEntrySizes: true }
  const { uncomputed, sheets } = await withRefusal(async () => {
    const zip = await fromBufferPromise(bytes, options)
    const entries = await entriesOf(zip)
    const { uncomputed, hidden, tooLong } = await scanSheets(zip, sheetsOf(entries))
    const sheets = (await sheetsIn(zip, entries)).map(({ path, ...sheet }) => ({
      ...sheet,
      hiddenRows: (path !== null && hidden.get(path)) || new Set<number>(),
      isTooLong: path !== null && tooLong.has(path),
    }))
    return { uncomputed, sheets }
  })
  return { uncomputed, sheets, rows: (sheet) => rowsOf(bytes, sheet) }
}

async function entriesOf(zip: ZipFile): Promise<Map<string, Entry>> {
  if (zip.entryCount > LIMITS.parts) throw new WorkbookError('workbook_too_large')
  const entries = new Map<string, Entry>()
  let unpacked = 0
  for await (const entry of zip.eachEntry()) {
    const { fileName, compressedSize, uncompressedSize, compressionMethod } = entry
    if (entry.isEncrypted()) throw new WorkbookError('workbook_encrypted')
    if (entries.has(fileName) || ![STORED, DEFLATED].includes(compressionMethod))
      throw new WorkbookError('workbook_damaged')
    unpacked += uncompressedSize
    const isBomb = uncompressedSize > SMALL_PART && uncompressedSize > compressedSize * LIMITS.ratio
    if (isBomb || unpacked > LIMITS.unpacked) throw new WorkbookError('workbook_too_large')
    entries.set(fileName, entry)
  }
  if (!entries.has('[Content_Types].xml') || !entries.has('xl/workbook.xml'))
    throw new WorkbookError('not_workbook')
  return entries
}

function sheetsOf(entries: ReadonlyMap<string, Entry>): Entry[] {
  return [...entries.values()].filter(({ fileName }) => /^xl\/worksheets\/[^/]+\.xml$/i.test(fileName))
}

async function* rowsOf(bytes: Buffer, sheet: string | number | undefined): AsyncGenerator<Row, void> {
  const rows = streamXlsxRows(bytes, sheet === undefined ? {} : { sheet })
  try {
    for (;;) {
      const next = await withRefusal(() => rows.next())
      if (next.done) return
      yield { at: next.value.index + 1, values: next.value.values }
    }
  } finally {
    await rows.return()
  }
}

/** Errors of the libraries are about the file. */
async function withRefusal<Result>(work: () => Promise<Result>): Promise<Result> {
  try {
    return await work()
  } catch (error) {
    throw error instanceof WorkbookError ? error : new WorkbookError('workbook_damaged')
  }
}
