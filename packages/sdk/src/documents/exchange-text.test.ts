import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { BATCH_TEXTS } from './exchange-batch-texts.ts'
import { exchangeFieldName, placeIn1c } from './exchange-place.ts'
import { exchangeText } from './exchange-text.ts'
import { CONTENT_TEXTS } from './exchange-texts.ts'

const contract = JSON.parse(readFileSync(new URL('../../openapi.json', import.meta.url), 'utf8')) as {
  components: { schemas: { ExchangeCode: { 'x-codes': string[] } } }
}
const CODES = contract.components.schemas.ExchangeCode['x-codes']

const problem = { field: 'lines.2.vat_rate', code: 'rate_out_of_range', got: '160', needed: '0–100' }

test('there is a text for each code of the contract, and for no other', () => {
  expect(Object.keys({ ...CONTENT_TEXTS, ...BATCH_TEXTS }).sort()).toEqual(CODES.toSorted())
})

describe.each(CODES)('%s', (code) => {
  test.each(['ru', 'kk'] as const)('is told in %s without an open placeholder', (language) => {
    const { wrong, fix } = exchangeText({ ...problem, code }, language)
    for (const text of [wrong, fix]) {
      expect(text).toMatch(/[.]$/)
      expect(text).not.toMatch(/[{}]|undefined|null/)
    }
    if (language === 'kk') expect(`${wrong}${fix}`).toMatch(/[әғқңөұүһі]/i)
  })
})

test('says which line and column, and where that is in 1C', () => {
  expect(exchangeText(problem, 'ru')).toEqual({
    field: 'строка 3, ставка НДС',
    wrong: 'Такой ставки НДС не бывает: 160.',
    fix: 'Выберите ставку в 1С: документ, таблица «Услуги» или «Товары», колонка «% НДС».',
    got: '160',
    needed: '0–100',
  })
  expect(exchangeFieldName('lines.2.vat_rate', 'kk')).toBe('3-жол, ҚҚС мөлшерлемесі')
})

describe('sums', () => {
  const total = { field: 'total', code: 'total_mismatch', got: '129510.4', needed: '129 510,00' }

  test('are told as money', () => {
    expect(exchangeText(total, 'ru')).toMatchObject({
      wrong: 'Строки дают 129\u00a0510,00\u00a0₸, а итог 129\u00a0510,40\u00a0₸.',
      got: '129\u00a0510,40\u00a0₸',
      needed: '129\u00a0510,00\u00a0₸',
    })
    expect(exchangeText({ ...total, currency: 'USD' }, 'kk').got).toBe('129\u00a0510,40\u00a0USD')
  })

  test.each([
    ['lines.0.price', 'number_too_large', '99999999999.000', '99\u00a0999\u00a0999\u00a0999,00\u00a0₸'],
    ['lines.3.vat', 'vat_mismatch', '-5', '−5,00\u00a0₸'],
    ['lines.3.sum', 'sum_mismatch', '5.129', '5.129'],
    ['lines.0.quantity', 'number_too_large', '99999999999', '99999999999'],
    ['total', 'not_a_number', '12', '12'],
    ['total', 'too_many_decimals', '12', '12'],
    ['total', 'total_mismatch', null, null],
    ['number', 'total_mismatch', '12', '12'],
  ])('%s, %s: %s', (field, code, got, shown) => {
    expect(exchangeText({ field, code, got, needed: null }, 'ru').got).toBe(shown)
  })
})

test('values of the sender are not read as placeholders', () => {
  expect(exchangeText({ ...problem, got: '{place} $& {got}' }, 'ru').wrong).toBe(
    'Такой ставки НДС не бывает: {place} $& {got}.',
  )
})

test.each([
  ['buyer.bin', 'справочник «Контрагенты», поле «БИН / ИИН»'],
  ['supplier.iban', 'справочник «Организации», поле «Банковские счета / Номер счёта»'],
  ['contract.date', 'справочник «Договоры контрагентов», поле «Дата договора»'],
  ['rooms.0', 'настройка выгрузки, «Помещения»'],
  ['toString', null],
  ['', null],
])('the place of %s', (field, place) => {
  expect(placeIn1c(field)).toBe(place)
})

test('an unknown code gets a neutral text, an unknown field keeps its name', () => {
  expect(exchangeText({ ...problem, field: 'colour', code: 'constructor' }, 'ru')).toEqual({
    field: 'colour',
    wrong: 'Портал не принял это значение.',
    fix: 'Проверьте в 1С: документ.',
    got: '160',
    needed: '0–100',
  })
})
