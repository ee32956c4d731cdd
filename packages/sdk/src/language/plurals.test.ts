import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { count, nounAfter, pluralForm } from './plurals.ts'

const ADS = { ru: ['объявление', 'объявления', 'объявлений'], kk: 'хабарландыру' } as const

describe('plurals', () => {
  test.each([
    [0, 'many'],
    [1, 'one'],
    [2, 'few'],
    [4, 'few'],
    [5, 'many'],
    [11, 'many'],
    [12, 'many'],
    [14, 'many'],
    [21, 'one'],
    [22, 'few'],
    [25, 'many'],
    [111, 'many'],
    [112, 'many'],
    [101, 'one'],
    [1.5, 'few'],
    [-1, 'one'],
    [-11, 'many'],
  ] as const)('%d is %s', (value, form) => {
    expect(pluralForm(value)).toBe(form)
  })

  test('agrees with Intl on every integer', () => {
    const russian = new Intl.PluralRules('ru')
    fc.assert(fc.property(fc.maxSafeNat(), (value) => pluralForm(value) === russian.select(value)))
  })

  test('Kazakh does not change the noun', () => {
    fc.assert(fc.property(fc.double(), (value) => nounAfter(value, ADS, 'kk') === ADS.kk))
  })

  test('joins number and noun by a no-break space', () => {
    expect(count(1, ADS, 'ru')).toBe('1\u00a0объявление')
    expect(count(2000, ADS, 'ru')).toBe('2\u00a0000\u00a0объявлений')
    expect(count(2000, ADS, 'kk')).toBe('2\u00a0000\u00a0хабарландыру')
  })
})
