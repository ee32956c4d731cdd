import fc from 'fast-check'
import { describe, expect, it, vi } from 'vitest'
import { type Bits, countBits, noBits, rowsOf, setBit, wordsOf } from './bits.ts'
import { type Column, makeColumn, makeNumbers, type Numbers } from './column.ts'

const listOf = (bits: Bits) => [...rowsOf(bits, countBits(bits))]

const rowsUpTo = (count: number) => Array.from({ length: count }, (_, row) => row)

const asText = (text: string | null) => text

function columnOf(texts: readonly (string | null)[]): Column<string | null> {
  const column = makeColumn(asText)
  for (const [row, text] of texts.entries()) column.add(row, text)
  return column
}

function numbersOf(values: readonly number[]): Numbers {
  const numbers = makeNumbers()
  for (const [row, value] of values.entries()) numbers.add(row, value)
  return numbers
}

/** What a fill adds to a set of so many rows that has some already. */
function filled(rows: number, fill: (bits: Bits) => void, before: readonly number[] = []): number[] {
  const bits = noBits(wordsOf(rows))
  for (const row of before) setBit(bits, row)
  fill(bits)
  return listOf(bits)
}

/** The value of a row: the one that finds it. */
const valueAt = <Value>(column: Column<Value>, row: number) =>
  column
    .values()
    .find((value) => filled(row + 1, (bits) => column.fill(bits, (one) => one === value, row)).includes(row))

describe('a column', () => {
  const text = fc.constantFrom('', 'a', 'b', 'null', '{1,2}', null)
  const texts = fc.array(text, { maxLength: 150 })

  it('has the values that were added', () => {
    fc.assert(
      fc.property(texts, (all) => {
        const column = columnOf(all)
        expect(all.map((_, row) => valueAt(column, row))).toEqual(all)
      }),
    )
  })

  it('reads each text once, and keeps what was made of it', () => {
    const read = vi.fn((value: string | null) => ({ value }))
    const column = makeColumn(read)
    for (const [row, value] of ['a', null, 'a', 'b', null, 'a'].entries()) column.add(row, value)
    expect(read.mock.calls).toEqual([['a'], [null], ['b']])
    expect(valueAt(column, 5)).toBe(valueAt(column, 0))
    expect(valueAt(column, 4)).toBe(valueAt(column, 1))
  })

  it('does not take null for a text, or a text for null', () => {
    const column = columnOf(['null', null, ''])
    expect([0, 1, 2].map((row) => valueAt(column, row))).toEqual(['null', null, ''])
    expect(filled(3, (bits) => column.fill(bits, (value) => value === null, 0))).toEqual([1])
  })

  it('adds the rows from a row on whose value is wanted, and changes no other', () => {
    const wanted = fc.uniqueArray(text).map((values) => new Set<string | null>(values))
    fc.assert(
      fc.property(texts, wanted, fc.nat(160), fc.array(fc.nat(149)), (all, values, from, before) => {
        const column = columnOf(all)
        const found = all.flatMap((value, row) => (row >= from && values.has(value) ? [row] : []))
        expect(filled(150, (bits) => column.fill(bits, (value) => values.has(value), from), before)).toEqual(
          [...new Set([...found, ...before])].sort((a, b) => a - b),
        )
      }),
    )
  })

  it('finds rows that were added after others were looked for', () => {
    const column = columnOf(['a', 'b'])
    const fill = (bits: Bits) => column.fill(bits, (value) => value === 'a' || value === 'c', 0)
    expect(filled(4, fill)).toEqual([0])
    column.add(2, 'c')
    column.add(3, 'a')
    expect(filled(4, fill)).toEqual([0, 2, 3])
  })

  it('asks once about each value, not about each row', () => {
    const column = columnOf(['a', 'b', 'a', 'a', 'b'])
    const isWanted = vi.fn((value: string | null) => value === 'a')
    column.fill(noBits(wordsOf(5)), isWanted, 0)
    expect(isWanted.mock.calls.map(([value]) => value)).toEqual(['a', 'b'])
  })

  it('finds nothing in an empty column, and nothing where no value is wanted', () => {
    expect(filled(100, (bits) => makeColumn(asText).fill(bits, () => true, 0))).toEqual([])
    expect(filled(100, (bits) => columnOf(['a', null]).fill(bits, () => false, 0))).toEqual([])
  })

  it('numbers its values in the order of their first rows', () => {
    fc.assert(
      fc.property(texts, (all) => {
        const column = makeColumn(asText)
        const codes = all.map((one, row) => column.add(row, one))
        expect(column.values()).toEqual([...new Set(all)])
        expect(codes.map((code) => column.values()[code])).toEqual(all)
      }),
    )
  })

  it('grows to rows far beyond its first capacity', () => {
    const column = makeColumn(asText)
    column.add(0, 'a')
    column.add(9999, 'b')
    expect([valueAt(column, 0), valueAt(column, 9999)]).toEqual(['a', 'b'])
    expect(filled(10_000, (bits) => column.fill(bits, (value) => value === 'b', 0))).toEqual([9999])
  })
})

