import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  addAll,
  type Bits,
  clearBit,
  countBits,
  hasBit,
  keepCommon,
  noBits,
  rowsOf,
  sampleOf,
  setBit,
  split,
  wordsOf,
} from './bits.ts'

const ROWS = 300

/** Rows at both ends of a word, or of four words, are drawn more often; the last row of a word is its sign bit. */
const someRow = fc.oneof(fc.nat(ROWS - 1), fc.constantFrom(0, 31, 32, 63, 64, 95, 96, 127, 128, 255, 256))
const someRows = fc.uniqueArray(someRow, { maxLength: 120 }).map((rows) => new Set(rows))

function bitsOf(rows: Iterable<number>, capacity = ROWS): Bits {
  const bits = noBits(wordsOf(capacity))
  for (const row of rows) setBit(bits, row)
  return bits
}

const listOf = (bits: Bits) => [...rowsOf(bits, countBits(bits))]

const both = (ours: ReadonlySet<number>, theirs: ReadonlySet<number>) =>
  [...ours].filter((row) => theirs.has(row))

const ascending = (rows: Iterable<number>) => [...rows].sort((a, b) => a - b)

describe('wordsOf', () => {
  it.each([
    [0, 0],
    [1, 4],
    [127, 4],
    [128, 4],
    [129, 8],
    [256, 8],
    [257, 12],
    [1_000_000, 31_252],
  ])('gives %i rows %i words', (rows, words) => {
    expect(wordsOf(rows)).toBe(words)
  })

  it('gives any number of rows enough words, in fours, and not four more than that', () => {
    fc.assert(
      fc.property(fc.nat(100_000_000), (rows) => {
        const words = wordsOf(rows)
        expect(words % 4).toBe(0)
        expect(words * 32).toBeGreaterThanOrEqual(rows)
        expect((words - 4) * 32).toBeLessThan(Math.max(rows, 1))
      }),
    )
  })
})

describe('single rows', () => {
  it.each([
    [0, 0, 1],
    [1, 0, 2],
    [30, 0, 2 ** 30],
    [31, 0, -(2 ** 31)],
    [32, 1, 1],
    [63, 1, -(2 ** 31)],
    [64, 2, 1],
    [127, 3, -(2 ** 31)],
  ])('puts row %i into word %i, as %i', (row, word, value) => {
    const words = [0, 0, 0, 0]
    words[word] = value
    expect([...bitsOf([row], 128)]).toEqual(words)
  })

  it('sets and clears rows as a set of numbers does', () => {
    const steps = fc.array(fc.record({ row: someRow, isSet: fc.boolean() }), { maxLength: 200 })
    fc.assert(
      fc.property(steps, (some) => {
        const bits = noBits(wordsOf(ROWS))
        const model = new Set<number>()
        for (const { row, isSet } of some) {
          if (isSet) setBit(bits, row)
          else clearBit(bits, row)
          if (isSet) model.add(row)
          else model.delete(row)
        }
        const found = Array.from({ length: ROWS }, (_, row) => row).filter((row) => hasBit(bits, row))
        expect(found).toEqual(ascending(model))
        expect(countBits(bits)).toBe(model.size)
        expect(listOf(bits)).toEqual(ascending(model))
      }),
    )
  })

  it('clears no row but the one, and none that is not there', () => {
    const bits = bitsOf([30, 31, 32])
    clearBit(bits, 31)
    clearBit(bits, 31)
    clearBit(bits, 33)
    expect(listOf(bits)).toEqual([30, 32])
  })

  it('does not have rows that are beyond its words', () => {
    const bits = bitsOf(
      Array.from({ length: 128 }, (_, row) => row),
      128,
    )
    expect([127, 128, 159, 100_000].map((row) => hasBit(bits, row))).toEqual([true, false, false, false])
  })
})

