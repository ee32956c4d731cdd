import { describe, expect, it } from 'vitest'
import { namedFiles, orderPhotos, placed } from './photo-order.ts'

const there = ['a', 'b', 'c']

describe('the order of photos', () => {
  it.each([
    [undefined, 2, [{ key: 'a' }, { key: 'b' }, { key: 'c' }, { file: 0 }, { file: 1 }]],
    [['new.1', 'c', 'new.0'], 2, [{ file: 1 }, { key: 'c' }, { file: 0 }]],
    [['b'], 1, [{ key: 'b' }]],
    [['none'], 0, []],
  ])('accepts %j with %i files', (order, files, places) => {
    expect(orderPhotos(order, { there, files })).toEqual({ places })
  })

  it.each([
    [['foreign'], 'photo_order', 'unknown'],
    [['a', 'a'], 'photo_order', 'unknown'],
    [['new.0', 'new.0'], 'photo_order', 'unknown'],
    [['new.2'], 'photo_order', 'unknown'],
    [['new.00'], 'photo_order', 'unknown'],
    [['new.-1'], 'photo_order', 'unknown'],
    [['a', 'none'], 'photo_order', 'unknown'],
  ])('rejects %j', (order, field, code) => {
    expect(orderPhotos(order, { there, files: 2 })).toEqual({ errors: { [field]: [code] } })
  })

  it('has ten places, however they are filled', () => {
    expect(orderPhotos(undefined, { there, files: 8 })).toEqual({ errors: { photos: ['too_many'] } })
    expect(orderPhotos(undefined, { there, files: 7 }).places).toHaveLength(10)
    const order = ['a', ...Array.from({ length: 9 }, (_, file) => `new.${file}`)]
    expect(orderPhotos(order, { there, files: 9 }).places).toHaveLength(10)
  })
})

it('puts files and photos in their places', () => {
  const places = [{ file: 1 }, { key: 'c' }, { file: 0 }]
  const files = namedFiles(places, ['first', 'second', 'nowhere'])
  expect(files).toEqual(['second', 'first'])
  const kept = there.map((key) => ({ key }))
  const added = files.map((key) => ({ key }))
  expect(placed(places, kept, added).map(({ key }) => key)).toEqual(['second', 'c', 'first'])
})
