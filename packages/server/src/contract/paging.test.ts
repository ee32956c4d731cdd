import { describe, expect, it } from 'vitest'
import { cutPage, page, readCursor, writeCursor } from './paging.ts'

const ORDERS = {
  newest: 'time',
  price_asc: 'number',
  latest: 'day',
  total_asc: 'sum',
  asked: 'named',
} as const
const TIME = '2026-11-21T06:00:00.000Z'

describe('a cursor', () => {
  it.each([
    { order: 'newest', value: TIME, id: 1 },
    { order: 'price_asc', value: -2147483647, id: 9 },
    { order: 'latest', value: '2024-02-29', id: 3 },
    { order: 'total_asc', value: -9_007_199_254_740_991, id: 3 },
    { order: 'asked', value: `12 ${TIME} шрус левый`, id: 1 },
  ])('is read as it was written: $order', (cursor) => {
    expect(readCursor(writeCursor(cursor), ORDERS)).toEqual(cursor)
  })

  it.each([undefined, null, ''])('is the first page for %j', (text) => {
    expect(readCursor(text, ORDERS)).toBeUndefined()
  })

  it.each([
    ['of another order', { order: 'price_desc', value: 1, id: 1 }],
    ['of an order named like an inherited property', { order: 'toString', value: 1, id: 1 }],
    ['with a number instead of a time', { order: 'newest', value: 1, id: 1 }],
    ['with a time instead of a number', { order: 'price_asc', value: TIME, id: 1 }],
    ['with a number that PostgreSQL cannot hold', { order: 'price_asc', value: 2147483648, id: 1 }],
    ['with an invalid date', { order: 'newest', value: '2026-13-41T06:00:00.000Z', id: 1 }],
    ['with a day that does not exist', { order: 'latest', value: '2026-02-31', id: 1 }],
    ['with a time that does not exist', { order: 'newest', value: '2026-02-31T06:00:00.000Z', id: 1 }],
    ['with a year that PostgreSQL does not know', { order: 'latest', value: '0000-01-01', id: 1 }],
    ['with a time instead of a day', { order: 'latest', value: TIME, id: 1 }],
    ['with a sum that is not exact', { order: 'total_asc', value: 2 ** 53, id: 1 }],
    ['with a text instead of a sum', { order: 'total_asc', value: '1', id: 1 }],
    ['with a name alone', { order: 'asked', value: 'шрус левый', id: 1 }],
    ['with a name of nothing', { order: 'asked', value: `12 ${TIME} `, id: 1 }],
    ['with a name that PostgreSQL cannot hold', { order: 'asked', value: `12 ${TIME} a\u0000`, id: 1 }],
    ['with a name and too large a number', { order: 'asked', value: `9999999999 ${TIME} шрус`, id: 1 }],
    ['without an id', { order: 'newest', value: TIME, id: 0 }],
  ])('is rejected: %s', (_what, cursor) => {
    expect(() => readCursor(writeCursor(cursor), ORDERS)).toThrow(
      expect.objectContaining({ code: 'invalid', details: { errors: { cursor: ['wrong_format'] } } }),
    )
  })

  it.each(['nothing', Buffer.from('{}').toString('base64url'), '💥'])('is rejected if it is %j', (text) => {
    expect(() => readCursor(text, ORDERS)).toThrow(expect.objectContaining({ code: 'invalid' }))
  })
})

describe('a page', () => {
  const cursorOf = (id: number) => ({ order: 'price_asc', value: id, id })

  it('has a cursor after its last row if one more row was found', () => {
    expect(cutPage([1, 2, 3], 2, cursorOf)).toEqual({ rows: [1, 2], next: writeCursor(cursorOf(2)) })
  })

  it.each([[[]], [[1]], [[1, 2]]])('of %j is the last one', (rows: number[]) => {
    expect(cutPage(rows, 2, cursorOf)).toEqual({ rows, next: null })
  })

  it('has the total of the whole list, by default its own length', () => {
    expect(page(['a'])).toEqual({ items: ['a'], total: 1, next: null })
    expect(page(['a'], { total: 7 })).toEqual({ items: ['a'], total: 7, next: null })
  })
})
