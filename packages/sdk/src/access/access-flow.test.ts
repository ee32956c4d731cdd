import { describe, expect, test } from 'vitest'
import type { AccessFlow } from '../generated/schemas.ts'
import { businessOf, callsOf, type FlowPlace, flowPath } from './access-flow.ts'
import { type Guard, redirectFor } from './guard.ts'

const EXPECTED = {
  registration: {
    code: ['/registration/verify', 'codeCheck'],
    details: ['/registration/complete', 'next'],
    password: ['/registration/complete', 'next finish'],
  },
  invitation: {
    code: ['/registration/complete', ''],
    details: ['/registration/complete', 'next'],
    password: ['/registration/complete', 'next finish'],
  },
  restore: {
    code: ['/verify', 'codeCheck'],
    details: ['/verify', ''],
    password: ['/reset', 'password'],
  },
} satisfies Record<AccessFlow['purpose'], Record<AccessFlow['step'], [page: string, calls: string]>>

const PURPOSES = ['registration', 'invitation', 'restore'] as const
const STEPS = ['code', 'details', 'password'] as const
const PLACES: FlowPlace[] = PURPOSES.flatMap((purpose) => STEPS.map((step) => ({ purpose, step })))

/** The guard of each page of a flow (spec §6). */
const GUARDS = {
  '/registration/verify': 'registration',
  '/registration/complete': 'registration',
  '/verify': 'verify',
  '/reset': 'verify',
} satisfies Record<string, Guard>

describe.each(PLACES)('a flow of $purpose at $step', (flow) => {
  const [page, calls] = EXPECTED[flow.purpose][flow.step]

  test('has the page of its step', () => {
    expect(flowPath(flow)).toBe(page)
  })

  test('has its own calls and always those that start again or leave', () => {
    expect(callsOf(flow)).toEqual([
      'registration',
      'restore',
      ...calls.split(' ').filter(Boolean),
      'leaveFlow',
    ])
  })

  test('gives a guest access to its page', () => {
    const guard = GUARDS[flowPath(flow)]
    expect(redirectFor(guard, { user: null, ...businessOf(flow) })).toBeNull()
    for (const role_id of [1, 2, 3, 4, 5]) {
      expect(redirectFor(guard, { user: { role_id }, ...businessOf(flow) })).not.toBeNull()
    }
  })

  test('is either a registration or a restore, not both', () => {
    expect(businessOf(flow)).toEqual({
      registering: flow.purpose !== 'restore',
      restoring: flow.purpose === 'restore',
    })
  })
})

test('without a flow only starting calls are possible', () => {
  expect(callsOf(null)).toEqual(['registration', 'restore'])
  expect(businessOf(null)).toEqual({ registering: false, restoring: false })
  for (const guard of ['registration', 'verify'] as const) {
    expect(redirectFor(guard, { user: null, ...businessOf(null) })).toBe('/login')
  }
})

test('a password cannot be set before a code or a link has been checked', () => {
  for (const step of ['code', 'details'] as const) {
    for (const purpose of PURPOSES) {
      expect(callsOf({ purpose, step })).not.toContain('finish')
      expect(callsOf({ purpose, step })).not.toContain('password')
    }
  }
})

test('no purpose allows a call of another purpose', () => {
  for (const step of STEPS) {
    expect(callsOf({ purpose: 'restore', step })).not.toContain('finish')
    expect(callsOf({ purpose: 'restore', step })).not.toContain('next')
    expect(callsOf({ purpose: 'registration', step })).not.toContain('password')
    expect(callsOf({ purpose: 'invitation', step })).not.toContain('password')
    expect(callsOf({ purpose: 'invitation', step })).not.toContain('codeCheck')
  }
})
