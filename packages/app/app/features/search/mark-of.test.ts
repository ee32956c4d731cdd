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
  ['İstanbul', 'i', null],
])('marks in «%s» what was typed as «%s»', (text, typed, expected) => {
  expect(markOf(text, typed)).toEqual(expected)
})
