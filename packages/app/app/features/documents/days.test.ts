import { expect, test } from 'vitest'
import { dayAndMonth, monthTitle } from './days.ts'

test.each([
  ['2026-11-25', '25\u00a0ноября', '25\u00a0қараша'],
  ['2026-01-05', '5\u00a0января', '5\u00a0қаңтар'],
] as const)('%s is a day', (day, ru, kk) => {
  expect(dayAndMonth(day, 'ru')).toBe(ru)
  expect(dayAndMonth(day, 'kk')).toBe(kk)
})

test.each([
  ['2026-10', 'Октябрь 2026', 'Қазан 2026'],
  ['2025-01', 'Январь 2025', 'Қаңтар 2025'],
  ['2026-09', 'Сентябрь 2026', 'Қыркүйек 2026'],
] as const)('%s is a month', (period, ru, kk) => {
  expect(monthTitle(period, 'ru')).toBe(ru)
  expect(monthTitle(period, 'kk')).toBe(kk)
})
