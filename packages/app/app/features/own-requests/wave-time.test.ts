import { expect, it } from 'vitest'
import { ownRequestWords } from './own-words.ts'
import { waveTime } from './wave-time.ts'

// 17:40 in Almaty.
const NOW = '2026-11-30T12:40:00Z'

it.each([
  ['2026-11-30T13:12:00Z', 'в 18:12', 'сағат 18:12-де'],
  ['2026-11-30T18:59:00Z', 'в 23:59', 'сағат 23:59-да'],
  ['2026-11-30T19:00:00Z', 'завтра в 00:00', 'ертең сағат 00:00-де'],
  ['2026-12-01T05:00:00Z', 'завтра в 10:00', 'ертең сағат 10:00-де'],
  ['2026-12-03T05:15:00Z', '3\u00a0декабря в 10:15', '3\u00a0желтоқсанда сағат 10:15-те'],
  // The job is late.
  ['2026-11-29T05:00:00Z', 'в 10:00', 'сағат 10:00-де'],
])('a wave at %s', (at, ru, kk) => {
  expect(waveTime(at, { words: ownRequestWords.ru, language: 'ru', now: NOW })).toBe(ru)
  expect(waveTime(at, { words: ownRequestWords.kk, language: 'kk', now: NOW })).toBe(kk)
})

it('sums and prices have Kazakh endings', () => {
  const { shown, from } = ownRequestWords.kk
  expect([shown('5', '20'), from('66\u00a0000\u00a0₸')]).toEqual([
    '20 өтінімнің 5-і көрсетілді',
    '66\u00a0000\u00a0₸-ден бастап',
  ])
})
