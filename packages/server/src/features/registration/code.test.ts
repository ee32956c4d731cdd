import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { newEmail, registering } from '../../testing/flows.ts'
import { codeTo, jobsDone, lettersTo } from '../../testing/letters.ts'
import { PASSWORD, person } from '../../testing/people.ts'
import { type TestServer, testServer } from '../../testing/test-server.ts'
import { shown, type Visitor, visitor } from '../../testing/visitor.ts'
import { sendCodeJob } from './send-code.ts'

const MINUTE = 60_000

let test: TestServer
beforeAll(async () => {
  test = await testServer()
})
beforeEach(() => test.empty())
afterAll(() => test.close())

const check = async ({ post }: Pick<Visitor, 'post'>, code: string) =>
  shown(await post('user/codeCheck', { code }))
const otherThan = (code: string) => String((Number(code) + 1) % 1_000_000).padStart(6, '0')
const wrong = (code: string) => [422, { code: [code] }]
const step = async ({ get }: Pick<Visitor, 'get'>) => (await get('session/flow')).json().data?.step

describe('a code', () => {
  it('is accepted once, with any separators between its digits', async () => {
    const browser = await registering(test)
    const code = await codeTo(test, browser.email)
    expect(code).toMatch(/^\d{6}$/)
    expect(await check(browser, otherThan(code))).toEqual(wrong('code_wrong'))
    expect((await browser.get('session/flow')).json().data.code.tries_left).toBe(4)
    expect((await check(browser, ` ${code.slice(0, 3)}-${code.slice(3)} `))[0]).toBe(200)
    expect(await check(browser, code)).toEqual([409, 'action_not_allowed'])
  })

  it.each(['12345', '1234567', 'абвгде', '12345x', ' '])('cannot be %j, which costs no try', async (code) => {
    const browser = await registering(test)
    expect(await check(browser, code)).toEqual(wrong('code_wrong'))
    expect((await browser.get('session/flow')).json().data.code.tries_left).toBe(5)
  })

  it('expires after ten minutes', async () => {
    const browser = await registering(test)
    const code = await codeTo(test, browser.email)
    test.clock.advance(10 * MINUTE)
    expect(await check(browser, code)).toEqual(wrong('code_expired'))
    expect(await step(browser)).toBe('code')
  })

  it('is used up by five wrong guesses, and then the right one fails', async () => {
    const browser = await registering(test)
    const code = await codeTo(test, browser.email)
    for (let n = 1; n < 5; n++) expect(await check(browser, otherThan(code))).toEqual(wrong('code_wrong'))
    expect(await check(browser, otherThan(code))).toEqual(wrong('code_used_up'))
    expect(await check(browser, code)).toEqual(wrong('code_used_up'))
    expect((await browser.get('session/flow')).json().data.code.tries_left).toBe(0)
  })

  it('can be tried five times at most, even with twenty concurrent guesses', async () => {
    const browser = await registering(test)
    const code = await codeTo(test, browser.email)
    const guesses = Array.from({ length: 20 }, () => check(browser, otherThan(code)))
    const answers = (await Promise.all(guesses)).map((answer) => JSON.stringify(answer))
    expect(answers.filter((answer) => answer.includes('code_wrong'))).toHaveLength(4)
    expect(answers.filter((answer) => answer.includes('code_used_up'))).toHaveLength(16)
    const [flow] = await test.db.selectFrom('access_flows').select('tries').execute()
    expect(flow?.tries).toBe(5)
    expect(await check(browser, code)).toEqual(wrong('code_used_up'))
  })

  it('is used once by two concurrent right guesses', async () => {
    const browser = await registering(test)
    const code = await codeTo(test, browser.email)
    const answers = await Promise.all([check(browser, code), check(browser, code)])
    expect(answers.filter(([status]) => status === 200)).toHaveLength(1)
  })

  it('is invalid in another flow, even of the same address', async () => {
    const email = newEmail()
    const first = await registering(test, email)
    const code = await codeTo(test, email)
    test.clock.advance(MINUTE)
    const second = await registering(test, email)
    const another = await codeTo(test, email, 2)
    expect(await check(second, code)).toEqual(wrong('code_wrong'))
    expect(await check(first, another)).toEqual(wrong('code_wrong'))
    expect((await check(first, code))[0]).toBe(200)
  })

  it('is invalid for another purpose', async () => {
    const email = newEmail()
    const browser = await registering(test, email)
    const code = await codeTo(test, email)
    // Even the same row with another purpose would not accept the code.
    await test.db.updateTable('access_flows').set({ purpose: 'restore' }).execute()
    expect(await check(browser, code)).toEqual(wrong('code_wrong'))
  })

  it('can be checked although a neighbour has many flows with wrong codes', async () => {
    const shared = '10.66.6.6'
    for (let n = 0; n < 13; n++) {
      const neighbour = visitor(test, shared)
      await neighbour.post('user/registration', { email: newEmail() })
      for (let guess = 0; guess < 5; guess++) await check(neighbour, '000000')
    }
    const browser = visitor(test, shared)
    const email = newEmail()
    await browser.post('user/registration', { email })
    expect((await check(browser, await codeTo(test, email)))[0]).toBe(200)
  })

  it('can be checked 60 times an hour in one flow', async () => {
    const browser = await registering(test)
    for (let n = 0; n < 60; n++) await check(browser, 'no code')
    const refused = await browser.post('user/codeCheck', { code: '123456' })
    expect(refused.json()).toMatchObject({ code: 'too_many_requests', retry_after: 3600 })
    expect((await browser.get('session/flow')).json().data.code.tries_left).toBe(5)
  })
})

