import { describe, expect, it } from 'vitest'
import { hoursOn, openingAt, type WorkingTime } from './opening.ts'

const HOURS: WorkingTime[] = [
  { weekdays: [1, 2, 3, 4, 5, 6], from: '09:00', to: '19:00' },
  { weekdays: [7], from: '10:00', to: '18:00' },
]

/** Almaty is five hours ahead of UTC; 2026-11-21 is a Saturday. */
const at = (day: number, clock: string) => `2026-11-${day}T${clock}:00+05:00`

describe('openingAt', () => {
  it.each([
    [21, '09:00', '09:00', '19:00'],
    [21, '18:59', '09:00', '19:00'],
    [22, '10:00', '10:00', '18:00'],
  ])('is open on the %dth at %s', (day, clock, from, to) => {
    expect(openingAt(HOURS, at(day, clock))).toEqual({ open: true, from, to })
  })

  it.each([
    [21, '08:59', { inDays: 0, weekday: 6, from: '09:00' }],
    [21, '19:00', { inDays: 1, weekday: 7, from: '10:00' }],
    [22, '23:59', { inDays: 1, weekday: 1, from: '09:00' }],
  ])('is closed on the %dth at %s', (day, clock, next) => {
    expect(openingAt(HOURS, at(day, clock))).toEqual({ open: false, next })
  })

  it('looks ahead a whole week', () => {
    const mondays = [{ weekdays: [1], from: '09:00', to: '10:00' }]
    expect(openingAt(mondays, at(23, '12:00'))).toEqual({
      open: false,
      next: { inDays: 7, weekday: 1, from: '09:00' },
    })
  })

  it('treats no weekdays as every day', () => {
    expect(openingAt([{ weekdays: [], from: '08:00', to: '21:00' }], at(22, '20:00'))).toMatchObject({
      open: true,
    })
  })

  it('has no next opening without hours', () => {
    expect(openingAt([], at(21, '12:00'))).toEqual({ open: false, next: null })
  })

  it('returns null for an invalid time', () => {
    expect(openingAt(HOURS, 'yesterday')).toBeNull()
  })
})

describe('hoursOn', () => {
  it('sorts the intervals of a day', () => {
    const parts = [
      { weekdays: [], from: '14:00', to: '18:00' },
      { weekdays: [6], from: '09:00', to: '13:00' },
    ]
    expect(hoursOn(parts, 6).map(({ from }) => from)).toEqual(['09:00', '14:00'])
    expect(hoursOn(parts, 7).map(({ from }) => from)).toEqual(['14:00'])
  })

  it('is empty on a day off', () => {
    expect(hoursOn([{ weekdays: [1], from: '09:00', to: '19:00' }], 2)).toEqual([])
  })
})
