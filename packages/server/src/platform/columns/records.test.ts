import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { makeRecords } from './records.ts'

const record = fc.tuple(fc.nat(3), fc.nat(70_000), fc.nat(1))

describe('records', () => {
  it('count the numbers of some rows in some columns', () => {
    fc.assert(
      fc.property(
        fc.array(record, { minLength: 1, maxLength: 200 }),
        fc.array(fc.nat(199)),
        fc.subarray([0, 1, 2]),
        (all, some, places) => {
          const records = makeRecords()
          for (const [row, codes] of all.entries()) records.add(row, codes)
          const rows = some.filter((row) => row < all.length)
          const counts = records.counts(
            Int32Array.from(rows),
            places.map((place) => ({ place, size: 70_001 })),
          )
          expect(counts).toHaveLength(places.length)
          for (const [nth, place] of places.entries()) {
            const those = rows.map((row) => all[row]?.[place] ?? -1)
            const sum = counts[nth]?.reduce((total, count) => total + count, 0)
            expect(sum).toBe(rows.length)
            for (const code of those) {
              expect(counts[nth]?.[code]).toBe(those.filter((one) => one === code).length)
            }
          }
        },
      ),
      { numRuns: 30 },
    )
  })

  it('keep what was added when they grow', () => {
    const records = makeRecords()
    for (let row = 0; row < 5000; row++) records.add(row, [row % 7, row])
    const [sevens, all] = records.counts(Int32Array.of(0, 7, 4999), [
      { place: 0, size: 7 },
      { place: 1, size: 5000 },
    ])
    expect([...(sevens ?? [])]).toEqual([2, 1, 0, 0, 0, 0, 0])
    expect([all?.[0], all?.[7], all?.[4999], all?.[1]]).toEqual([1, 1, 1, 0])
  })

  it('count nothing for no rows and for no columns', () => {
    const records = makeRecords()
    records.add(0, [1])
    expect(records.counts(Int32Array.of(), [{ place: 0, size: 2 }])).toEqual([new Uint32Array(2)])
    expect(records.counts(Int32Array.of(0), [])).toEqual([])
  })
})