describe('another code', () => {
  it('may be requested a minute after the last, replaces it and has five new tries', async () => {
    const browser = await registering(test)
    const { email } = browser
    const first = await codeTo(test, email)
    await check(browser, otherThan(first))
    const early = await browser.post('user/registration', { email })
    expect([early.statusCode, early.json().retry_after, early.headers['retry-after']]).toEqual([
      429,
      60,
      '60',
    ])
    test.clock.advance(MINUTE - 1)
    expect((await browser.post('user/registration', { email })).json().retry_after).toBe(1)
    test.clock.advance(1)
    const before = browser.cookies.get('sauda-flow')
    const again = await browser.post('user/registration', { email })
    expect(again.json().data).toMatchObject({ step: 'code', code: { resend_after: 120, tries_left: 5 } })
    const [kept, ...others] = again.cookies
    expect([kept?.value, others]).toEqual([before, []])
    expect(kept?.expires?.getTime()).toBe(test.clock.now().getTime() + 60 * MINUTE)
    const second = await codeTo(test, email, 2)
    if (second !== first) expect(await check(browser, first)).toEqual(wrong('code_wrong'))
    expect((await check(browser, second))[0]).toBe(200)
  })

  it('is valid for its ten minutes, though the flow’s first hour ends before', async () => {
    const browser = await registering(test)
    await codeTo(test, browser.email)
    test.clock.advance(59 * MINUTE)
    await browser.post('user/registration', { email: browser.email })
    const code = await codeTo(test, browser.email, 2)
    test.clock.advance(9 * MINUTE)
    expect((await check(browser, code))[0]).toBe(200)
  })

  it('is requested once by many concurrent requests', async () => {
    const browser = await registering(test)
    await jobsDone(test, 'send-access-code')
    test.clock.advance(MINUTE)
    const { email } = browser
    const presses = Array.from({ length: 4 }, () => browser.post('user/registration', { email }))
    const statuses = (await Promise.all(presses)).map(({ statusCode }) => statusCode)
    expect(statuses.toSorted()).toEqual([200, 429, 429, 429])
    await jobsDone(test, 'send-access-code')
    expect(await lettersTo(test, email)).toHaveLength(2)
  })

  it('replaces a used up one, so the flow is not stuck', async () => {
    const browser = await registering(test)
    const code = await codeTo(test, browser.email)
    for (let n = 0; n < 5; n++) await check(browser, otherThan(code))
    test.clock.advance(MINUTE)
    await browser.post('user/registration', { email: browser.email })
    expect((await check(browser, await codeTo(test, browser.email, 2)))[0]).toBe(200)
  })

  it('has longer and longer waits in one flow', async () => {
    const browser = await registering(test)
    const waits: number[] = []
    for (let n = 0; n < 8; n++) {
      const { resend_after } = (await browser.get('session/flow')).json().data.code
      waits.push(resend_after / 60)
      test.clock.advance(resend_after * 1000 - 1)
      if (resend_after === 3600) break
      expect((await browser.post('user/registration', { email: browser.email })).statusCode).toBe(429)
      test.clock.advance(1)
      expect((await browser.post('user/registration', { email: browser.email })).statusCode).toBe(200)
    }
    expect(waits).toEqual([1, 2, 4, 8, 16, 32, 60])
  })

  it('may be requested 20 times an hour from one network, then less and less often, but never not at all', async () => {
    const ask = () => visitor(test, '10.77.7.7').post('user/registration', { email: newEmail() })
    for (let n = 0; n < 20; n++) expect((await ask()).statusCode).toBe(200)
    const waits: number[] = []
    for (let n = 0; n < 10; n++) {
      expect((await ask()).statusCode).toBe(200)
      const refused = (await ask()).json()
      expect(refused.code).toBe('too_many_requests')
      waits.push(refused.retry_after)
      test.clock.advance(refused.retry_after * 1000)
    }
    expect(waits).toEqual([2, 4, 8, 16, 32, 64, 128, 256, 300, 300])
  })

  it('may be requested in a known browser, though neighbours have requested too many', async () => {
    const someone = await person(test, 5)
    const shared = '10.77.7.8'
    const browser = visitor(test, shared)
    await browser.post('user/auth', { login: someone.email, password: PASSWORD })
    await browser.post('session/signOut')
    for (let n = 0; n < 21; n++) {
      await visitor(test, shared).post('user/registration', { email: newEmail() })
    }
    const restore = (from: Visitor, email: string) => from.get(`user/restore/${email}`)
    expect((await restore(visitor(test, shared), someone.email)).statusCode).toBe(429)
    expect((await restore(browser, (await person(test, 5)).email)).statusCode).toBe(429)
    expect((await restore(browser, 'nobody@test.example')).statusCode).toBe(429)
    expect((await restore(browser, someone.email)).statusCode).toBe(200)
  })
})

