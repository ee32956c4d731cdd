import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { contactsIn } from './contacts-in-text.ts'

const inWords = (text: string) =>
  contactsIn(text).map(({ kind, start, end }) => `${kind} ${text.slice(start, end)}`)

describe('contacts', () => {
  test.each([
    ['Звоните +7 701 555 44 33', 'phone +7 701 555 44 33'],
    ['тел. 8(727)300-00-10, спросить Азамата', 'phone 8(727)300-00-10'],
    ['87015554433', 'phone 87015554433'],
    ['7015554433', 'phone 7015554433'],
    ['(701) 555-44-33', 'phone (701) 555-44-33'],
    ['8.701.555.44.33.', 'phone 8.701.555.44.33'],
    ['+7–701–555–44–33', 'phone +7–701–555–44–33'],
    ['хабарласыңыз: 8 778 123 45 67', 'phone 8 778 123 45 67'],
    ['пишите в WhatsApp', 'messenger WhatsApp'],
    ['Ватсап есть', 'messenger Ватсап'],
    ['ВОТСАПП', 'messenger ВОТСАПП'],
    ['в телеграме', 'messenger телеграме'],
    ['тг @brembo_almaty', 'messenger тг|messenger @brembo_almaty'],
    ['t.me/brembo', 'messenger t.me'],
    ['Ватсапта, Ватсаппен, инстаграмнан', 'messenger Ватсапта|messenger Ватсаппен|messenger инстаграмнан'],
    ['5 дисков, тг есть', 'messenger тг'],
    ['инста: @diski_kz', 'messenger инста|messenger @diski_kz'],
    ['WhatsApp 8 701 555 44 33', 'messenger WhatsApp|phone 8 701 555 44 33'],
    ['brembo@mail.kz', 'email brembo@mail.kz'],
    ['сайт https://brembo.kz/diski.', 'link https://brembo.kz/diski'],
    ['www.brembo.kz', 'link www.brembo.kz'],
  ])('%j has %s', (text, expected) => {
    expect(inWords(text).join('|')).toBe(expected)
  })
})

test.each([
  '',
  'Комплект из двух вентилируемых дисков, диаметр 296 мм.',
  'Артикул 0986479743, подходит с 2012 по 2018',
  'Номер детали 43512-02330, 43512-33130',
  'Цена 58 000 за комплект, 116 000 за два',
  'VIN JTDBE32K720012345',
  'Оригинал 8K0 615 301 A',
  'Арт. №87015554433',
  '04465-33471-87015554433',
  'Гарантия до 12.08.2027, чек есть',
  'Масло 5W-30, 4 л, API SN',
  'Размер 205/55 R16 91V',
  'тормоза @ 300 мм',
  'Комплект 15 000 тг, два: 29 тыс. тг, 30 мың тг',
  'от 5000 тг до 9000тг, 20 000 тг/шт',
  'Тигуан, тгк, вибрация, инстинкт',
  '870155544331234',
  '+7',
])('%j has none', (text) => {
  expect(contactsIn(text)).toEqual([])
})

test('places are in order, do not overlap and are inside the text', () => {
  const pieces = fc.constantFrom(
    '8 701 555 44 33',
    'WhatsApp',
    '@brembo',
    'a@b.kz',
    'www.b.kz',
    ' ',
    ', ',
    'диск',
  )
  fc.assert(
    fc.property(fc.array(fc.oneof(pieces, fc.string())), (parts) => {
      const text = parts.join('')
      let last = 0
      for (const { start, end } of contactsIn(text)) {
        expect(start).toBeGreaterThanOrEqual(last)
        expect(end).toBeGreaterThan(start)
        last = end
      }
      expect(last).toBeLessThanOrEqual(text.length)
    }),
  )
})

test('a long text of digits takes no time', () => {
  expect(contactsIn('8 7 '.repeat(10_000)).every(({ kind }) => kind === 'phone')).toBe(true)
  expect(contactsIn('a.'.repeat(20_000))).toEqual([])
})
