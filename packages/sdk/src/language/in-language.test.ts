import { expect, test } from 'vitest'
import { inLanguage } from './in-language.ts'

const part = { name: 'Тормозной диск', name_kk: 'Тежегіш дискісі' }

test('returns the Kazakh version if there is one', () => {
  expect(inLanguage(part, 'name', 'kk')).toBe('Тежегіш дискісі')
  expect(inLanguage(part, 'name', 'ru')).toBe('Тормозной диск')
})

test.each([{ name: 'Toyota' }, { name: 'Toyota', name_kk: null }, { name: 'Toyota', name_kk: '  ' }])(
  'falls back to the Russian version: %j',
  (brand) => {
    expect(inLanguage(brand, 'name', 'kk')).toBe('Toyota')
  },
)
