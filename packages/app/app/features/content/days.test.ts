import { expect, test } from 'vitest'
import { dayName, dayOf, daysBetween } from './days.ts'

const NOW = '2026-11-24T09:00:00Z'
const plain = (text: string) => text.replaceAll('\u00a0', ' ')

test.each([
  ['2026-12-15', 'ru', undefined, '15 декабря'],
  ['2026-12-15', 'ru', 'to', '15 декабря'],
  ['2027-01-02', 'ru', undefined, '2 января 2027'],
  ['2026-12-15', 'kk', undefined, '15 желтоқсан'],
  ['2027-01-02', 'kk', 'from', '2027 ж. 2 қаңтардан'],
  ['never', 'ru', undefined, ''],
] as const)('%s in %s, %s', (day, language, dayCase, name) => {
  expect(plain(dayName(day, NOW, language, dayCase))).toBe(name)
})

test('without a moment the year is always told', () => {
  expect(plain(dayName('2026-12-15', null, 'ru'))).toBe('15 декабря 2026')
  expect(plain(dayName('2026-12-15', null, 'kk', 'from'))).toBe('2026 ж. 15 желтоқсаннан')
})

test('every Kazakh month takes its own endings', () => {
  const months = Array.from({ length: 12 }, (_, at) => `2026-${String(at + 1).padStart(2, '0')}-05`)
  const endings = (dayCase: 'to' | 'from' | 'at') =>
    months.map((day) => plain(dayName(day, NOW, 'kk', dayCase)).slice(2))
  expect(endings('to')).toEqual([
    ...['қаңтарға', 'ақпанға', 'наурызға', 'сәуірге', 'мамырға', 'маусымға'],
    ...['шілдеге', 'тамызға', 'қыркүйекке', 'қазанға', 'қарашаға', 'желтоқсанға'],
  ])
  expect(endings('from')).toEqual([
    ...['қаңтардан', 'ақпаннан', 'наурыздан', 'сәуірден', 'мамырдан', 'маусымнан'],
    ...['шілдеден', 'тамыздан', 'қыркүйектен', 'қазаннан', 'қарашадан', 'желтоқсаннан'],
  ])
  expect(endings('at').at(8)).toBe('қыркүйекте')
})

test.each([
  ['2026-11-23T20:00:00Z', '2026-11-24'],
  ['2026-11-23T18:59:00Z', '2026-11-23'],
  ['no moment', ''],
])('%s is on %s in Almaty', (moment, day) => {
  expect(dayOf(moment)).toBe(day)
})

test('days between two days, also over a change of the clock and backwards', () => {
  expect(daysBetween('2024-02-29', '2024-03-01')).toBe(1)
  expect(daysBetween('2026-12-31', '2026-12-30')).toBe(-1)
})
