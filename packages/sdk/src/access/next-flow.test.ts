import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import type { AccessFlow, User } from '../generated/schemas.ts'
import { PortalError } from '../index.ts'
import { callsOf } from './access-flow.ts'
import { type FlowEvent, type FlowState, isFlowFailure, NO_FLOW, nextFlow } from './next-flow.ts'

const EVENTS = Object.keys({
  registration: 0,
  restore: 0,
  codeCheck: 0,
  next: 0,
  finish: 0,
  password: 0,
  leaveFlow: 0,
  accept: 0,
  link: 0,
  flow: 0,
  auth: 0,
} satisfies Record<FlowEvent, 0>) as FlowEvent[]

const USER: User = {
  id: 12,
  role_id: 5,
  name: 'Айгерім Серікқызы',
  email: 'person@sauda.example',
  phone: '+77010000012',
  company: null,
  bin: null,
  company_id: null,
  function: null,
  memberships: [],
  kept_companies: [],
  language: 'kk',
  department: null,
  district: null,
  application: null,
  favourites: [],
  created_at: '2026-10-02T08:15:00.000Z',
}

function flowAt(purpose: AccessFlow['purpose'], step: AccessFlow['step']): AccessFlow {
  return {
    purpose,
    step,
    email: 'person@sauda.example',
    user_id: null,
    code: null,
    details: null,
    invited: null,
    expires_at: '2026-11-21T07:00:00.000Z',
    token: null,
  }
}

/** A state with a flow; `at()` is one without. */
const at = (flow: AccessFlow | null = null): FlowState => ({ ...NO_FLOW, flow })

describe('error responses (spec §5)', () => {
  const data = {}
  const message = 'x'
  const errors = { code: ['code_wrong'] }

  test.each(EVENTS)('%s', (call) => {
    const byErrors = call === 'next' || call === 'finish'
    expect(isFlowFailure(call, { data })).toBe(false)
    expect(isFlowFailure(call, { data, message })).toBe(!byErrors)
    expect(isFlowFailure(call, { data, errors })).toBe(byErrors)
    expect(isFlowFailure(call, { data, message, errors })).toBe(true)
  })

  test.each([
    undefined,
    null,
    '',
    'Bad gateway',
    502,
    true,
    [],
    {},
    { message },
    { errors },
    { data: undefined },
  ])('a body without data is an error: %j', (body) => {
    for (const call of EVENTS) expect(isFlowFailure(call, body)).toBe(true)
  })
})

test('without a flow, a signed-in user can only change the password', () => {
  const state = { ...NO_FLOW, user: USER }
  expect(nextFlow(state, 'password', { data: true })).toEqual(state)
  for (const call of ['codeCheck', 'next', 'finish'] as const) {
    const answered = nextFlow(state, call, { data: flowAt('registration', 'details') })
    expect([answered.flow, answered.failure?.code]).toEqual([null, 'action_not_allowed'])
  }
})

test('the link of an e-mail starts a flow', () => {
  const flow = flowAt('restore', 'password')
  expect(nextFlow(NO_FLOW, 'link', { data: flow })).toEqual(at(flow))
})

describe('complete flows', () => {
  test('a registration', () => {
    const steps = (['code', 'details', 'password'] as const).map((step) => flowAt('registration', step))
    let state = nextFlow(NO_FLOW, 'registration', { data: steps[0] })
    expect(state).toEqual(at(steps[0]))
    state = nextFlow(state, 'codeCheck', { data: steps[1] })
    state = nextFlow(state, 'next', { data: steps[2] })
    expect(state).toEqual(at(steps[2]))
    expect(nextFlow(state, 'finish', { data: { user: USER, token: null } })).toEqual({
      ...NO_FLOW,
      user: USER,
    })
  })

  test('an invitation whose details are submitted twice', () => {
    let state = nextFlow(NO_FLOW, 'accept', { data: flowAt('invitation', 'details') })
    state = nextFlow(state, 'next', { data: flowAt('invitation', 'password') })
    state = nextFlow(state, 'next', { data: flowAt('invitation', 'password') })
    expect(nextFlow(state, 'finish', { data: { user: USER, token: 't' } }).user).toBe(USER)
  })

  test('a restore ends without signing in', () => {
    let state = nextFlow(NO_FLOW, 'restore', { data: flowAt('restore', 'code') })
    state = nextFlow(state, 'codeCheck', { data: { ...flowAt('restore', 'password'), user_id: 12 } })
    state = nextFlow(state, 'password', { data: true })
    expect(state).toEqual(NO_FLOW)
    expect(nextFlow(state, 'auth', { data: { user: USER, token: null } }).user).toBe(USER)
  })

  test('leaving, resuming and expiry of a flow', () => {
    const flow = flowAt('registration', 'details')
    expect(nextFlow(at(flow), 'leaveFlow', { data: true })).toEqual(NO_FLOW)
    expect(nextFlow(NO_FLOW, 'leaveFlow', { data: true })).toEqual(NO_FLOW)
    expect(nextFlow(NO_FLOW, 'flow', { data: flow })).toEqual(at(flow))
    expect(nextFlow(at(flow), 'flow', { data: null })).toEqual(NO_FLOW)
  })

  test('a signed-in user changes their password without a flow', () => {
    expect(nextFlow({ ...NO_FLOW, user: USER }, 'password', { data: true })).toEqual({
      ...NO_FLOW,
      user: USER,
    })
    expect(nextFlow(NO_FLOW, 'password', { data: true }).failure?.code).toBe('action_not_allowed')
  })
})

