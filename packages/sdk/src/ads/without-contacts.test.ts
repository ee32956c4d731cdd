import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { contactsIn } from './contacts-in-text.ts'
import { withoutContacts } from './without-contacts.ts'

describe('a contact is cut', () => {
  test.each([
    // in the middle
    [
      'Комплект, 296 мм. Пишите WhatsApp 8 701 000 44 12, отвечаю быстро.',
      'Комплект, 296 мм. Пишите, отвечаю быстро.',
    ],
    ['Диски 8 701 555 44 33 новые', 'Диски новые'],
    ['Диски (8 701 555 44 33), новые', 'Диски, новые'],
    ['Диски «brembo@mail.kz» новые', 'Диски новые'],
    ['Диски (WhatsApp 8 701 555 44 33 Азамат)', 'Диски (Азамат)'],
    ['Диски (новые, 8 701 555 44 33)', 'Диски (новые)'],
    ['Диски — WhatsApp — новые', 'Диски — новые'],
    ['Скидка! 8 701 555 44 33. Новые', 'Скидка! Новые'],
    ['Диски: 8 701 555 44 33; новые', 'Диски; новые'],
    // at the start
    ['8 701 555 44 33, диски', 'диски'],
    ['тел. 8(727)300-00-10, спросить Азамата', 'спросить Азамата'],
    ['По номеру 8 701 555 44 33 — скидка', 'скидка'],
    ['WhatsApp-қа жазыңыз', 'жазыңыз'],
    // at the end
    ['Звоните +7 701 555 44 33', 'Звоните'],
    ['Пишите: WhatsApp 8 701 555 44 33!', 'Пишите!'],
    ['Цена 5000, 8 701 555 44 33', 'Цена 5000'],
    ['Диски. 8 701 555 44 33', 'Диски.'],
    ['Диски. Ватсап.', 'Диски.'],
    ['хабарласыңыз: 8 778 123 45 67', 'хабарласыңыз'],
    // alone
    ['87015554433', ''],
    ['«8 701 555 44 33»', ''],
    ['Мой WhatsApp: 8 701 555 44 33', ''],
    // on lines
    ['Диски\n8 701 555 44 33\nновые', 'Диски\nновые'],
    ['Диски\n\nТел: 8 701 555 44 33', 'Диски'],
    ['Диски, WhatsApp\nновые', 'Диски\nновые'],
    ['Диски. Ватсап.\nНовые', 'Диски.\nНовые'],
  ])('from %j, which leaves %j', (text, expected) => {
    expect(withoutContacts(text)).toBe(expected)
  })
})

describe('words that say only that a contact follows go with it', () => {
  test.each([
    ['Диски новые. Тел.: 8 701 555 44 33. Торг.', 'Диски новые. Торг.'],
    ['звоните по тел. 8 701 555 44 33 с 9 до 18', 'звоните с 9 до 18'],
    ['пишите в WhatsApp', 'пишите'],
    ['менің ұялы нөмірім 8 778 123 45 67, Асқар', 'Асқар'],
    ['📞 8 701 555 44 33', ''],
    ['Скидки 🔥 📱+7 701 555 44 33 🔥', 'Скидки 🔥 🔥'],
    ['✉️ brembo@mail.kz 👍', '👍'],
  ])('%j leaves %j', (text, expected) => {
    expect(withoutContacts(text)).toBe(expected)
  })
})

describe('several contacts, and whole addresses', () => {
  test.each([
    ['Диски 8 701 555 44 33 и 8 702 555 44 33 новые', 'Диски новые'],
    ['Звоните 8 701 555 44 33 Азамат, 8 702 555 44 33 Ерлан', 'Звоните Азамат, Ерлан'],
    ['пишите в WhatsApp или Telegram: @brembo_almaty', 'пишите'],
    ['Ватсап, телеграм немесе 8 701 555 44 33 бар', 'бар'],
    ['сайт https://t.me/brembo есть', 'сайт есть'],
    ['https://wa.me/77015554433', ''],
    ['instagram.com/brembo_kz, инста @brembo', ''],
    ['есть www.brembo.kz.', 'есть.'],
    ['8 701 @brembo_k 555 44 33 диск', 'диск'],
  ])('%j leaves %j', (text, expected) => {
    expect(withoutContacts(text)).toBe(expected)
  })
})

