import { describe, expect, test } from 'vitest'
import { hasDirectionMarks, typed } from './typed.ts'

describe('typed text', () => {
  test.each([
    [' диск ', 'диск'],
    ['\ufeff\u00a0диск\u3000', 'диск'],
    ['первая\r\nвторая', 'первая\nвторая'],
    ['первая\rвторая', 'первая\nвторая'],
    ['первая\r\r\nтретья', 'первая\n\nтретья'],
    ['столбец\tстолбец', 'столбец\tстолбец'],
    ['ди\u0000с\u0007к\u007f\u0085', 'диск'],
    ['ди\ud83dск\udc3b', 'диск'],
    ['медведь 🐻', 'медведь 🐻'],
    ['ди\u200bск', 'диск'],
    ['Аренда \u202e2026\u202c', 'Аренда 2026'],
    ['\u2068+7 701 000 00 55\u2069', '+7 701 000 00 55'],
    ['тор\u00adмоз', 'тормоз'],
    ['\u200b'.repeat(8), ''],
    ['\u00ad\u034f\u115f\u1160\u3164\uffa0\u2800', ''],
    ['\ufe0f\u200d\u200c', ''],
    ['а\u200dб\ufe0f', 'аб'],
    ['\u{e0041}\u{e0042}', ''],
    ['а\u{e0041}\u{e0042}', 'а'],
    ['👨🏽‍🔧 и ❤️‍🔥', '👨🏽‍🔧 и ❤️‍🔥'],
    ['\u0000 \n', ''],
  ])('%j is read as %j', (value, text) => {
    expect(typed(value)).toBe(text)
  })

  test.each([undefined, null, 5, true, ['диск'], { toString: () => 'диск' }])('%j is no text', (value) => {
    expect(typed(value)).toBe('')
  })
})

describe('direction marks', () => {
  test.each(['\u061c', '\u200e', '\u200f', '\u202a', '\u202e', '\u2066', '\u2069'])('finds %j', (mark) => {
    expect(hasDirectionMarks(`диск${mark}и`)).toBe(true)
  })

  test.each(['', 'диски', '\u200b', '\u200d', '\u2029', '\u202f', '\u2065', '\u206a'])(
    '%j has none',
    (text) => {
      expect(hasDirectionMarks(text)).toBe(false)
    },
  )
})
