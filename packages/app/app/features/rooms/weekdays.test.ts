import { describe, expect, it } from 'vitest'
import { weekdayLine } from './weekdays.ts'

describe('weekdayLine', () => {
  it.each([
    [[1, 2, 3, 4, 5, 6], 'пн–сб'],
    [[1, 2, 3, 4, 5, 6, 7], 'пн–вс'],
    [[6, 7], 'сб, вс'],
    [[1, 3, 4, 5], 'пн, ср–пт'],
    [[7, 1], 'пн, вс'],
    [[2, 2], 'вт'],
    [[], ''],
  ])('%j is %s', (weekdays, line) => {
    expect(weekdayLine(weekdays, 'ru')).toBe(line)
  })

  it('writes Kazakh abbreviations', () => {
    expect(weekdayLine([1, 2, 3], 'kk')).toBe('дс–ср')
  })
})
