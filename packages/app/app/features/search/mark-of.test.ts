import { expect, it } from 'vitest'
import { markOf } from './mark-of.ts'

it.each([
  ['Тормозной диск', 'торм', [0, 4]],
  ['Тормозной диск', ' ДИС ', [10, 13]],
  ['Қалыптар', 'кал', [0, 3]],
  ['Ёмкость', 'ем', [0, 2]],
  ['«Тормоз Плюс»', 'тормоз', [1, 7]],
  ['Автомат и мат', 'мат', [10, 13]],
  ['Тормозной диск', 'моз', null],
  ['Тормозной диск', 'диск торм', null],
  ['Тормозной диск', '  ', null],
  ['Citroën', 'citroe', [0, 6]],
  ['İstanbul диск', 'диск', [9, 13]],
  ['½ диск', 'диск', [2, 6]],
  ['½ диск', '1', null],
])('marks in «%s» what was typed as «%s»', (text, typed, expected) => {
  expect(markOf(text, typed)).toEqual(expected)
})
