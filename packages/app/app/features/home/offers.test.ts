import { describe, expect, it } from 'vitest'
import { mostOffered, offersOf, variedParts } from './offers.ts'

let id = 0
const part = (category: string, ads: number) => ({
  id: ++id,
  name: `Деталь ${id}`,
  name_kk: `Бөлшек ${id}`,
  category,
  ads,
})

describe('offersOf', () => {
  const parts = [part('oils', 3), part('brakes', 5), part('brakes', 7), part('drones', 9), part('lights', 0)]

  it('sums the ads of each category, in the requested order first', () => {
    const offers = offersOf(parts, ['brakes', 'oils', 'lights'])
    expect(offers.map(({ category, ads }) => [category, ads])).toEqual([
      ['brakes', 12],
      ['oils', 3],
      ['lights', 0],
      ['drones', 9],
    ])
  })

  it('returns the parts with the most ads and none without ads', () => {
    const [brakes, , lights] = offersOf(parts, ['brakes', 'oils', 'lights'])
    expect(brakes?.parts.map(({ ads }) => ads)).toEqual([7, 5])
    expect(lights?.parts).toEqual([])
  })

  it('returns nothing without a dictionary', () => {
    expect(offersOf([], ['brakes'])).toEqual([])
  })
})

describe('variedParts', () => {
  it('takes one part per category', () => {
    const offers = offersOf([part('brakes', 9), part('brakes', 8), part('oils', 2), part('body', 0)], [])
    expect(variedParts(offers, 3).map(({ category }) => category)).toEqual(['brakes', 'oils'])
  })
})

describe('mostOffered', () => {
  it('does not modify the given list', () => {
    const parts = [part('oils', 1), part('oils', 2)]
    expect(mostOffered(parts, 1)).toEqual([parts[1]])
    expect(parts.map(({ ads }) => ads)).toEqual([1, 2])
  })
})
