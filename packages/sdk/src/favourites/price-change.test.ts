import { describe, expect, it } from 'vitest'
import { byFallAndDate, hasFallen, isGone, priceChange } from './price-change.ts'
import { goneLabel } from './state-label.ts'

const AT = '2026-11-19T06:00:00.000Z'

describe('the price since an ad was saved', () => {
  it.each([
    [58_000, 66_000, 'fell', 8_000],
    [66_000, 58_000, 'rose', 8_000],
    [58_000, 58_000, 'same', 0],
    [null, 58_000, 'unknown', 0],
    [58_000, null, 'unknown', 0],
    [null, null, 'unknown', 0],
  ] as const)('%s after %s: %s by %i', (price, saved_price, direction, by) => {
    expect(priceChange({ ad: { price }, saved_price, prices: [] })).toEqual({
      direction,
      by,
      steps: 0,
      since: null,
    })
  })

  it('says in how many steps and since when', () => {
    const prices = [
      { price: 320_000, at: '2026-11-14T06:00:00.000Z' },
      { price: 312_000, at: AT },
    ]
    expect(priceChange({ ad: { price: 312_000 }, saved_price: 340_000, prices })).toEqual({
      direction: 'fell',
      by: 28_000,
      steps: 2,
      since: AT,
    })
  })
})

describe('a favourite', () => {
  it.each([
    ['listed', 58_000, 66_000, true],
    ['listed', 66_000, 66_000, false],
    ['listed', 66_000, 58_000, false],
    ['listed', null, 58_000, false],
    ['listed', 58_000, null, false],
    ['expired', 58_000, 66_000, false],
    ['deleted', 58_000, 66_000, false],
  ])('that is %s for %s after %s has fallen: %s', (state, price, saved_price, expected) => {
    expect(hasFallen({ state, ad: { price }, saved_price })).toBe(expected)
  })

  it.each([
    ['listed', false, '', ''],
    ['expired', true, 'Истекло', 'Мерзімі өтті'],
    ['withdrawn', true, 'Снято', 'Алынды'],
    ['deleted', true, 'Удалено', 'Жойылды'],
    ['sold', true, 'Ушло из каталога', 'Каталогта жоқ'],
    ['toString', true, 'Ушло из каталога', 'Каталогта жоқ'],
  ])('that is %s is gone: %s, which is said as «%s» and «%s»', (state, expected, ru, kk) => {
    expect(isGone({ state })).toBe(expected)
    expect([goneLabel(state, 'ru'), goneLabel(state, 'kk')]).toEqual([ru, kk])
  })

  it('that fell comes first, then those saved last, then those that are gone', () => {
    const one = (id: number, day: number, more: object = {}) => ({
      ...{ state: 'listed', gone_at: null, saved_price: 1000, ad: { id, price: 1000 } },
      saved_at: `2026-11-${day}T06:00:00.000Z`,
      ...more,
    })
    const fallen = { ad: { id: 1, price: 900 } }
    const all = [
      one(1, 10, fallen),
      one(2, 15),
      one(3, 14),
      one(5, 14, { ad: { id: 5, price: null } }),
      one(6, 19, {
        state: 'expired',
        gone_at: '2026-11-21T06:00:00.000Z',
        ...fallen,
        ad: { id: 6, price: 1 },
      }),
      one(7, 20, { state: 'deleted', gone_at: AT }),
    ]
    expect(
      all
        .toReversed()
        .sort(byFallAndDate)
        .map(({ ad }) => ad.id),
    ).toEqual([1, 2, 5, 3, 6, 7])
  })
})
