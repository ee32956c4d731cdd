import { expect, it } from 'vitest'
import { displayNameOf } from './display-name.ts'

it.each([
  ['Айгерім Серікқызы', 'Айгерім С.'],
  ['  Ерлан   Қасымов ', 'Ерлан Қ.'],
  ['Пётр ильич Ёлкин', 'Пётр И.'],
  ['Әлия', 'Әлия'],
  ['Jean-Luc d’Arc', 'Jean-Luc D.'],
  ['Айгерім 𝒮', 'Айгерім 𝒮.'],
  ['', ''],
])('%s is shown as %s', (name, shown) => {
  expect(displayNameOf(name)).toBe(shown)
})
