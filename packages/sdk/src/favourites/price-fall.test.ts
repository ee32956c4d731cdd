import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { isWorthTelling, type PriceAt, priceFall } from './price-fall.ts'

const HOUR = 3_600_000
const NOW = Date.parse('2026-11-21T06:00:00Z')
const ago = (hours: number) => NOW - hours * HOUR
/** Prices and how many hours ago each began. */
const prices = (...all: [number | null, number][]): PriceAt[] =>
  all.map(([price, hours]) => ({ price, at: ago(hours) }))

describe('whether a fall is worth telling', () => {
  it.each([
    [66_000, 58_000, true],
    // 3 % of the price and 500 tenge, both inclusive.
    [100_000, 97_000, true],
    [100_000, 97_001, false],
    [16_666, 16_166, true],
    [1_000, 500, true],
    [1_000, 501, false],
    [10_000, 9_600, false],
    // Neither a rise nor nothing.
    [58_000, 58_000, false],
    [58_000, 66_000, false],
  ])('from %i to %i: %s', (was, price, expected) => {
    expect(isWorthTelling(was, price)).toBe(expected)
  })
})

describe('whether a fall is told', () => {
  const long = prices([66_000, 1000], [58_000, 1])

  it('is, once it is below the saved price', () => {
    expect(priceFall({ saved: 66_000, told: null, prices: long, now: NOW })).toEqual({
      tell: { price: 58_000, was: 66_000 },
    })
  })

  it.each([
    ['of an ad saved for less', { saved: 50_000 }],
    ['of an ad saved for as much', { saved: 58_000 }],
    ['of an ad saved as negotiable', { saved: null }],
    ['below 3 %', { saved: 59_000 }],
    ['that was told already', { told: { price: 58_000, at: ago(30) } }],
    ['that is hardly below the price told last', { told: { price: 58_400, at: ago(30) } }],
    ['of an ad that is negotiable now', { prices: prices([66_000, 1000], [null, 1]) }],
    ['of an ad without prices', { prices: [] }],
  ])('is not %s', (_what, more) => {
    expect(priceFall({ saved: 66_000, told: null, prices: long, now: NOW, ...more })).toEqual({})
  })

  it('is measured from the price told last, not from the saved one', () => {
    const told = { price: 62_000, at: ago(30) }
    expect(priceFall({ saved: 66_000, told, prices: long, now: NOW })).toEqual({
      tell: { price: 58_000, was: 62_000 },
    })
  })

  it.each([
    [0, 24],
    [23, 1],
    [23.99, 0.01],
  ])('waits until a day after the last time: told %d hours ago', (hours, left) => {
    const told = { price: 62_000, at: ago(hours) }
    expect(priceFall({ saved: 66_000, told, prices: long, now: NOW })).toEqual({
      wait: new Date(NOW + left * HOUR),
    })
  })

  it('is at exactly a day after the last time', () => {
    const told = { price: 62_000, at: ago(24) }
    expect(priceFall({ saved: 66_000, told, prices: long, now: NOW })).toMatchObject({ tell: {} })
  })

  it.each([
    ['saved while it was high', prices([58_000, 1000], [66_000, 5], [58_000, 1])],
    ['a little lower than before', prices([58_500, 1000], [66_000, 5], [58_000, 1])],
    ['in two steps', prices([58_000, 1000], [66_000, 5], [60_000, 2], [58_000, 1])],
    ['negotiable in between', prices([58_000, 1000], [null, 5], [58_000, 1])],
  ])('waits until a price that went up and down has stood for a day: %s', (_what, given) => {
    const answer = priceFall({ saved: 66_000, told: null, prices: given, now: NOW })
    const wasAsLow = given[0]?.price === 58_000
    expect(answer).toEqual(wasAsLow ? { wait: new Date(NOW + 23 * HOUR) } : { tell: expect.anything() })
  })

  it.each([
    ['it has stood for a day', prices([58_000, 1000], [66_000, 40], [58_000, 24])],
    ['it was high for more than a day', prices([58_000, 1000], [66_000, 40], [58_000, 1])],
    ['it went down in steps', prices([66_000, 1000], [62_000, 3], [60_000, 2], [58_000, 1])],
  ])('is as soon as %s', (_what, given) => {
    expect(priceFall({ saved: 66_000, told: null, prices: given, now: NOW })).toMatchObject({ tell: {} })
  })
})

describe('any history of prices', () => {
  const changes = fc.array(
    fc.record({
      price: fc.option(fc.integer({ min: 1, max: 200_000 }), { nil: null }),
      hours: fc.integer({ min: 1, max: 40 }),
    }),
    { minLength: 1, maxLength: 30 },
  )

  it('tells at most once a day, and each time less than the time before', () => {
    fc.assert(
      fc.property(changes, (all) => {
        let at = 0
        let told: { price: number; at: number } | null = null
        const seen: PriceAt[] = []
        const [first] = all
        for (const { price, hours } of all) {
          at += hours * HOUR
          seen.push({ price, at })
          const { tell } = priceFall({ saved: first?.price ?? null, told, prices: seen, now: at })
          if (!tell) continue
          if (told) expect(at - told.at).toBeGreaterThanOrEqual(24 * HOUR)
          expect(isWorthTelling(told?.price ?? first?.price ?? 0, tell.price)).toBe(true)
          told = { price: tell.price, at }
        }
      }),
    )
  })

  it('tells a fall that stands for a day after it may be told', () => {
    fc.assert(
      fc.property(changes, fc.integer({ min: 1, max: 200_000 }), (all, saved) => {
        let at = 0
        const seen = all.map(({ price, hours }) => {
          at += hours * HOUR
          return { price, at }
        })
        const last = seen.at(-1)?.price ?? null
        const later = priceFall({ saved, told: null, prices: seen, now: at + 24 * HOUR })
        expect(later).toEqual(
          last !== null && isWorthTelling(saved, last) ? { tell: { price: last, was: saved } } : {},
        )
      }),
    )
  })
})
