import type { FoundAds } from '@sauda/sdk/ads'
import { expect, it } from 'vitest'
import { askOfQuery } from './ask-of-query.ts'

const dictionaries = {
  brands: [
    { id: 1, name: 'Toyota' },
    { id: 2, name: 'BMW' },
  ],
  parts: [{ id: 7, name: 'Тормозные диски', category: 'brakes' }],
}
const clause = (kind: string, ...names: string[]) => ({ kind, said: names.join(), names, names_kk: names })
const read = (...reading: NonNullable<FoundAds['reading']>) => ({ reading })

it('asks for nothing on a list of everything', () => {
  expect(askOfQuery({}, {}, dictionaries)).toBeNull()
  expect(askOfQuery({ brand_id: 1 }, {}, dictionaries)).toBeNull()
})

it('asks for what was typed, or what it was corrected to', () => {
  expect(askOfQuery({ q: 'суппрт' }, {}, dictionaries)).toEqual({ text: 'суппрт' })
  const understood = { corrected: { from: 'суппрт', to: 'суппорт' } }
  expect(askOfQuery({ q: 'суппрт' }, { understood }, dictionaries)).toEqual({ text: 'суппорт' })
})

it('takes the car and the part from what the search understood', () => {
  const found = read(clause('part', 'Тормозные диски'), clause('brand', 'Toyota'), clause('model', 'Camry'))
  expect(askOfQuery({ q: 'диск камри' }, found, dictionaries)).toEqual({
    text: 'диск камри',
    part: 7,
    brand: 1,
    model: 'Camry',
  })
})

it('takes filters first, and the name of a part where nothing was typed', () => {
  expect(askOfQuery({ spare_part_id: 7, brand_id: 2 }, {}, dictionaries)).toEqual({
    text: 'Тормозные диски',
    part: 7,
    brand: 2,
  })
})

it('names no brand where there are several', () => {
  expect(askOfQuery({ q: 'диск', brand_id: [1, 2] }, {}, dictionaries)).toEqual({ text: 'диск' })
  const both = read(clause('brand', 'Toyota'), clause('brand', 'BMW'))
  expect(askOfQuery({ q: 'диск' }, both, dictionaries)).toEqual({ text: 'диск' })
})

it('puts a VIN into no address', () => {
  expect(askOfQuery({ q: 'xw7bf4fk60s061437' }, {}, dictionaries)).toEqual({
    text: '',
    vin: 'XW7BF4FK60S061437',
  })
  const understood = { corrected: { from: 'суппрт', to: 'суппорт xw7bf4fk60s061437' } }
  expect(askOfQuery({ q: 'суппорт XW7BF4FK60S061437', brand_id: 1 }, { understood }, dictionaries)).toEqual({
    text: 'суппорт',
    brand: 1,
    vin: 'XW7BF4FK60S061437',
  })
})
