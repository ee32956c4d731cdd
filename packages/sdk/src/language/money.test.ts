import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { money, moneyTiyn, shortMoneyTiyn } from './money.ts'
import { groupDigits } from './numbers.ts'

describe('numbers and money', () => {
  test.each([
    [0, '0'],
    [999, '999'],
    [1000, '1\u00a0000'],
    [58_000, '58\u00a0000'],
    [1_000_000_000, '1\u00a0000\u00a0000\u00a0000'],
    [-1234.5, '−1\u00a0234,5'],
  ])('%d is %s', (value, text) => {
    expect(groupDigits(value)).toBe(text)
  })

  test('agrees with Intl on every integer', () => {
    const russian = new Intl.NumberFormat('ru')
    fc.assert(fc.property(fc.maxSafeNat(), (value) => groupDigits(value) === russian.format(value)))
  })

  test('formats money', () => {
    expect(money(58_000, 'ru')).toBe('58\u00a0000\u00a0₸')
    expect(money(58_000, 'kk')).toBe('58\u00a0000\u00a0₸')
    expect(money(0, 'ru')).toBe('0\u00a0₸')
    expect(money(null, 'ru')).toBe('договорная')
    expect(money(null, 'kk')).toBe('келісімді')
  })
  test.each([
    [41_200_000, 'KZT', '412\u00a0000,00\u00a0₸', '412\u00a0000\u00a0₸'],
    [5_682_759, 'KZT', '56\u00a0827,59\u00a0₸', '56\u00a0827,59\u00a0₸'],
    [5, 'KZT', '0,05\u00a0₸', '0,05\u00a0₸'],
    [0, 'KZT', '0,00\u00a0₸', '0\u00a0₸'],
    [-150, 'KZT', '−1,50\u00a0₸', '−1,50\u00a0₸'],
    [-100_000, 'KZT', '−1\u00a0000,00\u00a0₸', '−1\u00a0000\u00a0₸'],
    [10_050, 'USD', '100,50\u00a0USD', '100,50\u00a0USD'],
    [
      Number.MAX_SAFE_INTEGER,
      'KZT',
      '90\u00a0071\u00a0992\u00a0547\u00a0409,91\u00a0₸',
      '90\u00a0071\u00a0992\u00a0547\u00a0409,91\u00a0₸',
    ],
  ])('%d hundredths of %s', (tiyn, currency, whole, short) => {
    for (const language of ['ru', 'kk'] as const) {
      expect(moneyTiyn(tiyn, currency, language)).toBe(whole)
      expect(shortMoneyTiyn(tiyn, currency, language)).toBe(short)
    }
  })
})
