import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { DETAILS, END, reachable, registering } from '../../testing/flows.ts'
import { codeTo, jobsDone, linkTokenTo } from '../../testing/letters.ts'
import { PASSWORD, type Person } from '../../testing/people.ts'
import { type TestServer, testServer } from '../../testing/test-server.ts'
import { shown, type Visitor, visitor } from '../../testing/visitor.ts'
import { SEND_CODE } from './send-code.ts'

const NEW = 'верблюд-табурет-восемь'
const HOUR = 3_600_000

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

const follow = async (browser: Visitor, token: string) =>
  shown(await browser.post('user/followLink', { token }))
const flowOf = async (browser: Visitor) => (await browser.get('session/flow')).json().data

/** The link of a requested e-mail, and the browser that requested it. */
async function restoreLink(): Promise<{ asker: Visitor; token: string }> {
  const asker = visitor(test)
  await asker.get(`user/restore/${owner.email}`)
  return { asker, token: await linkTokenTo(test, owner.email) }
}

describe('the link of an e-mail', () => {
  it('opens the new password in the browser that follows it, without a flow', async () => {
    const { asker, token } = await restoreLink()
    const mine = visitor(test)
    const [status, flow] = await follow(mine, token)
    expect([status, flow]).toEqual([
      200,
      {
        purpose: 'restore',
        step: 'password',
        email: owner.email,
        user_id: owner.id,
        code: null,
        details: null,
        invited: null,
        expires_at: new Date(test.clock.now().getTime() + HOUR).toISOString(),
        token: null,
      },
    ])
    expect(await flowOf(asker)).toBeNull()
    expect(shown(await mine.post(`user/password/${owner.id}`, { password: NEW }))).toEqual([200, true])
    const answer = await visitor(test).post('user/auth', { login: owner.email, password: NEW })
    expect(answer.statusCode).toBe(200)
  })

  it('opens the details of a new user', async () => {
    const { email, get } = await registering(test)
    const mine = visitor(test)
    const [, flow] = await follow(mine, await linkTokenTo(test, email))
    expect(flow).toMatchObject({ purpose: 'registration', step: 'details', email, user_id: null })
    expect((await get('session/flow')).json().data).toBeNull()
    await mine.post('user/next', DETAILS)
    expect((await mine.post('user/finish', END)).json().data.user.email).toBe(email)
  })

  it('ends the browser’s previous flow', async () => {
    const { token } = await restoreLink()
    const browser = await registering(test)
    await follow(browser, token)
    expect(await flowOf(browser)).toMatchObject({ purpose: 'restore', email: owner.email })
    const flows = await test.db.selectFrom('access_flows').select('email').execute()
    expect(flows).toEqual([{ email: owner.email }])
  })

  it('never advances the flow of another browser, not even of the same user', async () => {
    const { token } = await restoreLink()
    const elsewhere = visitor(test)
    await elsewhere.get(`user/restore/${owner.email}`)
    await jobsDone(test, SEND_CODE)
    const before = await flowOf(elsewhere)
    await follow(visitor(test), token)
    expect(await flowOf(elsewhere)).toEqual(before)
  })

  it('ends the flow that requested it, even if its code was right', async () => {
    const { asker, token } = await restoreLink()
    await asker.post('user/codeCheck', { code: await codeTo(test, owner.email) })
    await follow(visitor(test), token)
    const set = await asker.post(`user/password/${owner.id}`, { password: NEW })
    expect(shown(set)).toEqual([410, 'flow_over'])
  })

  it('gives a program the token of its flow', async () => {
    const { token } = await restoreLink()
    const answer = await test.send({
      path: '/api/user/followLink',
      json: { token },
      headers: { 'x-access-flow': 'new' },
    })
    expect(answer.cookies).toEqual([])
    expect(answer.json().data.token).toMatch(/^[\w-]{43}$/)
  })

  it('works once, even with concurrent requests', async () => {
    const { token } = await restoreLink()
    const answers = await Promise.all([1, 2, 3].map(() => follow(visitor(test), token)))
    expect(answers.map(([status]) => status).toSorted()).toEqual([200, 410, 410])
    expect(await follow(visitor(test), token)).toEqual([410, 'link_over'])
  })

  it('is valid to its last moment, and not after', async () => {
    const { token } = await restoreLink()
    test.clock.advance(2 * HOUR)
    expect(await follow(visitor(test), token)).toEqual([410, 'link_over'])
    test.clock.advance(-1)
    expect((await follow(visitor(test), token))[0]).toBe(200)
  })

  it.each(['', ' ', 'x', 'y0vQ3m8Zr5cJ2kXwT6nLbA', "' or 1=1 --"])(
    'is invalid for the token %j',
    async (token) => {
      await restoreLink()
      expect((await follow(visitor(test), token))[0]).toBe(token === '' ? 422 : 410)
      expect(await test.db.selectFrom('access_links').select('id').execute()).toHaveLength(1)
    },
  )

  it('is invalid as an invitation, and an invitation is invalid here', async () => {
    const { token } = await restoreLink()
    expect(shown(await visitor(test).post('invitation/accept', { token }))).toEqual([410, 'link_over'])
  })

  it('ends when a password is set in any way', async () => {
    const { token } = await restoreLink()
    const json = { password: NEW, current_password: PASSWORD }
    await test.send({ path: `/api/user/password/${owner.id}`, token: owner.token, json })
    expect(await follow(visitor(test), token)).toEqual([410, 'link_over'])
  })

  it('ends when its address is registered', async () => {
    const browser = await registering(test)
    const { email } = browser
    const token = await linkTokenTo(test, email)
    await browser.post('user/codeCheck', { code: await codeTo(test, email) })
    await browser.post('user/next', DETAILS)
    await browser.post('user/finish', END)
    expect(await follow(visitor(test), token)).toEqual([410, 'link_over'])
  })

  it('ends when its user is blocked', async () => {
    const { token } = await restoreLink()
    await test.db
      .updateTable('users')
      .set({ blocked_at: test.clock.now() })
      .where('id', '=', owner.id)
      .execute()
    expect(await follow(visitor(test), token)).toEqual([410, 'link_over'])
  })

  it('works although a neighbour tries many', async () => {
    const { token } = await restoreLink()
    const neighbour = visitor(test, '10.55.5.5')
    for (let n = 0; n < 100; n++) await follow(neighbour, `made-up-${n}`)
    expect((await follow(visitor(test, '10.55.5.5'), token))[0]).toBe(200)
  })

  it('is nowhere in the database', async () => {
    const { token } = await restoreLink()
    await jobsDone(test, SEND_CODE)
    const { rows } = await test.database.query(
      `select to_jsonb(l) as row from access_links l union all select to_jsonb(f) from access_flows f
        union all select to_jsonb(j) from pgboss.job j union all select to_jsonb(t) from throttles t`,
    )
    expect(JSON.stringify(rows)).toContain(owner.email)
    expect(JSON.stringify(rows)).not.toContain(token)
  })
})
