import { expect, test } from 'vitest'
import { lineProblem, personName, personNameProblem } from './person-name.ts'

test.each([
  ['Айгерім Серікқызы', 'Айгерім Серікқызы'],
  ['  Айгерім \t\n Серікқызы ', 'Айгерім Серікқызы'],
  ['Ли', 'Ли'],
  ["О'Коннор-Әлиева", "О'Коннор-Әлиева"],
  ['Ә'.repeat(100), 'Ә'.repeat(100)],
])('normalises %j', (typed, name) => {
  expect(personName(typed)).toBe(name)
})

test.each(['', ' ', 'Я', '\u0000\u0007', ' Я ', 'Ә'.repeat(101)])('rejects %j', (typed) => {
  expect(personName(typed)).toBeNull()
})

test.each([
  '87010000012',
  '+7 (701) 000-00-12',
  '8 701 000 00 12',
  '701.000.00.12',
  '+49 30 901820',
  '８７０１０００００１２',
  '٨٧٠١٠٠٠٠٠١٢',
  '8701\u200b0000012',
  '12 345',
  'person@mail.kz',
  'имя@почта.рф',
  'person＠mail.kz',
  'person\u2060@mail.kz',
  'Айгерім person@mail.kz',
  'person@mail.kz Айгерім',
  'Назгүл87010000012',
  'Назгүл 701 000 00 12',
  'wa.me/77010000012',
  'Айгерім t.me/aigerim',
  'shop . kz',
  'Диски диск.қаз',
  'Айгерім @aigerim_parts',
])('rejects the contact data %j', (typed) => {
  expect(personNameProblem(typed)).toBe('not_a_name')
  expect(personName(typed)).toBeNull()
})

test.each([
  'Магазин 214',
  'A. B. Smith',
  'А.Б. Иванов',
  'Мекен.жай',
  'Айгерім 8',
  'Louis XIV',
  'R2D2',
  'Али 2010',
  'Магазин 12345',
  '1234',
  'Айгерім @ 8',
])('accepts digits in %j', (typed) => {
  expect(personNameProblem(typed)).toBeNull()
})

test.each(['\u061c', '\u200b', '\u200e', '\u202e', '\u2069', '\u00ad', '\u3164'])(
  'leaves %j out of names of people and companies',
  (mark) => {
    expect(personName(`Айгерім${mark} Серікқызы${mark}`)).toBe('Айгерім Серікқызы')
    expect(lineProblem(mark.repeat(8), { min: 2, max: 150 })).toBe('required')
  },
)

test.each([
  ['', 'required'],
  [undefined, 'required'],
  [['Айгерім'], 'required'],
  ['Я', 'too_short'],
  ['Ә'.repeat(101), 'too_long'],
  ['Айгерім\u200dСерікқызы', null],
])('the problem of %j: %s', (typed, problem) => {
  expect(personNameProblem(typed)).toBe(problem)
})
