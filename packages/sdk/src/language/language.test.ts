import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { isLanguage, LANGUAGES, languageFromIndex, languageIndex, localeName } from './language.ts'

describe('language', () => {
  test('index and language go both ways', () => {
    expect(LANGUAGES.map(languageIndex)).toEqual([0, 1])
    expect([0, 1].map(languageFromIndex)).toEqual(['ru', 'kk'])
  })

  test('any other index is Russian', () => {
    fc.assert(fc.property(fc.double(), (index) => languageFromIndex(index) === (index === 1 ? 'kk' : 'ru')))
  })

  test('locale names', () => {
    expect(LANGUAGES.map(localeName)).toEqual(['ru_RU', 'kk_KZ'])
  })

  test.each(['RU', 'kz', '', 'constructor', null, 0])('%j is no language', (value) => {
    expect(isLanguage(value)).toBe(false)
  })
})
