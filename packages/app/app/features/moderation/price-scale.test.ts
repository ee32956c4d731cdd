import { describe, expect, it } from 'vitest'
import { priceScale, timesFar } from './price-scale.ts'

describe('the scale of a price', () => {
  it.each([
    ['far below', 9_000, { low: 24_000, high: 52_000 }, { at: 8, from: 55, to: 92 }],
    ['far above', 270_000, { low: 24_000, high: 52_000 }, { at: 92, from: 8, to: 35 }],
    ['within', 30_000, { low: 10_000, high: 90_000 }, { at: 50, from: 8, to: 92 }],
    ['of nought', 0, { low: 0, high: 3 }, { at: 8, from: 8, to: 92 }],
    ['that all others have', 500, { low: 500, high: 500 }, { at: 50, from: 50, to: 50 }],
  ])('puts a price %s', (_, price, like, places) => {
    expect(priceScale(price, like)).toEqual(places)
  })

  it('stays within its ends however far the price is', () => {
    for (const price of [0, 1, 10, 1_000_000_000]) {
      const { at, from, to } = priceScale(price, { low: 24_000, high: 52_000 })
      for (const place of [at, from, to]) expect(place >= 8 && place <= 92, `${price}: ${place}`).toBe(true)
      expect(from).toBeLessThanOrEqual(to)
    }
  })
})

it.each([
  [10_500, 31_500, 3],
  [9_000, 31_500, 3],
  [94_500, 31_500, 3],
  // A median of 31 500.5, rounded away from the price.
  [94_502, 31_500, 3],
  [10_500, 31_501, 3],
  [125_999, 31_500, 3],
  [126_000, 31_500, 4],
  [157_500, 31_500, 5],
  [1, 31_500, 31_500],
  [0, 31_500, 31_500],
])('%d is far from %d by %d times', (price, typical, times) => {
  expect(timesFar(price, typical)).toBe(times)
})
