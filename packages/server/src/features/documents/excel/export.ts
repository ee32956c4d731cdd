import type { components } from '@sauda/sdk'
import { type DocumentKind, documentStatusLabel } from '@sauda/sdk/documents'
import type { Language } from '@sauda/sdk/language'
import type { Actor, FileAnswer } from '../../../contract/call.ts'
import { recordReading } from '../../access/record-reading.ts'
import type { Deps } from '../../deps.ts'
import { spreadsheetName } from '../file-names.ts'
import type { DocumentFilter, Scope } from '../filter-queries.ts'
import { scopeOf } from '../service.ts'
import { findRoomNumbers, walkContents, walkDocuments } from './export-queries.ts'
import { addRows, lineColumns } from './line-rows.ts'
import { LIST_WORDS } from './list-words.ts'
import { spreadsheet, sumCell } from './sheet-out.ts'
import type { Cell, SheetColumn } from './sheet-xml.ts'

/** Returns all documents of a list as a spreadsheet: a row for each, or a row for each of their lines. */
export async function exportDocuments(
  deps: Deps,
  { actor, kind, language }: { actor: Actor; kind: DocumentKind; language: Language },
  { rows = 'documents', ...filter }: components['schemas']['DocumentExportRequest'],
): Promise<FileAnswer> {
  const scope = await scopeOf(deps, actor, kind)
  const read = { action: 'export', of: kind, format: 'xlsx', filter } as const
  await recordReading(deps.db, actor, { ...read, now: deps.clock.now() })
  const file = { name: spreadsheetName(kind, scope.today, language), ascii: kind }
  const sheet = LIST_WORDS[language].sheet[kind]
  return rows === 'lines'
    ? spreadsheet({ ...file, sheet, columns: lineColumns(language) }, lines(deps, scope, filter))
    : spreadsheet({ ...file, sheet, columns: columns(language) }, documents(deps, scope, filter, language))
}

function columns(language: Language): SheetColumn[] {
  const words = LIST_WORDS[language]
  return [
    { header: words.number, width: 16 },
    { header: words.date, width: 12, format: 'day' },
    { header: words.title, width: 40 },
    { header: words.company, width: 32 },
    { header: words.bin, width: 15 },
    { header: words.rooms, width: 14 },
    { header: words.total, width: 18, format: 'sum' },
    { header: words.currency, width: 9 },
    { header: words.status, width: 18 },
    { header: words.due, width: 12, format: 'day' },
    { header: words.received, width: 12, format: 'day' },
  ]
}

async function* documents(
  { db }: Pick<Deps, 'db'>,
  scope: Scope,
  filter: DocumentFilter,
  language: Language,
): AsyncGenerator<Cell[][]> {
  const rooms = await findRoomNumbers(db)
  const statuses = new Map<number, string>()
  const sums = new Map<string, { count: number; total: number }>()
  for await (const page of walkDocuments(db, scope, filter))
    yield page.map(({ number, date, title, company, bin, room_ids, total, currency, status, ...of }) => {
      const sum = sums.get(currency) ?? { count: 0, total: 0 }
      sums.set(currency, { count: sum.count + 1, total: sum.total + total })
      const label = statuses.get(status) ?? documentStatusLabel(scope.kind, status, language)
      statuses.set(status, label)
      const numbers = room_ids.flatMap((id) => rooms.get(id) ?? []).join(', ') || null
      const cell = sumCell(total)
      return [number, date, title, company, bin, numbers, cell, currency, label, of.due_on, of.received_on]
    })
  const words = LIST_WORDS[language]
  const totals = [...sums].toSorted(([a], [b]) => (a < b ? -1 : 1))
  if (totals.length > 0)
    yield [
      [],
      ...totals.map(([currency, { count, total }]) => {
        return [words.sum, null, words.documents(count), null, null, null, sumCell(total), currency]
      }),
    ]
}

async function* lines(
  { db }: Pick<Deps, 'db'>,
  scope: Scope,
  filter: DocumentFilter,
): AsyncGenerator<Cell[][]> {
  for await (const page of walkContents(db, scope, filter)) {
    const rows: Cell[][] = []
    for (const document of page) addRows(rows, document)
    yield rows
  }
}
