import { expect, test } from 'vitest'
import { writtenBin, writtenCurrency, writtenRate } from './written-values.ts'

test.each([
  '201240999007',
  '2012 4099 9007',
  '201240\u00a0999007',
  '\u2068201240999007\u2069',
  '\u202a201240999007\u202c',
  '\u200e201240\u200b999007',
  '201240\u2011999007',
  '201240—999007',
])('the BIN %j is read', (text) => {
  expect(writtenBin(text)).toBe('201240999007')
})

test('an override, which turns digits around, stays', () => {
  expect(writtenBin('\u202e201240999007')).toBe('\u202e201240999007')
})

test.each([
  ...['KZT', 'kzt', '398', 'тенге', 'Тенге', 'теңге', 'тг', 'тг.', '₸', ' тенге\u200b'].map((text) => [
    text,
    'KZT',
  ]),
  ...['156', '051', '860', '985'].map((text, at) => [text, ['CNY', 'AMD', 'UZS', 'PLN'][at] ?? '']),
  ['руб.', 'RUB'],
  ['$', 'USD'],
  ['€', 'EUR'],
  ['constructor', 'CONSTRUCTOR'],
  ['тугрики', 'ТУГРИКИ'],
])('the currency %s is %s', (text, currency) => {
  expect(writtenCurrency(text)).toBe(currency)
})

test.each<[string, string | null | undefined]>([
  ...[
    'Без НДС',
    'без  ндс',
    'Без налога',
    'ҚҚС-сыз',
    'ҚҚС\u2011сыз',
    'ққссыз',
    'НДС не облагается',
    'Без налога (НДС)',
    'Без НДС.',
    'не облагается',
    'ҚҚС салынбайды',
    'ҚҚС-сіз',
  ].map((text): [string, null] => [text, null]),
  ...['16', '16%', '16 %', 'НДС 16%', 'ҚҚС 16 %', 'ндс16%', '16% НДС', '16 % ҚҚС'].map(
    (text): [string, string] => [text, '16'],
  ),
  ['12,5 %', '12,5'],
  ['много', undefined],
  ['-16', undefined],
])('the rate %s is %s', (text, rate) => {
  expect(writtenRate(text)).toBe(rate)
})
