import { expect, it } from 'vitest'
import { secondsLeft } from './time-left.ts'

const received_at = '2026-11-21T06:00:00.000Z'
const after = (seconds: number) => new Date(Date.parse(received_at) + seconds * 1000).toISOString()

it.each([
  ['nothing is done', { total: 1000, done: 0 }, 3, null],
  ['everything is done', { total: 1000, done: 1000 }, 3, null],
  ['a clock is behind', { total: 1000, done: 10 }, -1, null],
  ['half is done', { total: 1000, done: 500 }, 8, 10],
  ['one row is left', { total: 1000, done: 999 }, 8, 5],
  ['it is slow', { total: 1000, done: 10 }, 10, 990],
])('when %s', (_, batch, seconds, left) => {
  expect(secondsLeft({ ...batch, received_at }, after(seconds))).toBe(left)
})
