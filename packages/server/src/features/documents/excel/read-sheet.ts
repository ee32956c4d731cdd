import {
  DOCUMENT_COLUMNS,
  type DocumentColumnField,
  type DocumentKind,
  isNeededColumn,
  withoutMarks,
} from '@sauda/sdk/documents'
import type { Language } from '@sauda/sdk/language'
import { isEmpty } from './cell-values.ts'
import { TEMPLATE_WORDS } from './import-words.ts'
import { LIMITS } from './limits.ts'
import type { Row, Value, Workbook, WorkbookSheet } from './open-workbook.ts'
import { lettersOf, ofFile, type Places, type Problem } from './problems.ts'
import { type TotalKind, totalIn } from './total-rows.ts'

/** A row with the cells of known columns. */
export interface SheetRow {
  /** Its number, from 1. */
  at: number
  cells: ReadonlyMap<DocumentColumnField, Value>
  /** Whether it has the total of rows above, or a part of it, instead of a line. */
  total: TotalKind | null
}

export interface ReadSheet {
  /** The name of the sheet; null if the file does not say. */
  name: string | null
  rows: SheetRow[]
  places: Places
  problems: Problem[]
  /** Rows that people do not see are read like others, which they should know before anything is stored. */
  warnings: Problem[]
}

/** How many rows may stand above the headings. */
const ABOVE = 10

/**
 * Reads the sheet of documents: of the sheets that people see the first one with its headings, that with the name of the
 * template before others.
 */
export async function readSheet(
  workbook: Workbook,
  kind: DocumentKind,
  language: Language,
): Promise<ReadSheet> {
  let first: ReadSheet | undefined
  const candidates = candidatesIn(workbook)
  const readable = candidates.filter(({ sheet }) => !sheet.isTooLong)
  for (const candidate of readable) {
    const read = await readOne(workbook, { kind, language, ...candidate })
    if (read.places.size > 0) return read
    first ??= read
  }
  const tooLong = candidates.find(({ sheet }) => sheet.isTooLong)
  // A long sheet beside others may be a price list, which says nothing of what is wrong with the documents.
  if (tooLong && (isOfTemplate(tooLong) || readable.every(isOfDetails))) return refusedUnread(tooLong.sheet)
  return first ?? readOne(workbook, { kind, language })
}

/** Readers unpack a sheet before its first row, so one of too many rows is not opened. */
function refusedUnread({ name }: WorkbookSheet): ReadSheet {
  const problems = [ofFile('too_many_rows', { needed: String(LIMITS.rows) })]
  return { name, rows: [], places: new Map(), problems, warnings: [] }
}

interface Candidate {
  place: number
  sheet: WorkbookSheet
}

function candidatesIn({ sheets }: Workbook): Candidate[] {
  const seen = sheets.map((sheet, place) => ({ place, sheet })).filter(({ sheet }) => !sheet.isHidden)
  return [...seen.filter(isOfTemplate), ...seen.filter((one) => !isOfTemplate(one))]
}

function isOfTemplate({ sheet }: Candidate): boolean {
  return Object.values(TEMPLATE_WORDS).some(({ documents }) => documents === sheet.name)
}

function isOfDetails({ sheet }: Candidate): boolean {
  return Object.values(TEMPLATE_WORDS).some(({ details }) => details === sheet.name)
}

async function readOne(
  workbook: Workbook,
  { kind, language, place, sheet }: { kind: DocumentKind; language: Language } & Partial<Candidate>,
): Promise<ReadSheet> {
  let places: Places = new Map()
  let problems: Problem[] = []
  const rows: SheetRow[] = []
  let seen = 0
  for await (const row of workbook.rows(place)) {
    seen += 1
    if (seen > LIMITS.rows || row.at > 1_000_000) {
      problems.push(ofFile('too_many_rows', { needed: String(LIMITS.rows) }))
      break
    }
    if (places.size === 0) {
      const found = headingsIn(row)
      if (found.places.size > 2) ({ places, problems } = found)
      else if (seen > ABOVE) break
      continue
    }
    const cells = new Map(
      [...places].map(([field, { index }]) => [field, row.values[index] ?? null] as const),
    )
    if ([...cells.values()].some((value) => !isEmpty(value)))
      rows.push({ at: row.at, cells, total: totalIn(row.values, cells) })
  }
  const missing = DOCUMENT_COLUMNS.filter(
    (column) => isNeededColumn(column, kind) && !places.has(column.field),
  )
  for (const { field, name } of missing)
    problems.push(ofFile('column_missing', { field, needed: name[language] }))
  if (rows.length === 0 && problems.length === 0) problems.push(ofFile('no_rows'))
  const hidden = rows.filter(({ at }) => sheet?.hiddenRows.has(at))
  return {
    name: sheet?.name ?? null,
    rows: problems.length > 0 ? [] : rows,
    ...{ places, problems },
    warnings: hidden[0] ? [ofFile('hidden_rows', { row: hidden[0].at, got: String(hidden.length) })] : [],
  }
}

/** Headings of both languages by field, as they are compared. */
const HEADINGS: ReadonlyMap<string, DocumentColumnField> = new Map(
  DOCUMENT_COLUMNS.flatMap(({ field, name }) => [
    [plain(name.ru), field] as const,
    [plain(name.kk), field] as const,
  ]),
)

function plain(heading: string): string {
  return withoutMarks(heading)
    .toLowerCase()
    .replace(/[\s\u00a0*:]+/g, ' ')
    .trim()
}

function headingsIn({ at, values }: Row): { places: Places; problems: Problem[] } {
  const places = new Map<DocumentColumnField, { index: number; letters: string; heading: string }>()
  const problems: Problem[] = []
  for (const [index, value] of values.entries()) {
    const heading = typeof value === 'string' ? value.trim() : ''
    const field = HEADINGS.get(plain(heading))
    if (field === undefined) continue
    const letters = lettersOf(index)
    if (places.has(field))
      problems.push(ofFile('column_twice', { row: at, column: letters, field, got: heading }))
    else places.set(field, { index, letters, heading })
  }
  return { places, problems }
}

/** Reads the sheet with the details of the centre: a name and a value in each row. Null if there is none. */
export async function readDetails(workbook: Workbook): Promise<Record<string, string> | null> {
  const details: Record<string, string> = {}
  for (const { details: name } of Object.values(TEMPLATE_WORDS)) {
    let seen = 0
    for await (const { values } of workbook.rows(name)) {
      seen += 1
      if (seen > 100) break
      const field = DETAILS.get(plain(String(values[0] ?? '')))
      const value = values[1] ?? null
      if (field !== undefined && !isEmpty(value)) details[field] = String(value).trim()
    }
  }
  return Object.keys(details).length > 0 ? details : null
}

const DETAILS: ReadonlyMap<string, string> = new Map(
  Object.values(TEMPLATE_WORDS).flatMap(({ parties }) =>
    Object.entries(parties).map(([field, name]) => [plain(name), field] as const),
  ),
)
