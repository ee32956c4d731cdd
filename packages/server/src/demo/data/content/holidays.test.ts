import { describe, expect, it } from 'vitest'
import { holidayHours } from './holidays.ts'

describe('the holidays of the demo centre', () => {
  it('are those of the year that follows, the next one first', () => {
    const days = holidayHours('2026-12-31').map(({ date }) => date)
    expect(days[0]).toBe('2026-12-31')
    expect(days.at(-1)).toBe('2027-12-16')
    expect(days).toEqual(days.toSorted())
    expect(new Set(days).size).toBe(days.length)
  })
  it('have both times, or none if the centre stays closed', () => {
    for (const { opens, closes } of holidayHours('2026-11-24')) expect(opens === null).toBe(closes === null)
  })
})
