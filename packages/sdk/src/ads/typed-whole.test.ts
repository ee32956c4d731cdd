import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { typedWhole } from './typed-whole.ts'

describe('a number', () => {
  test.each([
    ['58000', 58_000],
    [' 58 000 ', 58_000],
    ['58\u00a0000\u00a0₸', 58_000],
    ['58 000 тг', 58_000],
    ['58 000 теңге', 58_000],
    ['58 000,00 ₸', 58_000],
    ['058', 58],
    ['0', 0],
    ['12 тысяч', 12_000],
    ['12тыс.', 12_000],
    ['12 тыс ₸', 12_000],
    ['12 ТЫС', 12_000],
    ['3 тысячи', 3000],
    ['21 тысяча', 21_000],
    ['12k', 12_000],
    ['1 миллион', 1_000_000],
    ['2 миллиона', 2_000_000],
    ['5 миллионов тенге', 5_000_000],
    ['12 мың', 12_000],
    ['12 МЫҢ теңге', 12_000],
    ['12к', 12_000],
    ['12 К', 12_000],
    ['2,5 тыс', 2500],
    ['1,5 млн', 1_500_000],
    ['1.25 млн.', 1_250_000],
    ['1,1 млн тенге', 1_100_000],
  ])('%j is %d', (text, tenge) => {
    expect(typedWhole(text)).toBe(tenge)
  })

  test('with every number of hundredths of a million is exact', () => {
    fc.assert(
      fc.property(fc.nat(99_999), (hundredths) => {
        const text = `${Math.floor(hundredths / 100)},${String(hundredths % 100).padStart(2, '0')} млн`
        expect(typedWhole(text)).toBe(hundredths * 10_000)
      }),
    )
  })

  test('of any length is a number, which is too large', () => {
    expect(typedWhole('9'.repeat(400))).toBe(Number.POSITIVE_INFINITY)
  })
})

describe('no number', () => {
  test.each([
    ...['', ' ', '₸', 'тысяч', 'много', '-500', '−500', '+500', '- 12 тысяч', '12-15', '12-15 тысяч'],
    ...[
      'от 12 000',
      '12 000 за пару',
      '12 тысяч 500',
      '12 тысячный',
      '12 тыс тыс',
      '12 тыс млн',
      '12 тонн',
      '12 $',
      '12 руб',
    ],
    ...[
      '58 000,50',
      '0,5',
      '12.000',
      '12,000',
      '1.500.000',
      '1,500 млн',
      '1,5,5 млн',
      ',5 млн',
      '12,',
      '12 мл',
      '12 млн тыс',
    ],
    ...['1e5', '0x10', 'NaN', 'Infinity', '１２'],
  ])('is %j', (text) => {
    expect(typedWhole(text)).toBeNaN()
  })
})
