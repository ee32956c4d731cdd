import type { DocumentColumnField } from '@sauda/sdk/documents'
import {
  isEmpty,
  isError,
  readBin,
  readDate,
  readMonth,
  readNumber,
  readRate,
  readSum,
  readText,
  shownCell,
} from './cell-values.ts'
import type { Value } from './open-workbook.ts'
import { ofCell, type Places, type Problem } from './problems.ts'
import type { SheetRow } from './read-sheet.ts'

/** A document as its rows say it, for the check; its parties are completed later. */
export interface SheetDocument {
  /** The number of its first row. */
  row: number
  raw: Record<string, unknown>
  bin: string
  company: string | null
  /** Whether the file has a total; it is the sum of the lines otherwise. */
  hasTotal: boolean
  /** The rows of its lines and of its paragraphs, in their order. */
  lines: SheetRow[]
  paragraphs: SheetRow[]
  first: SheetRow
  problems: Problem[]
  warnings: Problem[]
}

type Field = DocumentColumnField

/** A row belongs to the document above it unless it has another number, date or tenant. */
const KEY: readonly Field[] = ['number', 'date', 'buyer.bin']
const OF_DOCUMENT: readonly Field[] = [
  'period',
  'title',
  'buyer.name',
  'contract.number',
  'contract.date',
  'rooms',
  'currency',
  'total',
]
const OF_LINE: readonly Field[] = [
  'lines.name',
  'lines.unit',
  'lines.quantity',
  'lines.price',
  'lines.vat_rate',
  'lines.vat',
  'lines.sum',
]

const READERS: Readonly<Partial<Record<Field, (value: Value) => unknown>>> = {
  date: readDate,
  'contract.date': readDate,
  period: readMonth,
  'buyer.bin': readBin,
  'lines.quantity': readNumber,
  'lines.price': readNumber,
  'lines.vat_rate': readRate,
  'lines.vat': readSum,
  'lines.sum': readSum,
  total: readSum,
}

/** Groups rows to documents. */
export function readDocuments(rows: readonly SheetRow[], places: Places): SheetDocument[] {
  const groups: SheetRow[][] = []
  for (const row of rows) {
    const group = groups.at(-1)
    const first = group?.[0]
    if (first && belongs(row, first)) group.push(row)
    else groups.push([row])
  }
  return groups.flatMap((group) => documentOf(group, places) ?? [])
}

/** Whether a row belongs to the document that begins with `first`. */
export function belongs(row: SheetRow, first: SheetRow): boolean {
  return KEY.every((field) => isEmpty(cellOf(row, field)) || textOf(row, field) === textOf(first, field))
}

function cellOf({ cells }: SheetRow, field: Field): Value {
  return cells.get(field) ?? null
}

function readCell(row: SheetRow, field: Field): unknown {
  const value = cellOf(row, field)
  return isEmpty(value) || isError(value) ? undefined : (READERS[field] ?? readText)(value)
}

function textOf(row: SheetRow, field: Field): string {
  const value = readCell(row, field)
  if (value === undefined) return ''
  return typeof value === 'string' ? value.replace(/\s+/g, ' ').trim() : JSON.stringify(value)
}

function documentOf(group: readonly SheetRow[], places: Places): SheetDocument | null {
  const [first] = group
  if (!first) return null
  const lines = group.filter((row) => OF_LINE.some((field) => !isEmpty(cellOf(row, field))))
  const paragraphs = group.filter((row) => !isEmpty(cellOf(row, 'paragraphs')))
  const one = (field: Field) => {
    const row = group.find((each) => !isEmpty(cellOf(each, field)))
    return row && readCell(row, field)
  }
  const number = one('contract.number')
  const date = one('contract.date')
  const read = lines.map(lineOf)
  const company = one('buyer.name')
  return {
    row: first.at,
    raw: {
      number: one('number'),
      date: one('date'),
      period: one('period'),
      title: one('title'),
      contract: number === undefined && date === undefined ? null : { number, date },
      rooms: roomsOf(one('rooms')),
      lines: read,
      total: one('total') ?? sumOf(read),
      currency: one('currency'),
      paragraphs: paragraphs.map((row) => readCell(row, 'paragraphs')),
    },
    bin: textOf(first, 'buyer.bin'),
    company: typeof company === 'string' ? company : null,
    hasTotal: one('total') !== undefined,
    ...{ lines, paragraphs, first },
    problems: [...errorsIn(group, places), ...differencesIn(group, places)],
    warnings: twiceIn(lines, places),
  }
}

function lineOf(row: SheetRow): Record<string, unknown> {
  const values = Object.fromEntries(
    OF_LINE.map((field) => [field.slice('lines.'.length), readCell(row, field)]),
  )
  const { sum, vat_rate: rate } = values
  return { ...values, vat: values.vat ?? vatOf(numberOf(sum), numberOf(rate)) }
}

function vatOf(sum: number, rate: number): string | undefined {
  const vat = Math.round((sum * 100 * rate) / (100 + rate)) / 100
  return Number.isFinite(vat) ? vat.toFixed(2) : undefined
}

/** The sum of the lines; undefined if one of them is wrong, which is told anyway. */
function sumOf(lines: readonly Record<string, unknown>[]): string | undefined {
  const sum = lines.reduce((all, line) => all + Math.round(numberOf(line.sum) * 100), 0)
  return lines.length > 0 && Number.isFinite(sum) ? (sum / 100).toFixed(2) : undefined
}

function numberOf(value: unknown): number {
  const text = typeof value === 'string' ? value.replace(/[\s\u00a0\u202f%]/g, '').replace(',', '.') : ''
  return text === '' ? Number.NaN : Number(text)
}

function roomsOf(value: unknown): unknown {
  if (typeof value !== 'string') return value
  return value
    .split(/[,;\n]/)
    .map((room) => room.trim())
    .filter((room) => room !== '')
}

function errorsIn(group: readonly SheetRow[], places: Places): Problem[] {
  return group.flatMap((row) =>
    [...row.cells]
      .filter(([, value]) => isError(value))
      .map(([field, value]) => ofCell('cell_error', { row: row.at, field, places, value })),
  )
}

/** The same line twice is often a row that was copied; nothing but the sum tells. */
function twiceIn(lines: readonly SheetRow[], places: Places): Problem[] {
  const rows = new Map<string, number>()
  return lines.flatMap((row) => {
    const key = JSON.stringify(OF_LINE.map((field) => textOf(row, field)))
    const before = rows.get(key)
    if (before === undefined) rows.set(key, row.at)
    return before === undefined
      ? []
      : [ofCell('row_twice', { row: row.at, field: 'lines.name', places }, String(before))]
  })
}

/** What concerns the whole document stands in one of its rows, or is the same in all. */
function differencesIn(group: readonly SheetRow[], places: Places): Problem[] {
  return OF_DOCUMENT.flatMap((field) => {
    const [first, ...others] = group.filter((row) => !isEmpty(cellOf(row, field)))
    return others
      .filter((row) => first && textOf(row, field) !== textOf(first, field))
      .map((row) => {
        const value = cellOf(row, field)
        const needed = first ? shownCell(cellOf(first, field)) : null
        return ofCell('row_differs', { row: row.at, field, places, value }, needed)
      })
  })
}
