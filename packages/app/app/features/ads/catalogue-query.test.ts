import type { AdQuery } from '@sauda/sdk/ads'
import { describe, expect, it } from 'vitest'
import { fitting, hasParts, isLanding, without, withValues } from './catalogue-query.ts'

const PARTS = [
  { id: 7, category: 'lights' },
  { id: 8, category: 'brakes' },
]

describe('fitting', () => {
  const fit = (next: AdQuery, before: AdQuery = next) => fitting(next, before, PARTS)

  it('removes parts and condition for services', () => {
    const query = {
      q: 'фара',
      category: 'lights',
      spare_part_id: 7,
      condition: ['new' as const],
      maker: 'TRW',
      level: 2,
    }
    expect(fit({ ...query, kind: 'service' })).toEqual({ q: 'фара', level: 2, kind: 'service' })
  })

  it('removes parts and services for goods, keeps the condition', () => {
    const query = {
      spare_part_id: 7,
      service_id: 3,
      condition: ['used' as const],
      maker: 'TRW',
      kind: 'goods' as const,
    }
    expect(fit(query)).toEqual({ condition: ['used'], maker: 'TRW', kind: 'goods' })
  })

  it('removes the service for parts', () => {
    expect(fit({ kind: 'part', service_id: 3 })).toEqual({ kind: 'part' })
  })

  it('keeps the service for any kind', () => {
    expect(fit({ service_id: 3, category: 'oils' })).toEqual({ service_id: 3, category: 'oils' })
  })

  it.each([
    ['of another category', { category: 'brakes', spare_part_id: 7 }, { category: 'brakes' }],
    [
      'of none of several',
      { category: ['brakes', 'oils'], spare_part_id: 7 },
      { category: ['brakes', 'oils'] },
    ],
  ])('removes a part %s', (_what, query, expected) => {
    expect(fit(query)).toEqual(expected)
  })

  it.each([
    ['of the category', { category: 'lights', spare_part_id: 7 }],
    ['of one of several', { category: ['brakes', 'lights'], spare_part_id: 7 }],
    ['without a category', { spare_part_id: 7 }],
    ['that it does not know', { category: 'brakes', spare_part_id: 99 }],
  ])('keeps a part %s', (_what, query) => {
    expect(fit(query)).toEqual(query)
  })

  it('removes «договорная» together with the last price bound, not without one', () => {
    expect(fit({ negotiable: true }, { negotiable: true, price_to: 9 })).toEqual({})
    expect(fit({ negotiable: true, price_from: 1 }, { negotiable: true, price_to: 9 })).toEqual({
      negotiable: true,
      price_from: 1,
    })
    expect(fit({ negotiable: true }, {})).toEqual({ negotiable: true })
  })
})

describe('without', () => {
  it('removes «договорная» together with the last price bound', () => {
    expect(without({ price_from: 1, price_to: 9, negotiable: true }, ['price_to'])).toEqual({
      price_from: 1,
      negotiable: true,
    })
    expect(without({ price_from: 1, negotiable: true }, ['price_from'])).toEqual({})
  })

  it('keeps «договорная» without price bounds', () => {
    expect(without({ negotiable: true, level: 2 }, ['level'])).toEqual({ negotiable: true })
  })

  it('does not modify the given filters', () => {
    const query = { level: 2 }
    without(query, ['level'])
    expect(query).toEqual({ level: 2 })
  })
})

describe('hasParts', () => {
  it.each([
    [{}, true],
    [{ kind: 'part' as const }, true],
    [{ kind: 'service' as const }, false],
    [{ kind: 'goods' as const }, false],
  ])('%j: %s', (query, expected) => {
    expect(hasParts(query)).toBe(expected)
  })
})

describe('isLanding', () => {
  it.each([[{}], [{ category: 'brakes' }], [{ brand_id: 3 }], [{ spare_part_id: 7, brand_id: 3 }]])(
    '%j is a landing page',
    (query) => {
      expect(isLanding(query)).toBe(true)
    },
  )

  it.each([
    [{ q: 'фара' }],
    [{ brand_id: 3, level: 2 }],
    [{ category: 'brakes', sort: 'price_asc' as const }],
    [{ category: 'brakes', spare_part_id: 7, brand_id: 3 }],
    [{ brand_id: [3, 4] }],
    [{ category: ['brakes', 'oils'] }],
  ])('%j is not a landing page', (query) => {
    expect(isLanding(query)).toBe(false)
  })
})

describe('withValues', () => {
  it('sets one or several, and removes a filter with its last value', () => {
    expect(withValues({ level: 1 }, 'brand_id', [3])).toEqual({ level: 1, brand_id: 3 })
    expect(withValues({ level: 1 }, 'brand_id', [3, 4])).toEqual({ level: 1, brand_id: [3, 4] })
    expect(withValues({ level: 1, brand_id: 3 }, 'brand_id', [])).toEqual({ level: 1 })
  })

  it('keeps conditions a list', () => {
    expect(withValues({}, 'condition', ['used'])).toEqual({ condition: ['used'] })
  })
})
