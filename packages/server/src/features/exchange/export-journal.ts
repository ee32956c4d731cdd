import type { components } from '@sauda/sdk'
import { DOCUMENT_KINDS, type ExchangeOutcome, exchangeText } from '@sauda/sdk/documents'
import { almatyTime, type Language } from '@sauda/sdk/language'
import type { Actor, FileAnswer } from '../../contract/call.ts'
import { recordReading } from '../access/record-reading.ts'
import { requireCapability } from '../access/require-capability.ts'
import type { Deps } from '../deps.ts'
import { dayIn } from '../documents/almaty.ts'
import { spreadsheet, sumCell } from '../documents/excel/sheet-out.ts'
import type { Cell, SheetColumn } from '../documents/excel/sheet-xml.ts'
import { journalFilter } from './journal.ts'
import { findRows, type JournalFilter, type RowView } from './journal-queries.ts'
import { MORE_PROBLEMS } from './words.ts'

const WORDS = {
  ru: {
    sheet: 'Обмен',
    columns: [
      'Время',
      'База',
      'Вид',
      'Номер',
      'Арендатор',
      'БИН',
      'Сумма',
      'Валюта',
      'Итог',
      'Что не так',
      'Что делать',
      'Идентификатор',
    ],
    kinds: { invoice: 'Счёт', completion: 'Акт', application: 'Приложение' },
    outcomes: {
      waiting: 'В очереди',
      created: 'Принят',
      renewed: 'Новая версия',
      unchanged: 'Уже был',
      refused: 'Не принят',
    },
  },
  kk: {
    sheet: 'Алмасу',
    columns: [
      'Уақыты',
      'Базасы',
      'Түрі',
      'Нөмірі',
      'Жалға алушы',
      'БСН',
      'Сомасы',
      'Валютасы',
      'Нәтижесі',
      'Не дұрыс емес',
      'Не істеу керек',
      'Сәйкестендіргіші',
    ],
    kinds: { invoice: 'Шот', completion: 'Акт', application: 'Қосымша' },
    outcomes: {
      waiting: 'Кезекте',
      created: 'Қабылданды',
      renewed: 'Жаңа нұсқа',
      unchanged: 'Бұрыннан бар',
      refused: 'Қабылданбады',
    },
  },
} as const satisfies Record<
  Language,
  { sheet: string; columns: readonly string[]; kinds: object; outcomes: Record<ExchangeOutcome, string> }
>

const WIDTHS = [18, 24, 12, 18, 30, 15, 16, 9, 14, 50, 50, 38]
/** The place of the sum among the columns. */
const SUM = 6
/** Rows in a page. One of a refused document has a few kilobytes. */
const PAGE = 200

/** Returns all rows of the journal that match a filter as a spreadsheet, newest first. @throws RefusalError `forbidden` */
export async function exportJournal(
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  { actor, language }: { actor: Actor; language: Language },
  filter: components['schemas']['ExchangeJournalFilter'],
): Promise<FileAnswer> {
  requireCapability(actor, 'exchange.read')
  const { sheet, columns } = WORDS[language]
  const now = clock.now()
  await recordReading(db, actor, { action: 'export', of: 'exchange', format: 'xlsx', filter, now })
  const name = `${sheet} ${dayIn(now)}`
  return spreadsheet(
    {
      ...{ name, ascii: 'exchange', sheet },
      columns: columns.map(
        (header, at): SheetColumn => ({
          header,
          width: WIDTHS[at] ?? 16,
          ...(at === SUM && { format: 'sum' }),
        }),
      ),
    },
    pagesOf(db, journalFilter(filter), language),
  )
}

async function* pagesOf(
  db: Deps['db'],
  filter: JournalFilter,
  language: Language,
): AsyncGenerator<Iterable<Cell[]>> {
  for (let after: number | undefined; ; ) {
    const rows = await findRows(db, filter, { after, limit: PAGE })
    yield cellsOfAll(rows, language)
    after = rows.at(-1)?.id
    if (rows.length < PAGE) return
  }
}

/** One by one, as they are written. */
function* cellsOfAll(rows: readonly RowView[], language: Language): Generator<Cell[]> {
  for (const row of rows) yield cellsOf(row, language)
}

function cellsOf(row: RowView, language: Language): Cell[] {
  const { kinds, outcomes } = WORDS[language]
  const kind = DOCUMENT_KINDS.find((one) => one === row.kind) ?? null
  const problems = row.problems.map((problem) => exchangeText(problem, language))
  const wrong = problems.map(({ field, wrong }) => (field === '' ? wrong : `${field}: ${wrong}`))
  if (row.more_problems > 0) wrong.push(MORE_PROBLEMS[language](row.more_problems))
  const fixes = new Set(problems.map(({ fix }) => fix))
  return [
    ...[timeIn(row.at), row.base, kind && kinds[kind], row.number, row.company, row.bin],
    ...[row.total === null ? null : sumCell(row.total), row.currency, outcomes[row.outcome]],
    ...[wrong.join('\n') || null, [...fixes].join('\n') || null, row.guid],
  ]
}

/** Returns a moment in the time of the centre as `2026-11-21 10:58`, which spreadsheets sort by. */
function timeIn(at: string): string {
  const { hour = 0, minute = 0 } = almatyTime(at) ?? {}
  const two = (number: number) => String(number).padStart(2, '0')
  return `${dayIn(new Date(at))} ${two(hour)}:${two(minute)}`
}
