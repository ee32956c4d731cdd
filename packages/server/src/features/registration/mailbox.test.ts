import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { DETAILS, END, newEmail, reachable, registering } from '../../testing/flows.ts'
import { codeTo, jobsDone, lettersTo, linkTokenTo } from '../../testing/letters.ts'
import { type Person, person } from '../../testing/people.ts'
import { type TestServer, testServer } from '../../testing/test-server.ts'
import { seenOf, shown, type Visitor, visitor } from '../../testing/visitor.ts'
import { LETTER_PAUSES, LINK_HOURS } from './code-limits.ts'
import { sweepFlowsJob } from './flows.ts'
import { SEND_CODE, sendCodeJob } from './send-code.ts'

const MINUTE = 60_000
const HOUR = 60 * MINUTE

let test: TestServer
let owner: Person
beforeAll(async () => {
  test = await testServer()
})
beforeEach(async () => {
  await test.empty()
  owner = await reachable(test)
})
afterAll(() => test.close())

const begin = {
  registration: (browser: Visitor, email: string) => browser.post('user/registration', { email }),
  restore: (browser: Visitor, email: string) => browser.get(`user/restore/${email}`),
}
type Purpose = keyof typeof begin

async function ask(email: string, purpose: Purpose = 'restore', browser = visitor(test)): Promise<Visitor> {
  expect((await begin[purpose](browser, email)).statusCode).toBe(200)
  await jobsDone(test, SEND_CODE)
  return browser
}

const letters = async (email: string) => (await lettersTo(test, email)).length
const guess = async (browser: Visitor, code: string) => shown(await browser.post('user/codeCheck', { code }))
const otherThan = (code: string) => (code === '123456' ? '654321' : '123456')
const follow = async (browser: Visitor, token: string) =>
  shown(await browser.post('user/followLink', { token }))

describe('a mailbox', () => {
  it('gets one e-mail per pause, whoever requests it from wherever, and every request succeeds', async () => {
    for (let n = 0; n < 12; n++) await ask(owner.email)
    expect(await letters(owner.email)).toBe(1)
    test.clock.advance(MINUTE - 1)
    await ask(owner.email)
    expect(await letters(owner.email)).toBe(1)
    test.clock.advance(1)
    await ask(owner.email)
    expect(await letters(owner.email)).toBe(2)
  })

  it('gets about 30 e-mails a day, however often they are requested', async () => {
    for (let asked = 0; asked < 24 * 3; asked++) {
      await begin.restore(visitor(test), owner.email)
      await jobsDone(test, SEND_CODE)
      test.clock.advance(20 * MINUTE)
    }
    expect(await letters(owner.email)).toBeLessThanOrEqual(30)
  }, 120_000)

  it('has one pause for all e-mails, and each of them has a way in', async () => {
    await ask(owner.email, 'registration')
    await ask(owner.email, 'restore')
    expect(await letters(owner.email)).toBe(1)
    const browser = visitor(test)
    const [status, flow] = await follow(browser, await linkTokenTo(test, owner.email))
    expect([status, flow]).toEqual([
      200,
      expect.objectContaining({ purpose: 'restore', step: 'password', user_id: owner.id }),
    ])
  })

  it('without a user is not blocked from registering by requests for a password reset', async () => {
    const email = newEmail()
    for (let n = 0; n < 5; n++) await ask(email, 'restore')
    expect(await letters(email)).toBe(0)
    await ask(email, 'registration')
    expect(await letters(email)).toBe(1)
  })

  it('always has a valid link while it waits', () => {
    expect(LINK_HOURS * 3600).toBeGreaterThanOrEqual(2 * LETTER_PAUSES.longestSeconds)
  })

  it('has no pause after its owner has entered a code', async () => {
    const browser = await ask(owner.email)
    await guess(browser, await codeTo(test, owner.email))
    await ask(owner.email)
    expect(await letters(owner.email)).toBe(2)
  })

  it('has no pause after it is registered, though a stranger has requested e-mails in between', async () => {
    const browser = await registering(test)
    const { email } = browser
    await guess(browser, await codeTo(test, email))
    await ask(email, 'registration')
    await browser.post('user/next', DETAILS)
    expect((await browser.post('user/finish', END)).statusCode).toBe(200)
    await ask(email, 'restore')
    expect(await letters(email)).toBe(3)
  })
})

