import { expect, it } from 'vitest'
import { clockOf } from './seconds-left.ts'

it.each([
  [0, '0:00'],
  [9, '0:09'],
  [60, '1:00'],
  [754, '12:34'],
  [3600, '60:00'],
])('%i seconds are %s', (seconds, clock) => {
  expect(clockOf(seconds)).toBe(clock)
})
