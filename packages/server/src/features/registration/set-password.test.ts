import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { proven, reachable, restoring } from '../../testing/flows.ts'
import { codeTo, letterTo } from '../../testing/letters.ts'
import { PASSWORD, type Person, person } from '../../testing/people.ts'
import { type TestServer, testServer } from '../../testing/test-server.ts'
import { shown, visitor } from '../../testing/visitor.ts'

const NEW = 'верблюд-табурет-восемь'

let test: TestServer
let me: Person
let other: Person
beforeAll(async () => {
  test = await testServer()
})
beforeEach(async () => {
  await test.empty()
  me = await reachable(test)
  other = await person(test, 1)
})
afterAll(() => test.close())

const signIn = async (login: string, password: string) =>
  (await visitor(test).post('user/auth', { login, password })).statusCode
const sessionsOf = async ({ id }: Person) =>
  (await test.db.selectFrom('sessions').select('id').where('user_id', '=', id).execute()).length
const isIn = async (token: string) =>
  (await test.send({ method: 'GET', path: '/api/session/me', token })).json().data !== null
const nothingChanged = async () => {
  expect(await signIn(me.email, PASSWORD)).toBe(200)
  expect(await signIn(other.email, PASSWORD)).toBe(200)
}

describe('a password reset', () => {
  it('works with the code of the e-mail, ends all sessions and sends an e-mail', async () => {
    const browser = visitor(test)
    await browser.get(`user/restore/${me.email}`)
    const checked = await browser.post('user/codeCheck', { code: await codeTo(test, me.email) })
    expect(checked.json().data).toMatchObject({ purpose: 'restore', step: 'password', user_id: me.id })
    expect(shown(await browser.post(`user/password/${me.id}`, { password: NEW }))).toEqual([200, true])
    expect([...browser.cookies.keys()]).toEqual(['sauda-device'])
    expect(await isIn(me.token)).toBe(false)
    expect(await isIn(other.token)).toBe(true)
    expect([await signIn(me.email, PASSWORD), await signIn(me.email, NEW)]).toEqual([401, 200])
    const { subject, text } = await letterTo(test, me.email, 2)
    expect(subject).toBe('Пароль изменён')
    expect(text.replaceAll('\u00a0', ' ')).toContain('21 ноября 2026')
    const log = await test.db.selectFrom('audit').select(['actor_id', 'action']).execute()
    expect(log).toEqual([{ actor_id: me.id, action: 'restorePassword' }])
  })

  it('works once: the flow is used up, and so are others of the same user', async () => {
    const browser = await restoring(test, me)
    const elsewhere = await restoring(test, me)
    const twice = await Promise.all(
      [NEW, `${NEW}!`].map((password) => browser.post(`user/password/${me.id}`, { password })),
    )
    expect(twice.map(({ statusCode }) => statusCode).toSorted()).toEqual([200, 410])
    expect(shown(await elsewhere.post(`user/password/${me.id}`, { password: NEW }))).toEqual([
      410,
      'flow_over',
    ])
  })

  it('does not work for another user with one’s own code', async () => {
    const browser = await restoring(test, me)
    expect(shown(await browser.post(`user/password/${other.id}`, { password: NEW }))).toEqual([
      404,
      'not_found',
    ])
    await nothingChanged()
  })

  it('does not work before the code, nor after the hour', async () => {
    const early = visitor(test)
    await early.get(`user/restore/${me.email}`)
    expect(shown(await early.post(`user/password/${me.id}`, { password: NEW }))).toEqual([
      409,
      'action_not_allowed',
    ])
    const late = await restoring(test, me)
    test.clock.advance(3_600_000)
    expect(shown(await late.post(`user/password/${me.id}`, { password: NEW }))).toEqual([410, 'flow_over'])
    await nothingChanged()
  })

  it('does not work with a registration, nor a registration with a reset', async () => {
    const registration = await proven(test)
    expect(shown(await registration.post(`user/password/${me.id}`, { password: NEW }))).toEqual([
      409,
      'action_not_allowed',
    ])
    const restore = await restoring(test, me)
    const end = { password: NEW, terms: true, ad_rules: true }
    expect(shown(await restore.post('user/finish', end))).toEqual([409, 'action_not_allowed'])
    const details = { kind: 'person', name: 'Айгерім', phone: '8 701 000 00 12' }
    expect(shown(await restore.post('user/next', details))).toEqual([409, 'action_not_allowed'])
    await nothingChanged()
  })

  it('does not work for a user who was blocked meanwhile', async () => {
    const browser = await restoring(test, me)
    await test.db.updateTable('users').set({ blocked_at: test.clock.now() }).where('id', '=', me.id).execute()
    expect(shown(await browser.post(`user/password/${me.id}`, { password: NEW }))).toEqual([410, 'flow_over'])
  })

  it.each([
    ['too_short', 'короткий'],
    ['common', 'Password2026'],
    ['too_long', 'я'.repeat(201)],
  ])('rejects a password that is %s, and the flow waits for a better one', async (code, password) => {
    const browser = await restoring(test, me)
    expect(shown(await browser.post(`user/password/${me.id}`, { password }))).toEqual([
      422,
      { password: [code] },
    ])
    expect((await browser.post(`user/password/${me.id}`, { password: NEW })).statusCode).toBe(200)
  })

  it('rejects other fields', async () => {
    const browser = await restoring(test, me)
    const answer = await browser.post(`user/password/${me.id}`, { password: NEW, role_id: 2 })
    expect(shown(answer)).toEqual([422, { role_id: ['unexpected'] }])
  })

  it('works at once, though somebody has guessed the password for long', async () => {
    for (let n = 0; n < 10; n++) await signIn(me.email, 'не тот')
    const browser = await restoring(test, me)
    await browser.post(`user/password/${me.id}`, { password: NEW })
    expect((await browser.post('user/auth', { login: me.email, password: NEW })).statusCode).toBe(200)
  })
})

