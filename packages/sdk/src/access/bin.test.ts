import { describe, expect, test } from 'vitest'
import { binCheckDigit, normalBin } from './bin.ts'

const REAL = ['940140000385', '971240001315', '941240000193', '970240000816']

describe('business numbers', () => {
  test.each(REAL)('computes the check digit of %s', (bin) => {
    expect(binCheckDigit(bin.slice(0, 11))).toBe(Number(bin[11]))
    expect(normalBin(bin)).toBe(bin)
  })

  test('returns undefined for numbers without a check digit', () => {
    const refused = Array.from({ length: 1000 }, (_, at) => `3101400${String(at).padStart(4, '0')}`).filter(
      (digits) => binCheckDigit(digits) === undefined,
    )
    expect(refused.length).toBeGreaterThan(0)
    for (const digits of refused) {
      for (let last = 0; last < 10; last++) expect(normalBin(`${digits}${last}`)).toBeNull()
    }
  })

  test.each(['9401 4000 0385', ' 940140000385 ', '940\u00a0140\u00a0000\u00a0385'])('accepts %j', (typed) => {
    expect(normalBin(typed)).toBe('940140000385')
  })

  test.each([
    '',
    '94014000038',
    '9401400003855',
    // The check digit stands at the twelfth place, and the last twelve digits look like a number too.
    '9940100000005',
    '94014000038a',
    '940140-000385',
    '000000000000',
    '941340000380',
    '٩٤٠١٤٠٠٠٠٣٨٥',
  ])('rejects %j', (typed) => {
    expect(normalBin(typed)).toBeNull()
  })

  test.each(REAL)('rejects %s with any other last digit', (bin) => {
    for (let add = 1; add < 10; add++) {
      expect(normalBin(`${bin.slice(0, 11)}${(Number(bin[11]) + add) % 10}`)).toBeNull()
    }
  })
})
