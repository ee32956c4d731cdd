import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { isLanguage, LANGUAGES, languageFromIndex, languageIndex, localeName } from './language.ts'

describe('language', () => {
  test('converts between index and language', () => {
    expect(LANGUAGES.map(languageIndex)).toEqual([0, 1])
    expect([0, 1].map(languageFromIndex)).toEqual(['ru', 'kk'])
  })

  test('treats any other index as Russian', () => {
    fc.assert(fc.property(fc.double(), (index) => languageFromIndex(index) === (index === 1 ? 'kk' : 'ru')))
  })

  test('returns locale names', () => {
    expect(LANGUAGES.map(localeName)).toEqual(['ru_RU', 'kk_KZ'])
  })

  test('accepts both languages', () => {
    expect(LANGUAGES.map(isLanguage)).toEqual([true, true])
  })

  test.each(['RU', 'kz', '', 'constructor', null, 0])('rejects %j', (value) => {
    expect(isLanguage(value)).toBe(false)
  })
})
