import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { money } from './money.ts'
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
})
