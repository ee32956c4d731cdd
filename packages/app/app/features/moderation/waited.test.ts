import { relativeTime } from '@sauda/sdk/language'
import { expect, test } from 'vitest'
import { isLate, waited } from './waited.ts'

const NOW = '2026-11-21T12:00:00.000Z'
const MINUTE = 60_000
const before = (ms: number) => new Date(Date.parse(NOW) - ms).toISOString()

test.each([
  [0, '1 мин', '1 мин'],
  [MINUTE - 1, '1 мин', '1 мин'],
  [48 * MINUTE, '48 мин', '48 мин'],
  [60 * MINUTE - 1, '59 мин', '59 мин'],
  [60 * MINUTE, '1 ч 00', '1 сағ 00'],
  [182 * MINUTE, '3 ч 02', '3 сағ 02'],
  [24 * 60 * MINUTE - 1, '23 ч 59', '23 сағ 59'],
  [24 * 60 * MINUTE, '1 дн.', '1 күн'],
  // At noon UTC it is 17:00 in Almaty: a day begins 17 hours before.
  [41 * 60 * MINUTE, '1 дн.', '1 күн'],
  [41 * 60 * MINUTE + 1, '2 дн.', '2 күн'],
  [5.5 * 24 * 60 * MINUTE, '5 дн.', '5 күн'],
  [5.8 * 24 * 60 * MINUTE, '6 дн.', '6 күн'],
  [-5 * MINUTE, '1 мин', '1 мин'],
])('%i ms are «%s» and «%s»', (ms, ru, kk) => {
  const shown = (language: 'ru' | 'kk') => waited(before(ms), NOW, language).replaceAll('\u00a0', ' ')
  expect([shown('ru'), shown('kk')]).toEqual([ru, kk])
})

test('it counts as many days as the list of ads, which names dates after a week', () => {
  for (let hours = 24; hours < 7 * 24; hours += 1) {
    const since = before(hours * 60 * MINUTE)
    const said = relativeTime(since, NOW, 'ru')
    const days = said === 'вчера' ? 1 : Number.parseInt(said, 10)
    expect(waited(since, NOW, 'ru'), since).toBe(`${days}\u00a0дн.`)
  }
})

test.each([
  [0, false],
  [-MINUTE, false],
  [120 * MINUTE, false],
  [120 * MINUTE + 1, true],
])('after %i ms an ad is late: %s', (ms, late) => {
  expect(isLate(before(ms), NOW)).toBe(late)
})
