import { DOCUMENT_STATUSES, type DocumentFilter } from '@sauda/sdk/documents'

/** The filters of a list that its address has; the names are those of the contract. */
export type DocumentQuery = Pick<
  DocumentFilter,
  'status' | 'q' | 'room_id' | 'date_from' | 'date_to' | 'total_from' | 'total_to' | 'unread' | 'overdue'
>

const LONGEST_SEARCH = 200

/** The highest sum that a field takes, in whole tenge: its hundredths are still exact. */
const MOST_TENGE = 999_999_999_999

type Reader<Value> = (values: readonly string[]) => Value
type Writer<Value> = (value: Value) => string
type Filters = {
  readonly [Key in keyof DocumentQuery]-?: readonly [
    name: string,
    read: Reader<DocumentQuery[Key]>,
    write: Writer<unknown>,
  ]
}

/** Each filter with its name in the address, its parser and its writer, in the order in which addresses are written. */
const FILTERS: Filters = {
  q: ['q', ([text = '']) => oneLine(text).slice(0, LONGEST_SEARCH).trim() || undefined, String],
  status: ['status', (words) => some(DOCUMENT_STATUSES.filter((one) => words.includes(String(one)))), String],
  room_id: ['room', ([text]) => id(text), String],
  date_from: ['from', ([text]) => day(text), String],
  date_to: ['to', ([text]) => day(text), String],
  total_from: ['sum_from', ([text]) => tiyn(text), tenge],
  total_to: ['sum_to', ([text]) => tiyn(text), tenge],
  unread: ['unread', ([flag]) => (flag === '1' ? true : undefined), () => '1'],
  overdue: ['overdue', ([flag]) => (flag === '1' ? true : undefined), () => '1'],
}

/** Parses the filters of an address. Unknown filters and invalid values are left out. */
export function readDocumentQuery(params: URLSearchParams): DocumentQuery {
  const query: DocumentQuery = {}
  for (const key of filterKeys()) {
    const [name, read] = FILTERS[key]
    const value = read(params.getAll(name))
    if (value !== undefined) Object.assign(query, { [key]: value })
  }
  return query
}

/** Writes filters into an address, always in the same order, so that equal filters have equal addresses. */
export function writeDocumentQuery(query: DocumentQuery): string {
  const params = new URLSearchParams()
  for (const key of filterKeys()) {
    const [name, , write] = FILTERS[key]
    for (const value of [query[key] ?? []].flat()) params.append(name, write(value))
  }
  return `?${params}`
}

/** The filters of the panel: search and status are outside of it. */
export function panelQuery({ q, status, ...others }: DocumentQuery): DocumentQuery {
  return others
}

/** How many filters of the panel are set. */
export function panelFilters(query: DocumentQuery): number {
  return Object.values(panelQuery(query)).filter((value) => value !== undefined).length
}

function filterKeys(): (keyof DocumentQuery)[] {
  return Object.keys(FILTERS) as (keyof DocumentQuery)[]
}

function oneLine(text: string): string {
  return text.trim().replace(/\s+/g, ' ')
}

/** An id as the API takes it. */
function id(text = ''): number | undefined {
  return /^[1-9]\d{0,8}$/.test(text) ? Number(text) : undefined
}

/** A day that the calendar has: `2026-02-30` is none, and there was no year 0. */
function day(text = ''): string | undefined {
  if (!/^(?!0000)\d{4}-\d{2}-\d{2}$/.test(text)) return undefined
  const date = new Date(`${text}T00:00:00Z`)
  return !Number.isNaN(date.getTime()) && date.toISOString().startsWith(text) ? text : undefined
}

/** A sum in tenge as users type it, with or without tiyn, in hundredths. */
function tiyn(text = ''): number | undefined {
  const digits = text.replace(/\s/g, '').replace(',', '.')
  const value = Number(digits)
  return /^\d+(\.\d{1,2})?$/.test(digits) && value <= MOST_TENGE ? Math.round(value * 100) : undefined
}

function tenge(value: unknown): string {
  return String(Number(value) / 100)
}

function some<Item>(items: Item[]): Item[] | undefined {
  return items.length > 0 ? items : undefined
}
