import type { components } from '@sauda/sdk'
import { roleLabel } from '@sauda/sdk/access'
import { auditActionText, auditDifference, auditObjectText, auditSubjectLabel } from '@sauda/sdk/audit'
import { clockTime, type Language } from '@sauda/sdk/language'
import type { Actor, FileAnswer } from '../../contract/call.ts'
import { recordReading } from '../access/record-reading.ts'
import { requireCapability } from '../access/require-capability.ts'
import type { Deps } from '../deps.ts'
import { dayIn } from '../documents/almaty.ts'
import { csvAnswer } from '../documents/csv.ts'
import { spreadsheet } from '../documents/excel/sheet-out.ts'
import type { Cell, SheetColumn } from '../documents/excel/sheet-xml.ts'
import { auditFilter } from './journal.ts'
import { type AuditFilter, type AuditRow, findEntries } from './journal-queries.ts'
import { viewEntry } from './view-entry.ts'

type Schemas = components['schemas']

const WORDS = {
  ru: {
    sheet: 'Журнал',
    columns: ['Время', 'Кто', 'Роль', 'Раздел', 'Что', 'Объект', 'Номер', 'Что изменилось', 'Адрес'],
    portal: 'Портал',
  },
  kk: {
    sheet: 'Журнал',
    columns: ['Уақыты', 'Кім', 'Рөлі', 'Бөлімі', 'Не істелді', 'Нысан', 'Нөмірі', 'Не өзгерді', 'Мекенжайы'],
    portal: 'Портал',
  },
} as const satisfies Record<Language, { sheet: string; columns: readonly string[]; portal: string }>

const WIDTHS = [20, 28, 16, 24, 38, 40, 12, 60, 22]
/** Entries in a page. */
const PAGE = 200

/**
 * Returns all entries that match a filter as a file, newest first; that is an entry itself, and the first of the file.
 * @throws RefusalError `forbidden`
 */
export async function exportAudit(
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  { actor, language }: { actor: Actor; language: Language },
  { format = 'xlsx', ...wanted }: Schemas['AuditExportRequest'],
): Promise<FileAnswer> {
  requireCapability(actor, 'audit.read')
  const now = clock.now()
  await recordReading(db, actor, { action: 'export', of: 'audit', format, filter: wanted, now })
  const { sheet, columns } = WORDS[language]
  const file = { name: `${sheet} ${dayIn(now)}`, ascii: 'audit' }
  const pages = pagesOf(db, auditFilter(wanted), language)
  if (format === 'csv') return csvAnswer({ ...file, columns }, pages)
  const sized = columns.map((header, at): SheetColumn => ({ header, width: WIDTHS[at] ?? 16 }))
  return spreadsheet({ ...file, sheet, columns: sized }, pages)
}

async function* pagesOf(
  db: Deps['db'],
  filter: AuditFilter,
  language: Language,
): AsyncGenerator<Iterable<Cell[]>> {
  for (let after: AuditRow | undefined; ; ) {
    const place = after && { value: after.at, id: after.id }
    const rows = await findEntries(db, filter, { after: place, limit: PAGE })
    yield cellsOfAll(rows, language)
    after = rows.at(-1)
    if (rows.length < PAGE) return
  }
}

/** One by one, as they are written. */
function* cellsOfAll(rows: readonly AuditRow[], language: Language): Generator<Cell[]> {
  for (const row of rows) yield cellsOf(viewEntry(row), language)
}

function cellsOf(entry: Schemas['AuditEntry'], language: Language): Cell[] {
  const { at, who, action, object, address } = entry
  return [
    // As `2026-11-21 10:58`, which spreadsheets sort by.
    `${dayIn(new Date(at))} ${clockTime(at)}`,
    who?.name ?? WORDS[language].portal,
    who && roleLabel(who.role_id, language),
    auditSubjectLabel(object.subject, language),
    auditActionText(object.subject, action, language),
    auditObjectText(object, language) || null,
    object.id || null,
    auditDifference(entry, language).join('\n') || null,
    address,
  ]
}