describe('the whole address is cut', () => {
  test.each([
    ['Пишите https://wa.me/77015554433?text=hi%20there.', 'Пишите.'],
    ['https://instagram.com/brembo_kz?igsh=abc== диски', 'диски'],
    ['Пишите https://api.whatsapp.com/send?phone=77015554433', 'Пишите'],
    ['Группа https://chat.whatsapp.com/AbC, вступайте', 'Группа, вступайте'],
    ['whatsapp://send?phone=77015554433', ''],
    ['chat.whatsapp.com/AbC есть', 'есть'],
    ['WhatsApp/звонок', '/звонок'],
  ])('%j leaves %j', (text, expected) => {
    expect(withoutContacts(text)).toBe(expected)
  })
})

describe('names of goods and prices stay beside a contact', () => {
  test.each([
    ['Цена 5000 тг, WhatsApp 8 701 555 44 33', 'Цена 5000 тг'],
    ['Комплект 20000 тг/шт, телеграм @brembo', 'Комплект 20000 тг/шт'],
    ['Автодержатель на телефон 8 701 555 44 33', 'Автодержатель на телефон'],
    ['Держатель для телефона 8 701 555 44 33', 'Держатель для телефона'],
    ['Подсветка номера 8 701 555 44 33', 'Подсветка номера'],
    ['Рамка на номер 8 701 555 44 33', 'Рамка на номер'],
    ['Звоните на номер 8 701 555 44 33', 'Звоните'],
  ])('%j leaves %j', (text, expected) => {
    expect(withoutContacts(text)).toBe(expected)
  })
})

describe('nothing is left of brackets, quotes, rows and lines', () => {
  test.each([
    ['Есть доставка (на WhatsApp).', 'Есть доставка.'],
    ['Азамат (8 701 555 44 33; Ерлан 8 702 555 44 33), Алматы', 'Азамат (Ерлан), Алматы'],
    ['Диски “8 701 555 44 33” новые', 'Диски новые'],
    ['Диски [8 701 555 44 33] новые', 'Диски новые'],
    ['Пишите на почту a@b.kz или на WhatsApp', 'Пишите на почту'],
    ['• 8 701 555 44 33\n• Торг', '• Торг'],
    ['1) 8 701 555 44 33', ''],
    ['тел/WhatsApp 8 701 555 44 33', ''],
    ['Ерлан, 8 701 555 44 33 (в любое время)', 'Ерлан (в любое время)'],
    ['Диски\n\n8 701 555 44 33\n\nновые', 'Диски\n\nновые'],
    ['WhatsApp арқылы жазыңыз', 'жазыңыз'],
    ['8 701 555 44 33 нөміріне хабарласыңыз', 'хабарласыңыз'],
    ['WhatsApp’қа жазыңыз', 'жазыңыз'],
  ])('%j leaves %j', (text, expected) => {
    expect(withoutContacts(text)).toBe(expected)
  })
})

test.each([
  '',
  'от 5000 тг до 9000 тг за комплект',
  '  Комплект из двух ,  диаметр 296 мм .\n\n',
  'Артикул 0986479743, подходит с 2012 по 2018',
  'Арт. №87015554433',
  'VIN JTDBE32K720012345, номер детали 43512-02330',
  'Тел. не пишу, по телефону не отвечаю 📞',
  'Цена: 58 000 – торг!',
])('%j has no contact and stays as it is', (text) => {
  expect(withoutContacts(text)).toBe(text)
})

test('an article number beside a contact stays', () => {
  expect(withoutContacts('Артикул 0986479743, тел 8 701 555 44 33, VIN JTDBE32K720012345')).toBe(
    'Артикул 0986479743, VIN JTDBE32K720012345',
  )
})

test('no contact is left, and the text does not become longer', () => {
  const pieces = fc.constantFrom(
    '8 701 555 44 33',
    '555 44 33',
    '8 701',
    'WhatsApp',
    '@brembo',
    'a@b.kz',
    'https://t.me/b',
    ' ',
    ', ',
    '. ',
    '(',
    ')',
    '\n',
    'тел.',
    'диск',
    '🔥',
  )
  fc.assert(
    fc.property(fc.array(fc.oneof(pieces, fc.string())), (parts) => {
      const text = parts.join('')
      const left = withoutContacts(text)
      expect(contactsIn(left)).toEqual([])
      expect(left.length).toBeLessThanOrEqual(text.length)
      if (contactsIn(text).length === 0) expect(left).toBe(text)
    }),
  )
})
