import fc from 'fast-check'
import { expect, it } from 'vitest'
import { partitionPoint } from './partition-point.ts'

it('finds the first of sorted numbers that is not below a bound', () => {
  const sorted = fc
    .array(fc.integer({ min: 0, max: 20 }), { maxLength: 30 })
    .map((all) => all.sort((a, b) => a - b))
  fc.assert(
    fc.property(sorted, fc.nat(21), fc.nat(30), (all, bound, start) => {
      const from = Math.min(start, all.length)
      const found = all.findIndex((number, index) => index >= from && number >= bound)
      expect(partitionPoint(from, all.length, (index) => (all[index] ?? 0) >= bound)).toBe(
        found < 0 ? all.length : found,
      )
    }),
  )
})

it('returns the end where there is nothing, and asks nothing there', () => {
  const refuses = () => {
    throw new RangeError('There is no index')
  }
  expect([partitionPoint(0, 0, refuses), partitionPoint(7, 7, refuses)]).toEqual([0, 7])
})
