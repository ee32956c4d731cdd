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
  })
  expect(exchangeFieldName('lines.2.vat_rate', 'kk')).toBe('3-жол, ҚҚС мөлшерлемесі')
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
  })
})
