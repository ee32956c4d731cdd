import { expect, test } from 'vitest'
import { handedInWords, roughTime } from './handed-in-words.ts'

test.each([
  [1, '5 минут', '5 минутта'],
  [38, '40 минут', '40 минутта'],
  [55, '55 минут', '55 минутта'],
  [56, '1 час', '1 сағатта'],
  [89, '1 час', '1 сағатта'],
  [90, '2 часа', '2 сағатта'],
  [21 * 60, '21 час', '21 сағатта'],
  [24 * 60 - 31, '23 часа', '23 сағатта'],
  [24 * 60 - 30, '1 день', '1 күнде'],
  [2.4 * 1440, '2 дня', '2 күнде'],
  [5 * 1440, '5 дней', '5 күнде'],
])('%d minutes are «%s», in Kazakh «%s»', (minutes, ru, kk) => {
  const shown = (words: string) => words.replaceAll('\u00a0', ' ')
  expect(shown(roughTime(minutes, 'ru'))).toBe(ru)
  expect(shown(roughTime(minutes, 'kk'))).toBe(kk)
})

test('nothing is promised if too few decisions are known', () => {
  expect(handedInWords.ru.next(null)).not.toMatch(/\d|пример/)
  expect(handedInWords.kk.next(null)).not.toMatch(/\d|шамамен/)
})