describe('the user’s own password', () => {
  const change = (json: object, { id = me.id, token = me.token } = {}) =>
    test.send({ path: `/api/user/password/${id}`, token, json })

  it('is changed by the current one; all other sessions end, and an e-mail is sent', async () => {
    const browser = visitor(test)
    await browser.post('user/auth', { login: me.email, password: PASSWORD })
    expect(await sessionsOf(me)).toBe(2)
    const [status, data] = shown(await change({ password: NEW, current_password: PASSWORD }))
    expect([status, data]).toEqual([200, { token: expect.stringMatching(/^[\w-]{43}$/) }])
    const { token } = data as { token: string }
    expect([await isIn(me.token), await isIn(token), await sessionsOf(me)]).toEqual([false, true, 1])
    expect((await browser.get('session/me')).json().data).toBeNull()
    expect([await signIn(me.email, PASSWORD), await signIn(me.email, NEW)]).toEqual([401, 200])
    expect((await letterTo(test, me.email)).subject).toBe('Пароль изменён')
  })

  it('gets the browser another session cookie when changed; the old one is invalid', async () => {
    const browser = visitor(test)
    await browser.post('user/auth', { login: me.email, password: PASSWORD })
    const stolen = browser.cookies.get('sauda') ?? ''
    const list = async () => (await browser.get('session/list')).json().data.items
    const [session] = await list()
    const until = await endOf(session.id)
    test.clock.advance(3_600_000)
    const json = { password: NEW, current_password: PASSWORD }
    const answer = await browser.post(`user/password/${me.id}`, json)
    expect(shown(answer)).toEqual([200, true])
    expect(answer.cookies).toMatchObject([{ name: 'sauda', httpOnly: true, sameSite: 'Lax', path: '/' }])
    expect(browser.cookies.get('sauda')).not.toBe(stolen)
    expect(await isIn(stolen)).toBe(false)
    expect((await browser.get('session/me')).json().data.id).toBe(me.id)
    expect((await list()).map(({ id, current }: { id: number; current: boolean }) => [id, current])).toEqual([
      [session.id, true],
    ])
    // Its expiry is not extended.
    expect(await endOf(session.id)).toEqual(until)
    expect(answer.cookies[0]?.expires).toEqual(until)
  })

  it('keeps the session’s token if the change fails', async () => {
    const browser = visitor(test)
    await browser.post('user/auth', { login: me.email, password: PASSWORD })
    const answer = await browser.post(`user/password/${me.id}`, { password: NEW, current_password: 'не тот' })
    expect([answer.statusCode, answer.cookies]).toEqual([422, []])
    expect((await browser.get('session/me')).json().data.id).toBe(me.id)
  })

  it('reset in a signed-in browser also changes its session', async () => {
    const browser = await restoring(test, me)
    await browser.post('user/auth', { login: me.email, password: PASSWORD })
    const before = browser.cookies.get('sauda') ?? ''
    expect(shown(await browser.post(`user/password/${me.id}`, { password: NEW }))).toEqual([200, true])
    expect(await isIn(before)).toBe(false)
    expect((await browser.get('session/me')).json().data.id).toBe(me.id)
  })

  async function endOf(sessionId: number): Promise<Date | undefined> {
    const found = await test.db
      .selectFrom('sessions')
      .select('expires_at')
      .where('id', '=', sessionId)
      .executeTakeFirst()
    return found?.expires_at
  }

  it.each([
    ['without the current one', { password: NEW }, { current_password: ['required'] }],
    ['with a wrong one', { password: NEW, current_password: 'не тот' }, { current_password: ['wrong'] }],
    ['to a short one', { password: 'x', current_password: PASSWORD }, { password: ['too_short'] }],
    ['to a common one', { password: 'qwertyuiop1', current_password: PASSWORD }, { password: ['common'] }],
    ['with a role', { password: NEW, current_password: PASSWORD, role_id: 2 }, { role_id: ['unexpected'] }],
  ])('is not changed %s', async (_how, json, errors) => {
    expect(shown(await change(json))).toEqual([422, errors])
    await nothingChanged()
  })

  it('must not be the e-mail address', async () => {
    const answer = await change({ password: `${me.email}`, current_password: PASSWORD })
    expect(shown(answer)).toEqual([422, { password: ['like_login'] }])
  })

  it('cannot be changed by others', async () => {
    const json = { password: NEW, current_password: PASSWORD }
    expect(shown(await change(json, { id: other.id }))).toEqual([404, 'not_found'])
    expect(shown(await change(json, { id: 404_404 }))).toEqual([404, 'not_found'])
    expect(shown(await test.send({ path: `/api/user/password/${me.id}`, json }))).toEqual([
      401,
      'sign_in_required',
    ])
    await nothingChanged()
  })

  it('is slowed down when guessed, together with sign-in', async () => {
    for (let n = 0; n < 11; n++) await change({ password: NEW, current_password: 'не тот' })
    const answer = await change({ password: NEW, current_password: PASSWORD })
    expect(answer.json()).toMatchObject({ code: 'too_many_requests', retry_after: expect.any(Number) })
    expect(await signIn(me.email, PASSWORD)).toBe(429)
  })

  it('is changed by only one of two concurrent requests', async () => {
    const answers = await Promise.all(
      ['1', '2'].map((n) => change({ password: `${NEW}${n}`, current_password: PASSWORD })),
    )
    const statuses = answers.map(({ statusCode }) => statusCode).toSorted()
    expect(statuses).toEqual([200, 422])
  })
})
