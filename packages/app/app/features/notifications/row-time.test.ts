import { expect, it } from 'vitest'
import { rowTime } from './row-time.ts'

const NOW = '2026-11-21T06:42:00Z'

it.each([
  ['2026-11-21T06:40:00Z', '2026-11-21T06:40:00Z', 'ru', '2 мин назад'],
  // An earlier one of today, under the row of today.
  ['2026-11-21T04:40:00Z', '2026-11-21T06:40:00Z', 'kk', '2 сағ бұрын'],
  ['2026-11-20T13:05:00Z', '2026-11-20T13:05:00Z', 'ru', '18:05'],
  // Yesterday's and older ones under the row of today: the time alone would be read as today's.
  ['2026-11-20T13:05:00Z', '2026-11-21T06:40:00Z', 'ru', 'вчера, 18:05'],
  ['2026-11-12T13:05:00Z', '2026-11-20T06:40:00Z', 'kk', '12 қараша, 18:05'],
  ['2025-11-20T13:05:00Z', '2026-11-20T13:05:00Z', 'ru', '20 ноября 2025, 18:05'],
] as const)('%s in a row of %s, in %s: %s', (at, day, language, text) => {
  expect(rowTime(at, day, NOW, language).replaceAll('\u00a0', ' ')).toBe(text)
})
