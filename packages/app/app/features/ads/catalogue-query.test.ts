import { describe, expect, it } from 'vitest'
import { hasParts, isLanding, withCategory, withFilter, withKind, without } from './catalogue-query.ts'

describe('withKind', () => {
  it('removes parts and condition for services', () => {
    const query = { q: 'фара', category: 'lights', spare_part_id: 7, condition: ['new' as const], level: 2 }
    expect(withKind(query, 'service')).toEqual({ q: 'фара', level: 2, kind: 'service' })
  })

  it('removes parts and services for goods, keeps the condition', () => {
    const query = { spare_part_id: 7, service_id: 3, condition: ['used' as const] }
    expect(withKind(query, 'goods')).toEqual({ condition: ['used'], kind: 'goods' })
  })

  it('removes the service for parts', () => {
    expect(withKind({ kind: 'service', service_id: 3 }, 'part')).toEqual({ kind: 'part' })
  })

  it('removes only the kind for «any kind»', () => {
    expect(withKind({ kind: 'part', category: 'oils' }, undefined)).toEqual({ category: 'oils' })
  })
})

describe('withCategory', () => {
  it('removes the part of the previous category', () => {
    expect(withCategory({ category: 'oils', spare_part_id: 7, level: 1 }, 'brakes')).toEqual({
      level: 1,
      category: 'brakes',
    })
    expect(withCategory({ category: 'oils', spare_part_id: 7 }, undefined)).toEqual({})
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
  ])('%j is not a landing page', (query) => {
    expect(isLanding(query)).toBe(false)
  })
})

describe('withFilter', () => {
  it('sets and removes a filter', () => {
    expect(withFilter({ level: 1 }, 'brand_id', 3)).toEqual({ level: 1, brand_id: 3 })
    expect(withFilter({ level: 1, brand_id: 3 }, 'brand_id', undefined)).toEqual({ level: 1 })
  })

  it('keeps «договорная» while a price bound changes', () => {
    expect(withFilter({ price_from: 1, negotiable: true }, 'price_from', 5)).toEqual({
      price_from: 5,
      negotiable: true,
    })
    expect(withFilter({ price_from: 1, negotiable: true }, 'price_from', undefined)).toEqual({})
  })

  it('removes a list with its last value', () => {
    expect(withFilter({ condition: ['new'] }, 'condition', [])).toEqual({})
    expect(withFilter({}, 'condition', ['used'])).toEqual({ condition: ['used'] })
  })

  it('keeps a price bound of zero', () => {
    expect(withFilter({}, 'price_from', 0)).toEqual({ price_from: 0 })
  })
})