describe('the owner, while a stranger keeps requesting e-mails', () => {
  async function strangerAsks(): Promise<Visitor> {
    const stranger = visitor(test)
    for (let n = 0; n < 10; n++) await ask(owner.email, 'restore', n === 0 ? stranger : visitor(test))
    return stranger
  }

  it('gets in by the link of the stranger’s e-mail, whose flow ends and is not advanced', async () => {
    const stranger = await strangerAsks()
    const mine = await ask(owner.email)
    expect(await letters(owner.email)).toBe(1)
    const code = await codeTo(test, owner.email)
    expect(await guess(mine, code)).toEqual([422, { code: ['code_wrong'] }])
    expect((await follow(mine, await linkTokenTo(test, owner.email)))[0]).toBe(200)
    expect(await guess(stranger, code)).toEqual([410, 'flow_over'])
    expect((await stranger.get('session/flow')).json().data).toBeNull()
    const set = await mine.post(`user/password/${owner.id}`, { password: 'верблюд-табурет-восемь' })
    expect(shown(set)).toEqual([200, true])
  })

  it('has such a link at every moment of a day', async () => {
    for (let hour = 0; hour < 24; hour++) {
      for (const minutes of [1, 29, 30]) {
        await ask(owner.email)
        const count = await letters(owner.email)
        const good = await test.db
          .selectFrom('access_links')
          .select('id')
          .where('expires_at', '>', test.clock.now())
          .execute()
        expect([count > 0, good.length > 0]).toEqual([true, true])
        test.clock.advance(minutes * MINUTE)
      }
    }
  }, 120_000)

  it('can still use the code of their own e-mail after a request that sends none', async () => {
    await strangerAsks()
    test.clock.advance(MINUTE)
    const mine = await ask(owner.email)
    const code = await codeTo(test, owner.email, 2)
    test.clock.advance(MINUTE)
    await ask(owner.email, 'restore', mine)
    expect(await letters(owner.email)).toBe(2)
    expect((await guess(mine, code))[0]).toBe(200)
  })

  it('gets no more guesses at a code by a request that sends none', async () => {
    await strangerAsks()
    test.clock.advance(MINUTE)
    const browser = await ask(owner.email)
    const code = await codeTo(test, owner.email, 2)
    for (let n = 0; n < 3; n++) await guess(browser, otherThan(code))
    test.clock.advance(MINUTE)
    await ask(owner.email, 'restore', browser)
    expect((await browser.get('session/flow')).json().data.code.tries_left).toBe(5)
    for (let n = 0; n < 2; n++) await guess(browser, otherThan(code))
    expect(await guess(browser, code)).toEqual([422, { code: ['code_wrong'] }])
  })
})

describe('the response', () => {
  it.each(['restore', 'registration'] as const)(
    'is the same whether an e-mail is sent or not, to its end: %s',
    async (purpose) => {
      const quiet = await person(test, 5)
      await ask(owner.email, purpose)
      test.clock.advance(MINUTE)
      await ask(owner.email, purpose)
      const told = [await lifeOf(purpose, owner.email), await lifeOf(purpose, quiet.email)]
      expect(told[1]).toEqual(told[0])
    },
  )

  /** All that the client sees, with another request in the middle. */
  async function lifeOf(purpose: Purpose, email: string): Promise<string> {
    const start = test.clock.now().getTime()
    const browser = visitor(test)
    const seen = [await begin[purpose](browser, email)]
    await jobsDone(test, SEND_CODE)
    for (let n = 0; n < 3; n++) seen.push(await browser.post('user/codeCheck', { code: '000000' }))
    seen.push(await begin[purpose](browser, email))
    test.clock.advance(MINUTE)
    seen.push(await begin[purpose](browser, email))
    await jobsDone(test, SEND_CODE)
    seen.push(await browser.get('session/flow'))
    for (let n = 0; n < 6; n++) seen.push(await browser.post('user/codeCheck', { code: '000000' }))
    test.clock.advance(10 * MINUTE)
    seen.push(await browser.post('user/codeCheck', { code: '000000' }))
    test.clock.advance(start - test.clock.now().getTime())
    return seenOf(seen, email)
  }
})

describe('an e-mail that a mail server did not accept at first', () => {
  it('is sent with its link, though the client that requested it has left', async () => {
    const stranger = visitor(test)
    const failing = { send: () => Promise.reject(new Error('busy')) }
    await begin.restore(stranger, owner.email)
    await jobsDone(test, SEND_CODE)
    await test.db.deleteFrom('throttles').execute()
    test.clock.advance(MINUTE)
    await stranger.get(`user/restore/${owner.email}`)
    await jobsDone(test, SEND_CODE)
    const [asked] = await test.db
      .selectFrom('access_links')
      .select(['flow_id', 'asked_at'])
      .orderBy('id', 'desc')
      .execute()
    const data = { flow_id: asked?.flow_id, asked_at: asked?.asked_at.toISOString() }
    const retry = sendCodeJob({ ...test.server.deps, post: failing, onError: () => {} })
    await expect(retry.handle(data)).rejects.toThrow('busy')
    await stranger.post('session/leaveFlow')
    const sent: string[] = []
    const again = sendCodeJob({
      ...test.server.deps,
      post: { send: async ({ text }) => void sent.push(text) },
      onError: () => {},
    })
    await again.handle(data)
    expect(sent).toHaveLength(1)
    expect(sent[0]).not.toMatch(/^\d{6}$/m)
    const token = /token=([\w-]{43})/.exec(sent[0] ?? '')?.[1] ?? ''
    expect((await follow(visitor(test), token))[0]).toBe(200)
  })

  it('is not sent if its flow had ended before the first try', async () => {
    const sent: string[] = []
    const job = sendCodeJob({
      ...test.server.deps,
      post: { send: async ({ text }) => void sent.push(text) },
      onError: () => {},
    })
    await job.handle({ flow_id: 404, asked_at: test.clock.now().toISOString() })
    expect(sent).toEqual([])
  })
})

it('deletes expired links', async () => {
  await ask(owner.email)
  test.clock.advance(LINK_HOURS * HOUR)
  expect(await follow(visitor(test), await linkTokenTo(test, owner.email))).toEqual([410, 'link_over'])
  expect(await test.db.selectFrom('access_links').select('id').execute()).toHaveLength(1)
  await sweepFlowsJob(test.server.deps).handle({})
  expect(await test.db.selectFrom('access_links').select('id').execute()).toEqual([])
})
