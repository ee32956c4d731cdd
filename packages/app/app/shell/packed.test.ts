import { createElement } from 'react'
import { renderToString } from 'react-dom/server'
import { expect, it } from 'vitest'
import { type Packed, pack, unpack, useUnpacked } from './packed.ts'

it.each([[null], [[]], [{ title: 'Тормозные диски «Brembo»', price: null, at: [1, 2] }], ['</script>']])(
  'packed data is the same when it is unpacked: %j',
  (data) => {
    expect(unpack(pack(data))).toEqual(data)
  },
)

it('packed data is one text, whatever it has', () => {
  expect(Object.keys(pack({ brands: [{ id: 1 }, { id: 2 }] }))).toEqual(['json'])
})

const Brand = ({ packed }: { packed: Packed<{ brand: string }> }) => useUnpacked(packed).brand

it('a component reads the packed data', () => {
  expect(renderToString(createElement(Brand, { packed: pack({ brand: 'Toyota' }) }))).toBe('Toyota')
})

it('data that was cut off is refused', () => {
  expect(() => unpack({ json: '{"brand":' })).toThrow(SyntaxError)
})