describe('errors', () => {
  const flow = flowAt('registration', 'code')

  test('are kept in `failure` until the next success and change nothing else', () => {
    const told = { message: 'Проверьте поля.', code: 'invalid', errors: { code: ['code_wrong'] } }
    const failed = nextFlow(at(flow), 'codeCheck', told)
    expect(failed).toEqual({ ...at(flow), failure: told })
    expect(nextFlow(failed, 'registration', { data: flow }).failure).toBeNull()
  })

  test('a thrown PortalError is an error', () => {
    const error = new PortalError({ status: 429, code: 'too_many_requests', message: 'x', retry_after: 60 })
    expect(nextFlow(at(flow), 'registration', error)).toEqual({
      ...at(flow),
      failure: { code: 'too_many_requests', message: 'x', retry_after: 60 },
    })
  })

  test.each([
    ['registration', { data: null }],
    ['registration', { data: true }],
    ['codeCheck', { data: {} }],
    ['codeCheck', 'Bad gateway'],
    ['auth', { data: { user: null } }],
    ['auth', { data: false }],
    ['flow', undefined],
  ] as const)('%s with %j is an unexpected response', (call, body) => {
    expect(nextFlow(at(flow), call, body)).toMatchObject({
      flow,
      user: null,
      failure: { code: 'unexpected_answer' },
    })
  })

  test('a response to an impossible call changes nothing', () => {
    expect(nextFlow(at(flow), 'finish', { data: { user: USER } })).toEqual({
      ...at(flow),
      failure: {
        code: 'action_not_allowed',
        message: 'action_not_allowed',
        allowed_actions: ['registration', 'restore', 'codeCheck', 'leaveFlow'],
      },
    })
  })
})

describe('any responses', () => {
  const failure = fc.record(
    {
      code: fc.constantFrom('invalid', 'flow_over', 'internal'),
      message: fc.string(),
      errors: fc.dictionary(fc.string(), fc.array(fc.string())),
    },
    { requiredKeys: [] },
  )
  const bad = fc
    .tuple(fc.constantFrom(...EVENTS), fc.oneof(failure, fc.anything()))
    .filter(([, body]) => typeof body !== 'object' || body === null || !('data' in body))
  const flow = fc
    .tuple(
      fc.constantFrom('registration', 'invitation', 'restore'),
      fc.constantFrom('code', 'details', 'password'),
    )
    .map(([purpose, step]) => flowAt(purpose, step))
  const good = fc.tuple(
    fc.constantFrom(...EVENTS),
    fc.oneof(flow, fc.constantFrom(true, null, { user: USER, token: null })).map((data) => ({ data })),
  )

  test('responses without data never move the flow or sign in', () => {
    fc.assert(
      fc.property(fc.option(flow), fc.array(bad), (start, answers) => {
        const end = answers.reduce((state, [call, body]) => nextFlow(state, call, body), at(start))
        expect([end.flow, end.user]).toEqual([start, null])
        expect(end.failure !== null).toBe(answers.length > 0)
      }),
    )
  })

  test('only `finish` at its step or `auth` signs in', () => {
    fc.assert(
      fc.property(fc.array(fc.oneof(good, bad), { maxLength: 30 }), (answers) => {
        let state = NO_FLOW
        for (const [call, body] of answers) {
          const after = nextFlow(state, call, body)
          if (state.user === null && after.user !== null) {
            expect(call === 'auth' || (call === 'finish' && state.flow?.step === 'password')).toBe(true)
          }
          state = after
        }
      }),
    )
  })

  test('some call is always possible', () => {
    fc.assert(
      fc.property(fc.array(fc.oneof(good, bad), { maxLength: 30 }), (answers) => {
        const { flow } = answers.reduce((state, [call, body]) => nextFlow(state, call, body), NO_FLOW)
        expect(callsOf(flow).length).toBeGreaterThan(0)
      }),
    )
  })
})
