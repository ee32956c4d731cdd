import { describe, expect, it } from 'vitest'
import { hasParts, isLanding, withCategory, withFilter, withKind, without } from './catalogue-query.ts'

describe('withKind', () => {
  it('takes parts and condition off services', () => {
    const query = { q: 'фара', category: 'lights', spare_part_id: 7, condition: ['new' as const], level: 2 }
    expect(withKind(query, 'service')).toEqual({ q: 'фара', level: 2, kind: 'service' })
  })

  it('takes parts and services off goods and leaves their condition', () => {
    const query = { spare_part_id: 7, service_id: 3, condition: ['used' as const] }
    expect(withKind(query, 'goods')).toEqual({ condition: ['used'], kind: 'goods' })
  })

  it('takes the service off parts', () => {
    expect(withKind({ kind: 'service', service_id: 3 }, 'part')).toEqual({ kind: 'part' })
  })

  it('takes nothing but the kind away for any kind', () => {
    expect(withKind({ kind: 'part', category: 'oils' }, undefined)).toEqual({ category: 'oils' })
  })
})

describe('withCategory', () => {
  it('forgets the part of the category before', () => {
    expect(withCategory({ category: 'oils', spare_part_id: 7, level: 1 }, 'brakes')).toEqual({
      level: 1,
      category: 'brakes',
    })
    expect(withCategory({ category: 'oils', spare_part_id: 7 }, undefined)).toEqual({})
  })
})

describe('without', () => {
  it('takes «договорная» along with the last bound of the price', () => {
    expect(without({ price_from: 1, price_to: 9, negotiable: true }, ['price_to'])).toEqual({
      price_from: 1,
      negotiable: true,
    })
    expect(without({ price_from: 1, negotiable: true }, ['price_from'])).toEqual({})
  })

  it('leaves «договорная» where it stands alone', () => {
    expect(without({ negotiable: true, level: 2 }, ['level'])).toEqual({ negotiable: true })
  })

  it('leaves the given filters as they were', () => {
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
    '%j is one',
    (query) => {
      expect(isLanding(query)).toBe(true)
    },
  )

  it.each([
    [{ q: 'фара' }],
    [{ brand_id: 3, level: 2 }],
    [{ category: 'brakes', sort: 'price_asc' as const }],
    [{ category: 'brakes', spare_part_id: 7, brand_id: 3 }],
  ])('%j is none', (query) => {
    expect(isLanding(query)).toBe(false)
  })
})

describe('withFilter', () => {
  it('sets and takes off', () => {
    expect(withFilter({ level: 1 }, 'brand_id', 3)).toEqual({ level: 1, brand_id: 3 })
    expect(withFilter({ level: 1, brand_id: 3 }, 'brand_id', undefined)).toEqual({ level: 1 })
  })

  it('keeps «договорная» while a bound changes', () => {
    expect(withFilter({ price_from: 1, negotiable: true }, 'price_from', 5)).toEqual({
      price_from: 5,
      negotiable: true,
    })
    expect(withFilter({ price_from: 1, negotiable: true }, 'price_from', undefined)).toEqual({})
  })

  it('drops a list with its last value', () => {
    expect(withFilter({ condition: ['new'] }, 'condition', [])).toEqual({})
    expect(withFilter({}, 'condition', ['used'])).toEqual({ condition: ['used'] })
  })

  it('keeps a bound of nought', () => {
    expect(withFilter({}, 'price_from', 0)).toEqual({ price_from: 0 })
  })
})
