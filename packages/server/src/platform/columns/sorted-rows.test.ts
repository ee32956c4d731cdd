import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { makeNumbers } from './column.ts'
import { makeSortedRows } from './sorted-rows.ts'

const LARGEST = 2 ** 47

/** Numbers around each border of 16 bits. */
const BORDERS = [
  -1,
  0,
  1,
  2 ** 16 - 2,
  2 ** 16 - 1,
  2 ** 16,
  2 ** 32 - 2,
  2 ** 32 - 1,
  2 ** 32,
  LARGEST - 1,
  LARGEST,
]

const oneOf = <Value>(values: readonly Value[], random: () => number): Value => {
  const value = values[Math.floor(random() * values.length)]
  if (value === undefined) throw new RangeError('There are values to draw from')
  return value
}

/** How numbers are drawn from numbers below one: few, so that many are equal, or all that there can be. */
const KINDS = {
  equal: () => 7,
  few: (random: () => number) => Math.floor(random() * 5) - 1,
  borders: (random: () => number) => oneOf(BORDERS, random),
  any: (random: () => number) => Math.floor(random() * (LARGEST + 2)) - 1,
}

/** Numbers below one that look drawn, the same for the same seed. fast-check would take seconds for as many. */
function randomOf(seed: number): () => number {
  let state = seed >>> 0
  return () => {
    state = (state + 0x6d2b79f5) >>> 0
    const mixed = Math.imul(state ^ (state >>> 15), state | 1)
    const again = mixed ^ (mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61))
    return ((again ^ (again >>> 14)) >>> 0) / 2 ** 32
  }
}

function makeStage(kind: keyof typeof KINDS, seed = 1) {
  const random = randomOf(seed)
  const [numbers, ids] = [makeNumbers(), makeNumbers()]
  const all: { number: number; id: number }[] = []
  const used = new Set<number>()
  const sorted = makeSortedRows(numbers, ids)

  function freshId(): number {
    const id = Math.floor(random() * LARGEST)
    return used.has(id) ? freshId() : id
  }

  return {
    add(count: number) {
      for (let nth = 0; nth < count; nth++) {
        const row = { number: KINDS[kind](random), id: freshId() }
        used.add(row.id)
        numbers.add(all.length, row.number)
        ids.add(all.length, row.id)
        all.push(row)
      }
    },
    sorted: () => sorted(all.length),
    /** The first of so many rows as `sort` orders them. */
    expected: (count: number) =>
      Int32Array.from(
        all
          .slice(0, count)
          .map((row, at) => ({ ...row, at }))
          .sort((a, b) => a.number - b.number || a.id - b.id)
          .map(({ at }) => at),
      ),
    rows: () => all.length,
  }
}

const kinds = Object.keys(KINDS) as (keyof typeof KINDS)[]

describe('sorted rows', () => {
  it('are in the order of their numbers and ids, and lack at most the last 1,000', () => {
    const portion = fc.oneof(
      { weight: 3, arbitrary: fc.nat(3000) },
      { weight: 1, arbitrary: fc.constantFrom(0, 1, 999, 1000, 1001, 10_000, 10_001) },
    )
    fc.assert(
      fc.property(
        fc.constantFrom(...kinds),
        fc.integer(),
        fc.array(portion, { minLength: 1, maxLength: 5 }),
        (kind, seed, portions) => {
          const stage = makeStage(kind, seed)
          for (const count of portions) {
            stage.add(count)
            const rows = stage.sorted()
            expect(stage.rows() - rows.length).toBeLessThanOrEqual(1000)
            expect(rows).toEqual(stage.expected(rows.length))
          }
        },
      ),
      { numRuns: 20 },
    )
  })

  // More than 10,000 are sorted by their digits, fewer are compared.
  it.each(
    kinds.flatMap((kind) => [
      { kind, portions: [1001] },
      { kind, portions: [10_001] },
      { kind, portions: [10_001, 1001] },
      { kind, portions: [1001, 10_001] },
      { kind, portions: [10_001, 10_001] },
    ]),
  )('are all there after portions of $portions, with $kind numbers', ({ kind, portions }) => {
    const stage = makeStage(kind)
    for (const count of portions) {
      stage.add(count)
      expect(stage.sorted()).toEqual(stage.expected(stage.rows()))
    }
  })

  it.each([0, 1, 1000])('may lack %i rows that were added since', (count) => {
    const stage = makeStage('few')
    stage.add(1500)
    expect(stage.sorted()).toHaveLength(1500)
    stage.add(count)
    expect(stage.sorted()).toEqual(stage.expected(1500))
  })

  it('has rows that were added little by little when there are more than 1,000 of them', () => {
    const stage = makeStage('few')
    const lengths = [400, 400, 200, 1, 999, 2].map((count) => {
      stage.add(count)
      return stage.sorted().length
    })
    expect(lengths).toEqual([0, 0, 0, 1001, 1001, 2002])
  })

  it('does not change an answer that was given before', () => {
    const stage = makeStage('any')
    stage.add(2000)
    const earlier = stage.sorted()
    stage.add(2000)
    expect(stage.sorted()).not.toEqual(earlier)
    expect(earlier).toEqual(stage.expected(2000))
  })

  it.each([
    ['rise', (row: number) => row],
    ['fall', (row: number) => -row],
    ['are equal', () => 5],
  ])('are in order where the ids rise and the numbers %s', (_, numberOf) => {
    const [numbers, ids] = [makeNumbers(), makeNumbers()]
    const sorted = makeSortedRows(numbers, ids)
    const rows = Array.from({ length: 10_001 }, (_, row) => row)
    for (const row of rows) {
      numbers.add(row, 20_000 + numberOf(row))
      ids.add(row, row)
    }
    expect([...sorted(rows.length)]).toEqual(rows.toSorted((a, b) => numberOf(a) - numberOf(b) || a - b))
  })

  it('orders rows with equal numbers by their ids, which are not in the order of the rows', () => {
    const [numbers, ids] = [makeNumbers(), makeNumbers()]
    const sorted = makeSortedRows(numbers, ids)
    const rows = 1200
    for (let row = 0; row < rows; row++) {
      numbers.add(row, 5)
      ids.add(row, rows - row)
    }
    expect([...sorted(rows)]).toEqual(Array.from({ length: rows }, (_, nth) => rows - 1 - nth))
  })
})
