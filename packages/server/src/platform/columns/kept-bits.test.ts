import { describe, expect, it, vi } from 'vitest'
import { type Bits, countBits, noBits, rowsOf, setBit, wordsOf } from './bits.ts'
import { type Condition, makeKeptBits } from './kept-bits.ts'

const listOf = (bits: Bits) => [...rowsOf(bits, countBits(bits))]

/** Rows that a number divides, of those that there are now. */
function dividedBy(divisor: number, rows: () => number) {
  const fill = vi.fn<Condition['fill']>((bits, from) => {
    for (let row = from; row < rows(); row++) if (row % divisor === 0) setBit(bits, row)
  })
  return { key: `divided by ${divisor}`, fill }
}

/** The row from which each call filled a set. */
const starts = ({ fill }: ReturnType<typeof dividedBy>) => fill.mock.calls.map(([, from]) => from)

describe('sets of rows that are kept', () => {
  it('fills a set from the first row, and does not fill it again while there are as many rows', () => {
    const bitsOf = makeKeptBits()
    const even = dividedBy(2, () => 5)
    const first = bitsOf(even, 5)
    expect(listOf(first)).toEqual([0, 2, 4])
    expect(bitsOf(even, 5)).toBe(first)
    expect(starts(even)).toEqual([0])
  })

  it('fills in only the rows that were added since', () => {
    const bitsOf = makeKeptBits()
    let rows = 0
    const even = dividedBy(2, () => rows)
    for (rows of [3, 4, 130, 131, 131, 1000]) {
      const found = Array.from({ length: rows }, (_, row) => row).filter((row) => row % 2 === 0)
      const bits = bitsOf(even, rows)
      expect(listOf(bits)).toEqual(found)
      expect(bits).toHaveLength(wordsOf(rows))
    }
    expect(starts(even)).toEqual([0, 3, 4, 130, 131])
  })

  it('does not change an answer that was given before, even where it has room', () => {
    const bitsOf = makeKeptBits()
    let rows = 3
    const even = dividedBy(2, () => rows)
    const earlier = bitsOf(even, rows)
    rows = 9
    expect(listOf(bitsOf(even, rows))).toEqual([0, 2, 4, 6, 8])
    expect(listOf(earlier)).toEqual([0, 2])
  })

  it('shares a set among conditions with equal keys', () => {
    const bitsOf = makeKeptBits()
    const even = dividedBy(2, () => 5)
    const again = dividedBy(2, () => 5)
    expect(bitsOf(again, 5)).not.toBe(bitsOf({ ...even, key: 'other' }, 5))
    expect(bitsOf(even, 5)).toBe(bitsOf(again, 5))
    expect([starts(even), starts(again)]).toEqual([[0], [0]])
  })

  it('does not share a set among conditions with different keys', () => {
    const bitsOf = makeKeptBits()
    const conditions = [2, 3].map((divisor) => dividedBy(divisor, () => 7))
    const lists = () => conditions.map((condition) => listOf(bitsOf(condition, 7)))
    expect(lists()).toEqual([
      [0, 2, 4, 6],
      [0, 3, 6],
    ])
    expect(lists()).toEqual([
      [0, 2, 4, 6],
      [0, 3, 6],
    ])
    expect(conditions.map(starts)).toEqual([[0], [0]])
  })

  it('does not share a set with another keeper', () => {
    const even = dividedBy(2, () => 5)
    expect(makeKeptBits()(even, 5)).not.toBe(makeKeptBits()(even, 5))
    expect(starts(even)).toEqual([0, 0])
  })

  it('does not keep a set that could not be filled', () => {
    const bitsOf = makeKeptBits()
    let rows = 3
    const even = dividedBy(2, () => rows)
    bitsOf(even, rows)
    rows = 5
    even.fill.mockImplementationOnce((bits) => {
      setBit(bits, 3)
      throw new TypeError('No such words')
    })
    expect(() => bitsOf(even, rows)).toThrow(TypeError)
    expect(listOf(bitsOf(even, rows))).toEqual([0, 2, 4])
    expect(starts(even)).toEqual([0, 3, 3])
  })

  it('keeps an empty set, too', () => {
    const bitsOf = makeKeptBits()
    const none = { key: 'none', fill: vi.fn<Condition['fill']>() }
    expect(bitsOf(none, 0)).toEqual(noBits(0))
    expect(bitsOf(none, 0)).toEqual(noBits(0))
    expect(bitsOf(none, 200)).toEqual(noBits(8))
    expect(none.fill).toHaveBeenCalledTimes(2)
  })
})

describe('the room for sets', () => {
  const something = (key: number) => ({
    key: `${key}`,
    fill: vi.fn<Condition['fill']>((bits) => setBit(bits, 0)),
  })

  // Of 32 MiB, keys take a little.
  it.each([
    ['large', 8 * 1024 * 1024, 31],
    ['small', 1, 4090],
  ])(
    'is enough for %s sets up to a number, and forgets the one that was asked for longest ago',
    (_, rows, most) => {
      const bitsOf = makeKeptBits()
      const conditions = Array.from({ length: most }, (_, key) => something(key))
      const [first, second] = conditions
      if (!first || !second) throw new RangeError('There are at least two sets')
      for (const condition of conditions) bitsOf(condition, rows)
      bitsOf(first, rows)
      expect(conditions.filter(({ fill }) => fill.mock.calls.length !== 1)).toEqual([])
      for (let key = most; key < most + 10; key++) bitsOf(something(key), rows)
      bitsOf(first, rows)
      expect(first.fill).toHaveBeenCalledTimes(1)
      bitsOf(second, rows)
      expect(second.fill).toHaveBeenCalledTimes(2)
    },
  )

  it('is taken by long keys, too', () => {
    const bitsOf = makeKeptBits()
    const first = something(0)
    bitsOf(first, 1)
    // Letters of two bytes: 20 keys of 2 MiB.
    const long = 'ж'.repeat(2 ** 20)
    for (let key = 1; key <= 20; key++) bitsOf({ ...something(key), key: `${long} ${key}` }, 1)
    bitsOf(first, 1)
    expect(first.fill).toHaveBeenCalledTimes(2)
  })

  it('is not taken by large sets without rows', () => {
    const bitsOf = makeKeptBits()
    const rows = 8 * 1024 * 1024
    const kept = something(0)
    bitsOf(kept, rows)
    for (let key = 1; key < 40; key++) bitsOf({ key: `none ${key}`, fill: () => {} }, rows)
    bitsOf(kept, rows)
    expect(kept.fill).toHaveBeenCalledTimes(1)
  })
})
