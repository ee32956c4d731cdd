import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { DETAILS, detailed, END, proven, registering } from '../../testing/flows.ts'
import { type TestServer, testServer } from '../../testing/test-server.ts'
import { shown, visitor } from '../../testing/visitor.ts'

let test: TestServer
beforeAll(async () => {
  test = await testServer()
})
beforeEach(() => test.empty())
afterAll(() => test.close())

const users = () => test.db.selectFrom('users').selectAll().execute()

describe('finishing a registration', () => {
  it.each([
    ['a short password', { password: 'девять999' }, { password: ['too_short'] }],
    ['a long password', { password: 'ж'.repeat(201) }, { password: ['too_long'] }],
    ['a common password', { password: 'Qwertyuiop123' }, { password: ['common'] }],
    ['the phone as a password', { password: '+77010000012' }, { password: ['like_login'] }],
    ['the terms not accepted', { terms: false }, { terms: ['must_agree'] }],
    ['the rules not accepted', { ad_rules: undefined }, { ad_rules: ['must_agree'] }],
    ['a role', { role_id: 2 }, { role_id: ['unexpected'] }],
    ['another user’s id', { user_id: 1 }, { user_id: ['unexpected'] }],
  ])('with %s is rejected, and the registration waits', async (_what, wrong, errors) => {
    const browser = await detailed(test)
    expect(shown(await browser.post('user/finish', { ...END, ...wrong }))).toEqual([422, errors])
    expect(await users()).toEqual([])
    expect((await browser.post('user/finish', END)).statusCode).toBe(200)
  })

  it('reports all errors at once', async () => {
    const browser = await detailed(test)
    const answer = await browser.post('user/finish', { password: 'x' })
    expect(Object.keys(answer.json().errors)).toEqual(['password', 'terms', 'ad_rules'])
  })

  it.each([
    ['before the code', registering, ['registration', 'restore', 'codeCheck', 'leaveFlow']],
    ['before the details', proven, ['registration', 'restore', 'next', 'leaveFlow']],
  ])('%s is rejected', async (_when, come, allowed_actions) => {
    const browser = await come(test)
    const answer = await browser.post('user/finish', END)
    expect([answer.statusCode, answer.json().code]).toEqual([409, 'action_not_allowed'])
    expect(answer.json().allowed_actions).toEqual(allowed_actions)
    expect(await users()).toEqual([])
  })

  it.each(['codeCheck', 'next', 'finish'])('without a flow fails: %s', async (call) => {
    const bodies: Record<string, object> = { codeCheck: { code: '123456' }, next: DETAILS, finish: END }
    const stranger = visitor(test)
    expect(shown(await stranger.post(`user/${call}`, bodies[call]))).toEqual([410, 'flow_over'])
    stranger.cookies.set('sauda-flow', 'no-such-token')
    expect(shown(await stranger.post(`user/${call}`, bodies[call]))).toEqual([410, 'flow_over'])
  })
})
