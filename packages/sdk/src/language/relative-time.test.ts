import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { relativeTime } from './relative-time.ts'

const NOW = '2026-11-21T06:42:00.000Z' // 11:42 in Almaty

describe('relative time', () => {
  test.each([
    ['2026-11-21T06:42:00Z', 'только что', 'жаңа ғана'],
    ['2026-11-21T06:41:01Z', 'только что', 'жаңа ғана'],
    ['2026-11-21T06:42:59Z', 'только что', 'жаңа ғана'],
    ['2026-11-21T06:39:00Z', '3 мин назад', '3 мин бұрын'],
    ['2026-11-21T05:42:01Z', '59 мин назад', '59 мин бұрын'],
    ['2026-11-21T05:42:00Z', '1 ч назад', '1 сағ бұрын'],
    ['2026-11-21T04:42:00Z', '2 ч назад', '2 сағ бұрын'],
    ['2026-11-20T20:00:00Z', '10 ч назад', '10 сағ бұрын'],
    // Yesterday, less than twelve hours ago and exactly twelve.
    ['2026-11-20T18:42:01Z', '11 ч назад', '11 сағ бұрын'],
    ['2026-11-20T18:42:00Z', 'вчера', 'кеше'],
    ['2026-11-20T10:00:00Z', 'вчера', 'кеше'],
    ['2026-11-20T06:00:00Z', 'вчера', 'кеше'],
    ['2026-11-19T10:00:00Z', '2 дня назад', '2 күн бұрын'],
    ['2026-11-16T10:00:00Z', '5 дней назад', '5 күн бұрын'],
    ['2026-11-14T10:00:00Z', '7 дней назад', '7 күн бұрын'],
    ['2026-11-13T10:00:00Z', '13 ноября', '13 қараша'],
    ['2025-11-13T10:00:00Z', '13 ноября 2025', '2025 ж. 13 қараша'],
    ['2026-11-21T06:43:00Z', 'через 1 минуту', '1 минуттан кейін'],
    ['2026-11-21T08:42:00Z', 'через 2 часа', '2 сағаттан кейін'],
    ['2026-11-21T21:42:00Z', 'через 15 часов', '15 сағаттан кейін'],
    ['2026-11-22T06:41:59Z', 'через 23 часа', '23 сағаттан кейін'],
    ['2026-11-22T06:42:00Z', 'через 1 день', '1 күннен кейін'],
    ['2026-11-24T06:42:00Z', 'через 3 дня', '3 күннен кейін'],
    ['2026-12-21T06:42:00Z', 'через 30 дней', '30 күннен кейін'],
  ])('%s is %s', (moment, russian, kazakh) => {
    expect(relativeTime(moment, NOW, 'ru').replaceAll('\u00a0', ' ')).toBe(russian)
    expect(relativeTime(moment, NOW, 'kk').replaceAll('\u00a0', ' ')).toBe(kazakh)
  })

  test('counts the hours of one day, however many', () => {
    expect(relativeTime('2026-11-20T19:30:00Z', '2026-11-21T18:42:00Z', 'kk')).toBe('23\u00a0сағ бұрын')
  })

  test('returns an empty text for an invalid date', () => {
    expect(relativeTime('x', NOW, 'ru') + relativeTime(NOW, 'x', 'kk')).toBe('')
  })

  test('every moment has a text without zero', () => {
    fc.assert(
      fc.property(fc.integer({ min: -4e10, max: 4e10 }), fc.constantFrom('ru', 'kk'), (shift, language) => {
        const text = relativeTime(Date.parse(NOW) + shift, NOW, language)
        expect(text).toMatch(/^(?!.*\b0\u00a0)./u)
      }),
    )
  })
})
