import { expect, it } from 'vitest'
import { daysUntil, monthBefore, shortFingerprint } from './due.ts'

it.each([
  ['2026-11-25', '2026-11-20T10:00:00Z', 5],
  ['2026-11-25', '2026-11-24T18:59:59Z', 1],
  ['2026-11-25', '2026-11-24T19:00:00Z', 0],
  ['2026-11-25', '2026-11-25T18:59:59Z', 0],
  ['2026-11-25', '2026-11-25T19:00:00Z', -1],
  ['2027-01-02', '2026-12-31T00:00:00Z', 2],
])('%s is %s + %i days, by the clock of Almaty', (day, now, days) => {
  expect(daysUntil(day, now)).toBe(days)
})

it.each([
  ['2026-10', '2026-09'],
  ['2026-01', '2025-12'],
])('%s follows %s', (period, before) => {
  expect(monthBefore(period)).toBe(before)
})

it('shortens a fingerprint', () => {
  expect(shortFingerprint(`9f3a51c8${'0'.repeat(48)}3a2ee07d`)).toBe('9f3a 51c8 … 3a2e e07d')
})
