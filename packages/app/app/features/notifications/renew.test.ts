import { expect, it } from 'vitest'
import { renewedUntil } from './renew.ts'

const end = '2026-12-21T06:42:00.000Z'

it.each([
  ['public', { status: 31, expires_at: end } as const, end],
  ['pending', { status: 15, expires_at: null } as const, null],
  ['pending with a public version', { status: 15, expires_at: end } as const, null],
  ['read by a guest', {}, null],
])('an ad that is %s stays until %j', (_, ad, until) => {
  expect(renewedUntil(ad)).toBe(until)
})
