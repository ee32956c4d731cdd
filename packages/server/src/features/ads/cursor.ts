import { Refusal } from '../../refusal.ts'

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

/** @throws Refusal `invalid` on anything that `writeCursor` did not write for one of these orders */
export function readCursor(
  text: string | null | undefined,
  ...orders: readonly string[]
): Cursor | undefined {
  if (text === null || text === undefined || text === '') return undefined
  const [cursorOrder, value, id] = parts(text)
  const time = typeof value === 'string' && TIME.test(value) && !Number.isNaN(Date.parse(value))
  const number = Number.isInteger(value) && Math.abs(Number(value)) <= 2147483647
  const order = orders.find((one) => one === cursorOrder)
  const fits = order?.startsWith('price') ? number : time
  if (order === undefined || !fits || !Number.isSafeInteger(id) || Number(id) < 1) {
    throw new Refusal('invalid', { errors: { cursor: ['wrong_format'] } })
  }
  return { order, value: value as string | number, id: Number(id) }
}

function parts(text: string): unknown[] {
  try {
    const parsed: unknown = JSON.parse(Buffer.from(text, 'base64url').toString())
    return Array.isArray(parsed) ? parsed : []
  } catch {
    return []
  }
}
