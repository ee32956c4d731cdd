import type { components } from '@sauda/sdk'
import { type DocumentKind, documentStatusLabel } from '@sauda/sdk/documents'
import type { Language } from '@sauda/sdk/language'
import type { Actor, FileAnswer } from '../../../contract/call.ts'
import type { Deps } from '../../deps.ts'
import { spreadsheetName } from '../file-names.ts'
import type { DocumentFilter, Scope } from '../filter-queries.ts'
import { scopeOf } from '../service.ts'
import { findRoomNumbers, walkContents, walkDocuments } from './export-queries.ts'
import { lineColumns, rowsOf } from './line-rows.ts'
import { LIST_WORDS } from './list-words.ts'
import { type Cell, dayCell, type SheetColumn, spreadsheet, sumCell } from './sheet-out.ts'

/** Returns all documents of a list as a spreadsheet: a row for each, or a row for each of their lines. */
export async function exportDocuments(
  deps: Deps,
  { actor, kind, language }: { actor: Actor; kind: DocumentKind; language: Language },
  { rows = 'documents', ...filter }: components['schemas']['DocumentExportRequest'],
): Promise<FileAnswer> {
  const scope = await scopeOf(deps, actor, kind)
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
): AsyncGenerator<Cell[]> {
  const words = LIST_WORDS[language]
  const rooms = await findRoomNumbers(db)
  const sums = new Map<string, { count: number; total: number }>()
  for await (const page of walkDocuments(db, scope, filter)) {
    for (const { number, date, title, company, bin, room_ids, total, currency, status, ...of } of page) {
      const sum = sums.get(currency) ?? { count: 0, total: 0 }
      sums.set(currency, { count: sum.count + 1, total: sum.total + total })
      yield [
        ...[number, dayCell(date), title, company, bin],
        room_ids.flatMap((id) => rooms.get(id) ?? []).join(', ') || null,
        ...[sumCell(total), currency, documentStatusLabel(scope.kind, status, language)],
        ...[dayCell(of.due_on), dayCell(of.received_on)],
      ]
    }
  }
  if (sums.size > 0) yield []
  for (const [currency, { count, total }] of [...sums].toSorted(([a], [b]) => (a < b ? -1 : 1)))
    yield [words.sum, null, words.documents(count), null, null, null, sumCell(total), currency]
}

async function* lines(
  { db }: Pick<Deps, 'db'>,
  scope: Scope,
  filter: DocumentFilter,
): AsyncGenerator<Cell[]> {
  for await (const page of walkContents(db, scope, filter))
    for (const { content } of page) yield* rowsOf(content)
}
