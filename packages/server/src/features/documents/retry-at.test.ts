import { expect, it } from 'vitest'
import { retryAt } from './retry-at.ts'

const RECEIVED = new Date('2026-11-20T09:46:10.000Z')

it.each([
  ['2026-11-20T09:46:10.000Z', '2026-11-20T09:46:40.000Z'],
  ['2026-11-20T09:46:39.999Z', '2026-11-20T09:46:40.000Z'],
  ['2026-11-20T09:46:40.000Z', '2026-11-20T09:50:00.000Z'],
  ['2026-11-20T09:49:59.999Z', '2026-11-20T09:50:00.000Z'],
  ['2026-11-20T09:50:00.000Z', '2026-11-20T09:55:00.000Z'],
  ['2026-11-20T23:57:00.000Z', '2026-11-21T00:00:00.000Z'],
])('at %s the authority is asked next at %s', (now, next) => {
  expect(retryAt(new Date(now), RECEIVED).toISOString()).toBe(next)
})
