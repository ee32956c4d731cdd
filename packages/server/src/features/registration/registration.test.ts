import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { DETAILS, detailed, END, newEmail, proven, registering } from '../../testing/flows.ts'
import { codeTo, letterTo } from '../../testing/letters.ts'
import { person } from '../../testing/people.ts'
import { type TestServer, testServer } from '../../testing/test-server.ts'
import { shown, visitor } from '../../testing/visitor.ts'
import { sweepFlowsJob } from './flows.ts'

let test: TestServer
beforeAll(async () => {
  test = await testServer()
})
beforeEach(() => test.empty())
afterAll(() => test.close())

const users = () => test.db.selectFrom('users').selectAll().execute()

describe('a registering user', () => {
  it('enters the address, the code and the details, and is signed in', async () => {
    const browser = visitor(test)
    const email = newEmail()
    const begun = await browser.post('user/registration', {
      email: ` ${email.toUpperCase()} `,
      language: 'kk',
    })
    expect(begun.json().data).toEqual({
      purpose: 'registration',
      step: 'code',
      email,
      user_id: null,
      code: { resend_after: 60, tries_left: 5 },
      details: null,
      invited: null,
      expires_at: '2026-11-21T07:00:00.000Z',
      token: null,
    })
    expect(begun.cookies).toMatchObject([{ name: 'sauda-flow', httpOnly: true, sameSite: 'Lax', path: '/' }])

    const code = await codeTo(test, email)
    const checked = await browser.post('user/codeCheck', { code: `${code.slice(0, 3)} ${code.slice(3)}` })
    expect(checked.json().data).toMatchObject({ step: 'details', code: null })

    const told = await browser.post('user/next', DETAILS)
    expect(told.json().data).toMatchObject({
      step: 'password',
      details: { ...DETAILS, phone: '+77010000012', language: 'ru', company: null, bin: null, room_ids: [] },
    })
    expect((await browser.get('session/flow')).json().data).toEqual(told.json().data)

    const finished = await browser.post('user/finish', END)
    expect(finished.json().data).toMatchObject({
      user: {
        role_id: 5,
        name: DETAILS.name,
        email,
        phone: '+77010000012',
        company: null,
        district: null,
        application: null,
      },
      token: null,
    })
    expect((await browser.get('session/me')).json().data).toEqual(finished.json().data.user)
    expect((await browser.get('session/flow')).json().data).toBeNull()
    expect([...browser.cookies.keys()]).toEqual(['sauda', 'sauda-device'])
    expect(await users()).toMatchObject([{ display_name: 'Айгерім С.', language: 'ru' }])
    const consents = await test.db.selectFrom('consents').select('kind').orderBy('kind').execute()
    expect(consents.map(({ kind }) => kind)).toEqual(['ad_rules', 'terms'])
    const log = await test.db.selectFrom('audit').select(['subject', 'action']).execute()
    expect(log).toEqual([{ subject: 'user', action: 'register' }])
  })

  it('may use a program, which stores the flow’s token itself', async () => {
    const email = newEmail()
    const ask = (path: string, json: object, token: string) =>
      test.send({ path: `/api/user/${path}`, json, headers: { 'x-access-flow': token } })
    const begun = await ask('registration', { email }, 'new')
    expect(begun.cookies).toEqual([])
    const { token } = begun.json().data
    expect(token).toMatch(/^[\w-]{43}$/)
    const proven = await ask('codeCheck', { code: await codeTo(test, email) }, token)
    expect(proven.cookies).toEqual([])
    await ask('next', DETAILS, token)
    const finished = await ask('finish', { ...END, issue_token: true }, token)
    expect(finished.cookies.filter(({ value }) => value)).toEqual([])
    const me = await test.send({ method: 'GET', path: '/api/session/me', token: finished.json().data.token })
    expect(me.json().data.email).toBe(email)
  })

  it('can resume the registration, and change the details before the end', async () => {
    const browser = await detailed(test)
    await browser.post('user/next', { ...DETAILS, name: 'Айгерім Ким', language: 'kk' })
    expect((await browser.get('session/flow')).json().data).toMatchObject({
      step: 'password',
      details: { name: 'Айгерім Ким', language: 'kk' },
    })
    await browser.post('user/finish', END)
    expect(await users()).toMatchObject([{ name: 'Айгерім Ким', language: 'kk' }])
  })

  it('may start with another address, which ends the first registration', async () => {
    const browser = await proven(test)
    await browser.post('session/leaveFlow')
    expect([...browser.cookies.keys()]).toEqual([])
    expect(shown(await browser.post('user/next', DETAILS))).toEqual([410, 'flow_over'])
    await browser.post('user/registration', { email: newEmail() })
    await browser.post('user/registration', { email: newEmail() })
    expect((await browser.get('session/flow')).json().data.step).toBe('code')
    expect(await test.db.selectFrom('access_flows').select('id').execute()).toHaveLength(1)
  })

  it('has to start again after an hour', async () => {
    const browser = await proven(test)
    test.clock.advance(3_600_000)
    expect((await browser.get('session/flow')).json().data).toBeNull()
    expect(shown(await browser.post('user/next', DETAILS))).toEqual([410, 'flow_over'])
    expect(shown(await browser.post('user/finish', END))).toEqual([410, 'flow_over'])
    expect(shown(await browser.post('user/registration', { email: browser.email }))[0]).toBe(200)
  })

  it('has one more hour after the right code', async () => {
    const browser = await registering(test)
    const code = await codeTo(test, browser.email)
    test.clock.advance(9 * 60_000)
    const checked = await browser.post('user/codeCheck', { code })
    expect(checked.json().data.expires_at).toBe(
      new Date(test.clock.now().getTime() + 3_600_000).toISOString(),
    )
    expect(checked.cookies[0]?.expires?.getTime()).toBe(test.clock.now().getTime() + 3_600_000)
  })

  it('is created once by two concurrent requests', async () => {
    const browser = await detailed(test)
    const answers = await Promise.all([1, 2, 3].map(() => browser.post('user/finish', END)))
    expect(answers.map(({ statusCode }) => statusCode).toSorted()).toEqual([200, 410, 410])
    expect(await users()).toHaveLength(1)
    expect(await test.db.selectFrom('sessions').select('id').execute()).toHaveLength(1)
  })

  it('loses the browser’s previous session', async () => {
    const before = await person(test, 5)
    const browser = await detailed(test)
    browser.cookies.set('sauda', before.token)
    await browser.post('user/finish', END)
    const me = await test.send({ method: 'GET', path: '/api/session/me', token: before.token })
    expect(me.json().data).toBeNull()
  })
})