describe('sets of rows', () => {
  it('keeps the rows that both have, and leaves the other set alone', () => {
    fc.assert(
      fc.property(someRows, someRows, (ours, theirs) => {
        const bits = bitsOf(ours)
        const others = bitsOf(theirs)
        keepCommon(bits, others)
        expect(listOf(bits)).toEqual(ascending(both(ours, theirs)))
        expect(listOf(others)).toEqual(ascending(theirs))
      }),
    )
  })

  it('splits rows into those that another set has and those that it lacks', () => {
    fc.assert(
      fc.property(someRows, someRows, (ours, theirs) => {
        const bits = bitsOf(ours)
        const others = bitsOf(theirs)
        const { common, rest } = split(bits, others)
        expect(listOf(common)).toEqual(ascending(both(ours, theirs)))
        expect(listOf(rest)).toEqual(ascending([...ours].filter((row) => !theirs.has(row))))
        expect([listOf(bits), listOf(others)]).toEqual([ascending(ours), ascending(theirs)])
      }),
    )
  })

  it('adds the rows of a set that is as long or shorter', () => {
    fc.assert(
      fc.property(someRows, someRows, fc.constantFrom(128, 256, ROWS), (ours, theirs, capacity) => {
        const shorter = new Set([...theirs].filter((row) => row < capacity))
        const bits = bitsOf(ours)
        const others = bitsOf(shorter, capacity)
        addAll(bits, others)
        expect(listOf(bits)).toEqual(ascending(new Set([...ours, ...shorter])))
        expect(listOf(others)).toEqual(ascending(shorter))
      }),
    )
  })

  it('counts the bits of any words', () => {
    const word = fc.oneof(fc.integer(), fc.constantFrom(0, -1, 1, -(2 ** 31), 2 ** 31 - 1))
    const fours = fc.array(fc.tuple(word, word, word, word), { maxLength: 6 })
    fc.assert(
      fc.property(fours, (some) => {
        const words = some.flat()
        const ones = words.map((one) => (one >>> 0).toString(2).replaceAll('0', '').length)
        expect(countBits(Int32Array.from(words))).toBe(ones.reduce((sum, count) => sum + count, 0))
      }),
    )
  })

  it('has no rows when it is empty, and has every row when all words are full', () => {
    expect([countBits(noBits(0)), countBits(noBits(8)), listOf(noBits(8)).length]).toEqual([0, 0, 0])
    expect(listOf(noBits(4).fill(-1))).toEqual(Array.from({ length: 128 }, (_, row) => row))
  })
})

describe('sampleOf', () => {
  const share = fc.constantFrom(0.05, 0.3, 0.5, 0.9)
  const manyRows = fc.uniqueArray(fc.nat(2999), { maxLength: 400 }).map((rows) => new Set(rows))
  const sample = (rows: Iterable<number>, part: number) => [...sampleOf(bitsOf(rows, 3000), part)]

  it('draws only rows that are there, in ascending order, and leaves them there', () => {
    fc.assert(
      fc.property(manyRows, share, (rows, part) => {
        const bits = bitsOf(rows, 3000)
        const drawn = [...sampleOf(bits, part)]
        expect(drawn).toEqual(ascending(new Set(drawn)))
        expect(drawn.filter((row) => !rows.has(row))).toEqual([])
        expect(listOf(bits)).toEqual(ascending(rows))
      }),
    )
  })

  it('draws a row whatever other rows there are', () => {
    fc.assert(
      fc.property(manyRows, manyRows, share, (rows, others, part) => {
        const drawn = new Set(sample([...rows, ...others], part))
        expect(sample(rows, part)).toEqual(ascending(both(rows, drawn)))
      }),
    )
  })

  it('draws rows of every word', () => {
    const drawn = new Set([...sampleOf(noBits(12_300).fill(-1), 0.5)].map((row) => row >> 5))
    expect(drawn.size).toBe(12_300)
  })

  it('draws all rows for a share of one, and none of a few for a share of zero', () => {
    fc.assert(
      fc.property(manyRows, (rows) => {
        expect(sample(rows, 1)).toEqual(ascending(rows))
        expect(sample(rows, 0)).toEqual([])
      }),
    )
  })

  it.each([
    [0.5, 0.5],
    [0.3, 0.5],
    [0.13, 0.25],
    [0.125, 0.125],
    [0.001, 2 ** -9],
  ])('draws at least a share of %d: the next power of a half, %d', (part, drawn) => {
    const rows = 1_000_000
    const { length } = sampleOf(noBits(wordsOf(rows)).fill(-1), part)
    expect(Math.abs(length / (rows * drawn) - 1)).toBeLessThan(0.1)
  })

  // A period of 1,280 rows is one of 40 words.
  it.each([
    [40, 0.125, 0.1],
    [40, 0.5, 0.1],
    [1280, 0.125, 0.35],
    [2048, 0.125, 0.35],
  ])('draws rows of every remainder by %i alike, with a share of %d', (period, part, tolerance) => {
    const rows = 4_000_000
    const drawn = new Int32Array(period)
    for (const row of sampleOf(noBits(wordsOf(rows)).fill(-1), part)) {
      drawn[row % period] = (drawn[row % period] ?? 0) + 1
    }
    const expected = (rows / period) * part
    expect(Math.min(...drawn)).toBeGreaterThan(expected * (1 - tolerance))
    expect(Math.max(...drawn)).toBeLessThan(expected * (1 + tolerance))
  })
})
