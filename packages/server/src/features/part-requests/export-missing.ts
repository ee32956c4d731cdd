import type { components } from '@sauda/sdk'
import type { Language } from '@sauda/sdk/language'
import type { Actor, FileAnswer } from '../../contract/call.ts'
import { requireCapability } from '../access/require-capability.ts'
import type { Deps } from '../deps.ts'
import { dayIn } from '../documents/almaty.ts'
import { spreadsheet } from '../documents/excel/sheet-out.ts'
import type { Cell, SheetColumn } from '../documents/excel/sheet-xml.ts'
import { allMissing } from './missing.ts'

type Schemas = components['schemas']

const WORDS = {
  ru: {
    sheet: 'Чего не хватает',
    columns: [
      'Деталь',
      'Марка',
      'Как спрашивали',
      'Людей',
      'Заявок',
      'Поисков',
      'Объявлений',
      'Последний раз',
    ],
  },
  kk: {
    sheet: 'Не жетіспейді',
    columns: ['Бөлшек', 'Марка', 'Қалай сұрады', 'Адам', 'Өтінім', 'Іздеу', 'Хабарландыру', 'Соңғы рет'],
  },
} as const satisfies Record<Language, { sheet: string; columns: readonly string[] }>

const WIDTHS = [32, 18, 48, 10, 10, 10, 14, 16]
/** Rows that are written at once. */
const PAGE = 200

/** Returns what is missing as a spreadsheet. @throws RefusalError `forbidden` */
export async function exportMissing(
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  { actor, language }: { actor: Actor; language: Language },
  { cursor: _, limit: __, ...filter }: Schemas['PartMissingRequest'],
): Promise<FileAnswer> {
  requireCapability(actor, 'requests.moderate')
  const now = clock.now()
  const { sheet, columns } = WORDS[language]
  const sized = columns.map((header, at): SheetColumn => ({ header, width: WIDTHS[at] ?? 16 }))
  const file = { name: `${sheet} ${dayIn(now)}`, ascii: 'missing', sheet, columns: sized }
  return spreadsheet(file, pagesOf(await allMissing(db, filter, now), language))
}

async function* pagesOf(
  rows: readonly Schemas['PartMissing'][],
  language: Language,
): AsyncGenerator<Iterable<Cell[]>> {
  for (let from = 0; from < rows.length; from += PAGE)
    yield rows.slice(from, from + PAGE).map((row) => cellsOf(row, language))
}

function cellsOf(row: Schemas['PartMissing'], language: Language): Cell[] {
  const named = (one: Schemas['Named'] | null) =>
    one && (language === 'kk' ? (one.name_kk ?? one.name) : one.name)
  const { spare_part, brand, text, people, requests, searches, ads, last_at } = row
  return [named(spare_part), named(brand), text, people, requests, searches, ads, dayIn(new Date(last_at))]
}
