import { RefusalError } from '../refusal.ts'

/** A list without a cursor, or a page requested by `skip`, as the contract returns it. */
interface Page<Item> {
  items: Item[]
  /** The size of the whole list. */
  total: number
  next: null
}

/** Returns a page of a list; without a total it is the whole list. */
export function page<Item>(items: Item[], { total = items.length }: { total?: number } = {}): Page<Item> {
  return { items, total, next: null }
}

/**
 * Cuts rows to a page with a cursor. The query reads one row more than the page holds, to see whether there is a next
 * page.
 * @param cursorOf returns the cursor of the page after a row
 */
export function cutPage<Row>(
  found: readonly Row[],
  limit: number,
  cursorOf: (last: Row) => Cursor,
): { rows: Row[]; next: string | null } {
  const rows = found.slice(0, limit)
  const last = rows.at(-1)
  return { rows, next: last && found.length > limit ? writeCursor(cursorOf(last)) : null }
}

/** Totals of lists are exact up to this number. */
export const COUNTED = 1000

/** The end of a page: the sort value of its last row and that row's id. */
export interface Cursor {
  order: string
  value: string | number
  id: number
}

/** The format written by `rfc3339`; `Date` accepts values that PostgreSQL cannot read. */
const TIME = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/

/** Cursors are opaque to clients. They contain the order, so that a cursor of another order is rejected. */
export function writeCursor({ order, value, id }: Cursor): string {
  return Buffer.from(JSON.stringify([order, value, id])).toString('base64url')
}

/** A calendar day, as columns of type `date` are read. */
const DAY = /^\d{4}-\d\d-\d\d$/

/** The kind of an order's sort value. */
export type CursorValue = 'time' | 'day' | 'number' | 'sum' | 'fit' | 'named' | 'text'

/** Whether a value is what `writeCursor` writes for a kind. */
const FITS: Readonly<Record<CursorValue, (value: unknown) => boolean>> = {
  time: (value) => isOf(TIME, value),
  day: (value) => isOf(DAY, value),
  // What fits PostgreSQL's `int`.
  number: (value) => Number.isInteger(value) && Math.abs(Number(value)) <= 2147483647,
  sum: (value) => Number.isSafeInteger(value),
  // Of rows in alphabetical order.
  text: (value) => typeof value === 'string' && /^\P{C}{0,1000}$/u.test(value),
  // Of a search: how well it fits, and a time.
  fit: (value) => {
    const [, time] = /^\d{1,9} (\S+)$/.exec(String(value)) ?? []
    return isOf(TIME, time)
  },
  // Of rows without ids: a number, a time and the name of the row.
  named: (value) => {
    const [, time] = /^\d{1,9} (\S+) \P{C}{1,200}$/u.exec(String(value)) ?? []
    return isOf(TIME, time)
  },
}

/**
 * Reads a cursor of one of the orders.
 * @throws RefusalError `invalid` for anything that `writeCursor` did not write for one of them
 */
export function readCursor(
  text: string | null | undefined,
  orders: Readonly<Record<string, CursorValue>>,
): Cursor | undefined {
  if (text === null || text === undefined || text === '') return undefined
  const [order, value, id] = parts(text)
  const known = typeof order === 'string' && Object.hasOwn(orders, order) ? orders[order] : undefined
  const fits = known !== undefined && FITS[known](value)
  if (!fits || !Number.isSafeInteger(id) || Number(id) < 1) {
    throw new RefusalError('invalid', { errors: { cursor: ['wrong_format'] } })
  }
  return { order: String(order), value: value as string | number, id: Number(id) }
}

/** A date that does not exist, such as 31 February, becomes another one, and PostgreSQL knows no year 0. */
function isOf(form: RegExp, value: unknown): boolean {
  if (typeof value !== 'string' || !form.test(value) || value.startsWith('0000')) return false
  const at = new Date(value)
  return !Number.isNaN(at.getTime()) && at.toISOString().startsWith(value)
}

function parts(text: string): unknown[] {
  try {
    const parsed: unknown = JSON.parse(Buffer.from(text, 'base64url').toString())
    return Array.isArray(parsed) ? parsed : []
  } catch {
    return []
  }
}
