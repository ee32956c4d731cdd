import type { AdFacets } from '@sauda/sdk/ads'
import { describe, expect, it } from 'vitest'
import { byAds, choicesOf } from './facets.ts'

const none = { choices: [] }
const FACETS: AdFacets = {
  kind: none,
  brand_id: {
    choices: [
      { value: 4, ads: 1284 },
      { value: 3, ads: 7 },
    ],
  },
  spare_part_id: none,
  category: { choices: [{ value: 'brakes', ads: 12_000 }], is_estimate: true },
  condition: none,
  level: { choices: [{ value: 2, ads: 5 }] },
  maker: none,
}
const BRANDS = [
  [3, 'Kia'],
  [4, 'Toyota'],
  [5, 'Lada'],
] as const

const shown = (...given: Parameters<typeof choicesOf>) =>
  choicesOf(...given).map(({ label, chosen, count }) => [label, chosen, count])

describe('choicesOf', () => {
  it('has the counts, and leaves out what has no ads', () => {
    expect(shown(FACETS, 'brand_id', {}, BRANDS)).toEqual([
      ['Kia', false, '7'],
      ['Toyota', false, '1\u00a0284'],
    ])
  })

  it('keeps what is chosen, one or several, with a zero', () => {
    expect(shown(FACETS, 'brand_id', { brand_id: 5 }, BRANDS).at(-1)).toEqual(['Lada', true, '0'])
    expect(shown(FACETS, 'brand_id', { brand_id: [5, 3] }, BRANDS).map(([, chosen]) => chosen)).toEqual([
      true,
      false,
      true,
    ])
  })

  it('keeps all where the panel always shows all', () => {
    const levels = [1, 2].map((level) => [level, `${level} этаж`] as const)
    expect(shown(FACETS, 'level', {}, levels, { all: true })).toEqual([
      ['1 этаж', false, '0'],
      ['2 этаж', false, '5'],
    ])
  })

  it('leaves all out where none has ads, but for what is chosen', () => {
    const conditions = [
      ['new', 'Новое'],
      ['used', 'Б/у'],
    ] as const
    expect(shown(FACETS, 'condition', {}, conditions, { all: true })).toEqual([])
    expect(shown(FACETS, 'condition', { condition: ['used'] }, conditions, { all: true })).toEqual([
      ['Б/у', true, '0'],
    ])
  })

  it('marks estimates', () => {
    expect(shown(FACETS, 'category', {}, [['brakes', 'Тормоза']])).toEqual([
      ['Тормоза', false, '~12\u00a0000'],
    ])
  })

  it('has all choices without counts where nothing was counted', () => {
    expect(shown(undefined, 'brand_id', { brand_id: 4 }, BRANDS)).toEqual([
      ['Kia', false, undefined],
      ['Toyota', true, undefined],
      ['Lada', false, undefined],
    ])
  })

  it('tells a number from the same digits as text', () => {
    expect(shown(FACETS, 'level', {}, [['2', 'x']])).toEqual([])
  })
})

describe('byAds', () => {
  const entries = [{ id: 1 }, { id: 3 }, { id: 2 }, { id: 4 }]

  it('puts the most ads first and keeps the order of the rest', () => {
    expect(byAds(FACETS, 'brand_id', entries).map(({ id }) => id)).toEqual([4, 3, 1, 2])
  })

  it('keeps the order where nothing was counted', () => {
    expect(byAds(undefined, 'brand_id', entries)).toEqual(entries)
  })
})
