import { describe, expect, it } from 'vitest'
import { createRandom } from './random.ts'

const tenOf = (seed: number) => {
  const random = createRandom(seed)
  return Array.from({ length: 10 }, () => random.next())
}

describe('random', () => {
  it('repeats itself for a seed and differs for another', () => {
    expect(tenOf(7)).toEqual(tenOf(7))
    expect(tenOf(7)).not.toEqual(tenOf(8))
  })

  it('reaches both ends of a range and nothing beyond', () => {
    const random = createRandom(1)
    const seen = new Set(Array.from({ length: 200 }, () => random.int(3, 5)))
    expect([...seen].sort()).toEqual([3, 4, 5])
  })

  it('shuffles without losing or changing anything', () => {
    const list = [1, 2, 3, 4, 5]
    expect(createRandom(2).shuffle(list).sort()).toEqual([1, 2, 3, 4, 5])
    expect(list).toEqual([1, 2, 3, 4, 5])
  })

  it('takes different items, and no more than there are', () => {
    expect(new Set(createRandom(3).some(['a', 'b', 'c'], 2)).size).toBe(2)
    expect(createRandom(3).some(['a'], 5)).toEqual(['a'])
  })

  it('never picks an item with weight zero', () => {
    const random = createRandom(4)
    const picked = Array.from({ length: 100 }, () =>
      random.weighted([
        ['never', 0],
        ['always', 1],
      ]),
    )
    expect(new Set(picked)).toEqual(new Set(['always']))
  })

  it('throws on an empty list', () => {
    expect(() => createRandom(5).pick([])).toThrow(RangeError)
    expect(() => createRandom(5).weighted([])).toThrow(RangeError)
  })
})
