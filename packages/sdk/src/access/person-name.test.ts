import { expect, test } from 'vitest'
import { personName } from './person-name.ts'

test.each([
  ['Айгерім Серікқызы', 'Айгерім Серікқызы'],
  ['  Айгерім \t\n Серікқызы ', 'Айгерім Серікқызы'],
  ['Ли', 'Ли'],
  ["О'Коннор-Әлиева", "О'Коннор-Әлиева"],
  ['Ә'.repeat(100), 'Ә'.repeat(100)],
])('%j', (typed, name) => {
  expect(personName(typed)).toBe(name)
})

test.each(['', ' ', 'Я', '\u0000\u0007', ' Я ', 'Ә'.repeat(101)])('%j is none', (typed) => {
  expect(personName(typed)).toBeNull()
})
