import {
  DOCUMENT_COLUMNS,
  type DocumentColumnField,
  type DocumentKind,
  isNeededColumn,
} from '@sauda/sdk/documents'
import type { Language } from '@sauda/sdk/language'
import { isEmpty } from './cell-values.ts'
import { TEMPLATE_WORDS } from './import-words.ts'
import { LIMITS } from './limits.ts'
import type { Row, Value, Workbook } from './open-workbook.ts'
import { lettersOf, ofFile, type Places, type Problem } from './problems.ts'

/** A row with the cells of known columns. */
export interface SheetRow {
  /** Its number, from 1. */
  at: number
  cells: ReadonlyMap<DocumentColumnField, Value>
}

export interface ReadSheet {
  rows: SheetRow[]
  places: Places
  problems: Problem[]
}

/** How many rows may stand above the headings. */
const ABOVE = 10

/** Reads the sheet of documents: the one with the name of the template, or else the first one. */
export async function readSheet(
  workbook: Workbook,
  kind: DocumentKind,
  language: Language,
): Promise<ReadSheet> {
  let places: Places = new Map()
  let problems: Problem[] = []
  const rows: SheetRow[] = []
  let seen = 0
  for await (const row of documentRows(workbook)) {
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
    if ([...cells.values()].some((value) => !isEmpty(value))) rows.push({ at: row.at, cells })
  }
  const missing = DOCUMENT_COLUMNS.filter(
    (column) => isNeededColumn(column, kind) && !places.has(column.field),
  )
  for (const { field, name } of missing)
    problems.push(ofFile('column_missing', { field, needed: name[language] }))
  if (rows.length === 0 && problems.length === 0) problems.push(ofFile('no_rows'))
  return { rows: problems.length > 0 ? [] : rows, places, problems }
}

async function* documentRows(workbook: Workbook): AsyncGenerator<Row, void> {
  for (const name of [TEMPLATE_WORDS.ru.documents, TEMPLATE_WORDS.kk.documents, undefined]) {
    let any = false
    for await (const row of workbook.rows(name)) {
      any = true
      yield row
    }
    if (any) return
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
  return heading
    .toLowerCase()
    .replace(/[\s\u00a0*]+/g, ' ')
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
