import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { countBits, noBits, rowsOf, setBit, wordsOf } from './bits.ts'
import { makeRowSet, type RowSet } from './row-set.ts'

function setOf(rows: readonly number[]): RowSet {
  const set = makeRowSet()
  for (const row of rows) set.add(row)
  return set
}

/** The rows that a set has from a row on, after it was added to others. */
function filled(set: RowSet, size: number, from = 0, before: readonly number[] = []): number[] {
  const bits = noBits(wordsOf(size))
  for (const row of before) setBit(bits, row)
  set.fill(bits, from)
  return [...rowsOf(bits, countBits(bits))]
}

/** So many rows, of which each comes so far after the one before. */
const every = (step: number, count: number) => Array.from({ length: count }, (_, nth) => nth * step)

const joined = (...lists: readonly number[][]) => [...new Set(lists.flat())].sort((a, b) => a - b)

const SIZE = 100_000

describe('a set of rows', () => {
  it.each([
    ['all rows', every(1, 5000)],
    ['every third row', every(3, 5000)],
    ['few rows', every(900, 100)],
    ['many rows that are far apart', every(40, 2400)],
    ['many rows, and then one that is far away', [...every(2, 3000), SIZE - 1]],
    [
      'rows that are far apart, and then many',
      [...every(500, 60), ...every(1, 4000).map((row) => row + 40_000)],
    ],
    ['no row', []],
  ])('has %s that were added, from a row on, and changes no other', (_, rows) => {
    const set = setOf(rows)
    const from = fc.oneof(fc.nat(SIZE), fc.nat(200), fc.constantFrom(...rows, 0))
    fc.assert(
      fc.property(from, fc.array(fc.nat(SIZE - 1), { maxLength: 5 }), (first, before) => {
        const found = filled(set, SIZE, first, before)
        expect(found).toEqual(
          joined(
            rows.filter((row) => row >= first),
            before,
          ),
        )
      }),
      { numRuns: 30 },
    )
  })

  it('has the rows that were added after it was asked', () => {
    const set = makeRowSet()
    const rows: number[] = []
    for (let row = 0; row < 8000; row++) {
      if (row % 1000 === 999) expect(filled(set, 8000)).toEqual(rows)
      if (row % 2 === 0 || row > 6000) continue
      set.add(row)
      rows.push(row)
    }
    expect(filled(set, 8000)).toEqual(rows)
  })

  it('fills a set that ends with its last row', () => {
    const rows = every(1, 4097)
    expect(filled(setOf(rows), 4097)).toEqual(rows)
    expect(filled(setOf(rows), 4097, 4096)).toEqual([4096])
    expect(filled(setOf(rows), 4097, 4097)).toEqual([])
  })
})
