import { Refusal } from '../refusal.ts'

/** A list without a cursor, or a page of one that is asked for by `skip`, as the contract answers it. */
interface Page<Item> {
  items: Item[]
  /** Of the whole list. */
  total: number
  next: null
}

/** A page of a list; without a total it is the whole list. */
export function page<Item>(items: Item[], { total = items.length }: { total?: number } = {}): Page<Item> {
  return { items, total, next: null }
}

/**
 * Cuts rows to a page with a cursor. They were read with one more than fits, which shows that there is a next page.
 * @param cursorOf where the page after a row begins
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

/** Totals of lists are exact up to here. */
export const COUNTED = 1000

/** Where a page ended: the sorting value of its last row and that row's id. */
export interface Cursor {
  order: string
  value: string | number
  id: number
}

/** As `rfc3339` writes it; more than PostgreSQL reads passes for a date in JavaScript. */
const TIME = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/

/** Cursors are opaque to clients; the order is kept with them so that one of another order is refused. */
export function writeCursor({ order, value, id }: Cursor): string {
  return Buffer.from(JSON.stringify([order, value, id])).toString('base64url')
}

/** How to check the sorting values of an order. */
export type CursorValue = 'time' | 'number'

/**
 * Reads a cursor of one of the orders.
 * @throws Refusal `invalid` on anything that `writeCursor` did not write for one of them
 */
export function readCursor(
  text: string | null | undefined,
  orders: Readonly<Record<string, CursorValue>>,
): Cursor | undefined {
  if (text === null || text === undefined || text === '') return undefined
  const [order, value, id] = parts(text)
  const known = typeof order === 'string' && Object.hasOwn(orders, order) ? orders[order] : undefined
  const fits = known === 'number' ? isNumber(value) : known === 'time' && isTime(value)
  if (!fits || !Number.isSafeInteger(id) || Number(id) < 1) {
    throw new Refusal('invalid', { errors: { cursor: ['wrong_format'] } })
  }
  return { order: String(order), value: value as string | number, id: Number(id) }
}

function isTime(value: unknown): boolean {
  return typeof value === 'string' && TIME.test(value) && !Number.isNaN(Date.parse(value))
}

/** An `int` of PostgreSQL. */
function isNumber(value: unknown): boolean {
  return Number.isInteger(value) && Math.abs(Number(value)) <= 2147483647
}

function parts(text: string): unknown[] {
  try {
    const parsed: unknown = JSON.parse(Buffer.from(text, 'base64url').toString())
    return Array.isArray(parsed) ? parsed : []
  } catch {
    return []
  }
}
