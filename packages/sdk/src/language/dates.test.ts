import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { almatyTime } from './almaty.ts'
import { monthInDate, monthName, weekdayName, weekdayShort } from './calendar.ts'
import { clockTime, dayLabel, longDate, shortDate } from './dates.ts'
import { LANGUAGES } from './language.ts'

const NOW = '2026-11-21T06:42:00.000Z'
const plain = (text: string) => text.replaceAll('\u00a0', ' ')

test('Almaty has been an hour closer to Greenwich since 1 March 2024', () => {
  const change = Date.parse('2024-02-29T18:00:00Z')
  expect([clockTime(change - 1), clockTime(change)]).toEqual(['23:59', '23:00'])
})

describe('calendar names', () => {
  test('has twelve months and seven weekdays, all different, in both languages', () => {
    for (const language of LANGUAGES) {
      for (const name of [monthName, monthInDate]) {
        expect(new Set(Array.from({ length: 12 }, (_, month) => name(month + 1, language))).size).toBe(12)
      }
      for (const name of [weekdayName, weekdayShort]) {
        expect(new Set(Array.from({ length: 7 }, (_, day) => name(day + 1, language))).size).toBe(7)
      }
    }
  })

  test.each(['ru', 'kk'] as const)('%s names agree with Intl', (language) => {
    for (let month = 1; month <= 12; month++) {
      const date = new Date(Date.UTC(2026, month - 1, 15))
      const named = new Intl.DateTimeFormat(language, { month: 'long', timeZone: 'UTC' }).format(date)
      expect(monthName(month, language)).toBe(named.toLowerCase())
    }
    for (let day = 1; day <= 7; day++) {
      const date = new Date(Date.UTC(2026, 5, day)) // 1 June 2026 is a Monday
      const named = new Intl.DateTimeFormat(language, { weekday: 'long', timeZone: 'UTC' }).format(date)
      expect(weekdayName(day, language)).toBe(named.toLowerCase())
    }
  })

  test('returns no name for an invalid number', () => {
    fc.assert(
      fc.property(fc.integer(), (number) => {
        fc.pre(number < 1 || number > 12)
        expect(monthName(number, 'kk') + monthInDate(number, 'ru') + weekdayName(number, 'ru')).toBe('')
        expect(weekdayShort(number, 'kk')).toBe('')
      }),
    )
  })
})

describe('dates', () => {
  test('formats long dates', () => {
    expect(plain(longDate(NOW, 'ru'))).toBe('21 ноября 2026')
    expect(plain(longDate(NOW, 'kk'))).toBe('2026 ж. 21 қараша')
  })

  test('formats short dates and times', () => {
    expect(shortDate('2026-03-05')).toBe('05.03.2026')
    expect(clockTime(NOW)).toBe('11:42')
    expect(clockTime('2026-11-21T21:05:00Z')).toBe('02:05')
  })

  test('uses the date in Almaty, not in UTC', () => {
    expect(shortDate('2026-11-21T18:59:59Z')).toBe('21.11.2026')
    expect(shortDate('2026-11-21T19:00:00Z')).toBe('22.11.2026')
  })

  test.each([
    ['2026-11-21T00:00:00Z', 'сегодня', 'бүгін'],
    ['2026-11-20T18:59:00Z', 'вчера', 'кеше'],
    ['2026-11-19T18:59:00Z', '19 ноября', '19 қараша'],
    ['2026-11-22T18:00:00Z', '22 ноября', '22 қараша'],
    ['2025-11-21T06:42:00Z', '21 ноября 2025', '2025 ж. 21 қараша'],
  ])('%s is %s', (moment, russian, kazakh) => {
    expect(plain(dayLabel(moment, NOW, 'ru'))).toBe(russian)
    expect(plain(dayLabel(moment, NOW, 'kk'))).toBe(kazakh)
  })

  test('returns an empty text for an invalid date', () => {
    expect(
      [longDate('x', 'ru'), shortDate(''), clockTime(Number.NaN), dayLabel('x', NOW, 'kk')].join(''),
    ).toBe('')
  })

  test('agrees with Intl about Almaty since 2006', () => {
    const almaty = new Intl.DateTimeFormat('en-GB', {
      timeZone: 'Asia/Almaty',
      dateStyle: 'short',
      timeStyle: 'short',
    })
    fc.assert(
      fc.property(
        fc.date({ min: new Date('2006-01-01'), max: new Date('2040-01-01'), noInvalidDate: true }),
        (date) => {
          const parts = almaty.format(date).split(', ')
          expect([shortDate(date).replaceAll('.', '/'), clockTime(date)]).toEqual(parts)
          expect((almatyTime(date)?.dayNumber ?? 0) % 7).toBe(((almatyTime(date)?.weekday ?? 0) + 3) % 7)
        },
      ),
    )
  })
})