describe('a column of very many values', () => {
  /** More than 16 bits can number. */
  const MANY = 100_000
  const texts = rowsUpTo(MANY).map(String)
  const column = columnOf(texts)

  it('has each value once', () => {
    expect(column.values()).toEqual(texts)
  })

  it.each([0, 1, 65_534, 65_535, 65_536, 65_537, 88_573, 88_574, 99_999])('finds row %i only', (row) => {
    expect(filled(MANY, (bits) => column.fill(bits, (value) => value === String(row), 0))).toEqual([row])
  })

  it('knows a value again after very many others', () => {
    const again = columnOf([...rowsUpTo(65_540).map(String), '0', '65536'])
    expect(filled(66_000, (bits) => again.fill(bits, (value) => value === '0', 0))).toEqual([0, 65_540])
    expect(filled(66_000, (bits) => again.fill(bits, (value) => value === '65536', 0))).toEqual([
      65_536, 65_541,
    ])
  })
})

describe('numbers', () => {
  const number = fc.oneof(fc.integer({ min: -1, max: 5 }), fc.integer({ min: -1, max: 2 ** 47 }))

  it('adds the rows from a row on that are within bounds, and changes no other', () => {
    const values = fc.array(number, { maxLength: 150 })
    fc.assert(
      fc.property(
        values,
        number,
        number,
        fc.nat(160),
        fc.array(fc.nat(149)),
        (all, least, most, from, before) => {
          const numbers = numbersOf(all)
          const found = all.flatMap((one, row) => (row >= from && one >= least && one <= most ? [row] : []))
          expect(filled(150, (bits) => numbers.fill(bits, { least, most }, from), before)).toEqual(
            [...new Set([...found, ...before])].sort((a, b) => a - b),
          )
        },
      ),
    )
  })

  it.each([
    [{ least: 10, most: 20 }, [1, 2, 3]],
    [{ least: 11, most: 19 }, [2]],
    [{ least: 20, most: 20 }, [3]],
    [{ least: 21, most: 29 }, []],
    [{ least: 20, most: 10 }, []],
    [{ least: -1, most: -1 }, [0]],
    [{ least: 0, most: 2 ** 47 - 1 }, [1, 2, 3]],
    [{ least: 2 ** 47, most: 2 ** 47 }, [4]],
  ])('counts both bounds in: %j', (bounds, rows) => {
    const numbers = numbersOf([-1, 10, 15, 20, 2 ** 47])
    expect(filled(5, (bits) => numbers.fill(bits, bounds, 0))).toEqual(rows)
  })

  it('finds no row beyond those that were added, although there is room for more', () => {
    const numbers = numbersOf([0, 7, 0])
    expect(filled(2000, (bits) => numbers.fill(bits, { least: 0, most: 0 }, 0))).toEqual([0, 2])
    expect(filled(2000, (bits) => makeNumbers().fill(bits, { least: 0, most: 0 }, 0))).toEqual([])
  })

  it('keeps numbers when it grows beyond its first capacity', () => {
    const values = rowsUpTo(5000).map((row) => 2 ** 47 - row)
    const numbers = numbersOf(values)
    expect([...numbers.values().subarray(0, 5000)]).toEqual(values)
    const bounds = { least: 2 ** 47 - 1537, most: 2 ** 47 - 1535 }
    expect(filled(5000, (bits) => numbers.fill(bits, bounds, 0))).toEqual([1535, 1536, 1537])
  })

  it('has room for a row far beyond the others', () => {
    const numbers = numbersOf([5])
    numbers.add(9999, 6)
    expect([numbers.values()[0], numbers.values()[9999]]).toEqual([5, 6])
  })
})