describe('a code in clear text', () => {
  it('is nowhere in the database, before and after its e-mail', async () => {
    const browser = await registering(test)
    const before = await everything()
    const code = await codeTo(test, browser.email)
    await jobsDone(test, 'send-access-code')
    for (const dump of [before, await everything()]) {
      expect(dump).toContain(browser.email)
      expect(dump).not.toContain(code)
      expect(dump).not.toContain(Buffer.from(code).toString('hex'))
      expect(dump).not.toContain(Buffer.from(code).toString('base64'))
    }
    const token = browser.cookies.get('sauda-flow') ?? ''
    expect(before).not.toContain(token)
  })

  it('is replaced when its job runs again', async () => {
    const browser = await registering(test)
    const first = await codeTo(test, browser.email)
    const [flow] = await test.db.selectFrom('access_flows').select(['id', 'code_asked_at']).execute()
    const sent: string[] = []
    const job = sendCodeJob({
      ...test.server.deps,
      post: { send: async ({ text }) => void sent.push(/^\d{6}$/m.exec(text)?.[0] ?? '') },
      onError: () => {},
    })
    const asked = { flow_id: flow?.id, asked_at: flow?.code_asked_at?.toISOString() }
    await job.handle(asked)
    const [second = ''] = sent
    if (second !== first) expect(await check(browser, first)).toEqual(wrong('code_wrong'))
    expect((await check(browser, second))[0]).toBe(200)
    await job.handle(asked)
    await job.handle({ ...asked, asked_at: '2026-11-21T05:00:00.000Z' })
    expect(sent).toHaveLength(1)
  })

  /** All rows of the flows and of the jobs, as text. */
  async function everything(): Promise<string> {
    const { rows } = await test.database.query(
      'select to_jsonb(f) as row from access_flows f union all select to_jsonb(j) from pgboss.job j union all select to_jsonb(t) from throttles t',
    )
    return JSON.stringify(rows)
  }
})