describe('an e-mail address', () => {
  it.each([
    '',
    ' ',
    'person',
    'person@',
    '@mail.kz',
    'a b@mail.kz',
    'пошта@mail.kz',
    `${'x'.repeat(250)}@mail.kz`,
  ])('is rejected if it is %j', async (email) => {
    const answer = await visitor(test).post('user/registration', { email })
    expect(answer.statusCode).toBe(422)
    expect(Object.keys(answer.json().errors)).toEqual(['email'])
  })

  it('that is taken is not registered again: its owner gets an e-mail, the client the usual response', async () => {
    const owner = await person(test, 5)
    await test.db.updateTable('users').set({ language: 'kk' }).where('id', '=', owner.id).execute()
    const browser = await registering(test, owner.email)
    const { subject, text } = await letterTo(test, owner.email)
    expect(subject).toBe('Sauda порталында кабинетіңіз бар')
    expect(text).toContain('https://sauda.example/kk/login')
    expect(text).toContain('https://sauda.example/kk/forgot')
    expect(text).not.toMatch(/^\d{6}$/m)
    expect((await browser.get('session/flow')).json().data).toMatchObject({ step: 'code', user_id: null })
  })

  it('verified in two browsers is registered by the first', async () => {
    const email = newEmail()
    const first = await proven(test, email)
    const second = await proven(test, email)
    await first.post('user/next', DETAILS)
    await second.post('user/next', { ...DETAILS, phone: '8 701 000 00 13' })
    expect((await first.post('user/finish', END)).statusCode).toBe(200)
    expect(shown(await second.post('user/finish', END))).toEqual([422, { email: ['taken'] }])
    expect(await users()).toHaveLength(1)
  })
})

it('deletes expired registrations', async () => {
  await registering(test)
  test.clock.advance(1_800_000)
  const later = await registering(test)
  test.clock.advance(1_800_000)
  await sweepFlowsJob(test.server.deps).handle({})
  expect(await test.db.selectFrom('access_flows').select('email').execute()).toEqual([{ email: later.email }])
})
