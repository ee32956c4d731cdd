import { expect, test } from 'vitest'
import { timeLeft } from './time-left.ts'

const NOW = '2026-11-21T06:00:00.000Z'

test.each([
  ['2026-11-22T05:40:00.000Z', '23 ч 40 мин', '23 сағ 40 мин'],
  ['2026-11-22T06:00:00.000Z', '24 ч', '24 сағ'],
  ['2026-11-21T06:59:30.000Z', '1 ч', '1 сағ'],
  ['2026-11-21T06:00:01.000Z', '1 мин', '1 мин'],
  ['2026-11-21T06:00:00.000Z', '1 мин', '1 мин'],
  ['2026-11-20T06:00:00.000Z', '1 мин', '1 мин'],
])('until %s', (until, ru, kk) => {
  expect(timeLeft(until, NOW, 'ru').replaceAll('\u00a0', ' ')).toBe(ru)
  expect(timeLeft(until, NOW, 'kk').replaceAll('\u00a0', ' ')).toBe(kk)
})
