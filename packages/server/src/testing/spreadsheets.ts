import { DOCUMENT_COLUMNS, type DocumentColumnField } from '@sauda/sdk/documents'
import { streamXlsxRows, writeXlsx } from 'hucre/xlsx'
import type { Value } from '../features/documents/excel/open-workbook.ts'

/** A row of an import by field; the tests name only what matters to them. */
export type SheetCells = Partial<Record<DocumentColumnField, Value>>

/** The smallest row that is right. */
export const ROW = {
  number: 'СЧ-1',
  date: '31.10.2026',
  title: 'Аренда за октябрь 2026',
  'buyer.bin': '201240999007',
  'buyer.name': 'ТОО «АвтоДиск Алматы»',
  'lines.name': 'Аренда помещения 214',
  'lines.unit': 'мес.',
  'lines.quantity': 1,
  'lines.price': 412_000,
  'lines.vat_rate': 16,
  'lines.vat': 56_827.59,
  'lines.sum': 412_000,
} as const satisfies SheetCells

/** The sheet with the details of the centre. */
export const DETAILS: Value[][] = [
  ['Наименование', 'ТОО «Sauda Центр»'],
  ['БИН', '201240999077'],
  ['Адрес', 'Алматы, пр. Суюнбая, 159'],
  ['Телефон', '+7 727 300 00 10'],
  ['Банк', 'АО «Банк Алатау»'],
  ['ИИК', 'KZ86125KZT5004100100'],
  ['БИК', 'ALTAKZKA'],
  ['КБе', '17'],
  ['Подписант', 'директор Ким А. В.'],
]

/** Writes a spreadsheet with the columns of the template and rows of cells by field. */
export async function importFile(
  rows: readonly SheetCells[],
  { language = 'ru', details = DETAILS }: { language?: 'ru' | 'kk'; details?: Value[][] | null } = {},
): Promise<Buffer> {
  const head = DOCUMENT_COLUMNS.map(({ name }) => name[language])
  const cells = rows.map((row) => DOCUMENT_COLUMNS.map(({ field }) => row[field] ?? null))
  return workbook([
    { name: language === 'ru' ? 'Документы' : 'Құжаттар', rows: [head, ...cells] },
    ...(details ? [{ name: language === 'ru' ? 'Реквизиты' : 'Деректемелер', rows: details }] : []),
  ])
}

/** A sheet of a spreadsheet; rows are counted from 0. */
interface SheetOf {
  name: string
  rows: Value[][]
  hidden?: boolean
  veryHidden?: boolean
  rowDefs?: Map<number, { hidden?: boolean }>
}

/** The rows of a sheet with the headings of the template. */
export function sheetRows(rows: readonly SheetCells[]): Value[][] {
  const head = DOCUMENT_COLUMNS.map(({ name }) => name.ru)
  return [head, ...rows.map((row) => DOCUMENT_COLUMNS.map(({ field }) => row[field] ?? null))]
}

export async function workbook(sheets: SheetOf[]): Promise<Buffer> {
  return Buffer.from(await writeXlsx({ sheets }))
}

/** Reads a sheet of a spreadsheet, the first one by default. */
export async function readSheet(bytes: Uint8Array, sheet: string | number = 0): Promise<Value[][]> {
  const rows: Value[][] = []
  for await (const { values } of streamXlsxRows(bytes, { sheet })) rows.push(values)
  return rows
}

/** A form with a file. */
export function formOf(bytes: Uint8Array | string, name = 'документы.xlsx'): FormData {
  const form = new FormData()
  form.append('file', new File([typeof bytes === 'string' ? bytes : new Uint8Array(bytes)], name))
  return form
}
