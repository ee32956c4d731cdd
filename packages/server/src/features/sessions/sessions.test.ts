import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { openSession } from '../../platform/sessions.ts'
import { listen } from '../../testing/another-server.ts'
import { liveClient } from '../../testing/live-client.ts'
import { PASSWORD, type Person, person } from '../../testing/people.ts'
import { type TestServer, testServer } from '../../testing/test-server.ts'

const SOON = 20_000
const MINUTE = 60_000
const CHROME =
  'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Safari/537.36'

let test: TestServer
let someone: Person
beforeAll(async () => {
  test = await testServer()
})
beforeEach(async () => {
  await test.empty()
  someone = await person(test, 5)
})
afterAll(() => test.close())

const list = async (token = someone.token) =>
  (await test.send({ method: 'GET', path: '/api/session/list', token })).json().data
const me = async (token: string) =>
  (await test.send({ method: 'GET', path: '/api/session/me', token })).json().data
const end = (id: number, token = someone.token) => test.send({ path: `/api/session/end/${id}`, token })
const another = ({ id }: Person = someone) => openSession(test.db, test.clock, id)
const seenAt = async () => (await list()).items.map(({ seen_at }: { seen_at: string }) => seen_at)

describe('the list of sessions', () => {
  it('shows browser, system and address of a sign-in', async () => {
    const { token } = (
      await test.send({
        path: '/api/user/auth',
        json: { login: someone.email, password: PASSWORD, issue_token: true },
        headers: { 'user-agent': CHROME },
        address: '203.0.113.7',
      })
    ).json().data
    const { items, total } = await list(token)
    expect(total).toBe(2)
    expect(items[0]).toMatchObject({
      current: true,
      browser: 'Chrome',
      system: 'Windows',
      address: '203.0.113.7',
    })
    expect(items[1]).toMatchObject({ current: false, browser: null, system: null, address: null })
    expect(JSON.stringify(items)).not.toContain(token)
  })

  it('excludes sessions of others, and ended ones', async () => {
    await another(await person(test, 5))
    test.clock.advance(20 * 1440 * MINUTE)
    const { token } = await another()
    test.clock.advance(11 * 1440 * MINUTE)
    expect((await list(token)).items).toMatchObject([{ current: true }])
  })

  it('updates the last use once in five minutes', async () => {
    const [first] = await seenAt()
    test.clock.advance(5 * MINUTE - 1)
    expect(await seenAt()).toEqual([first])
    test.clock.advance(1)
    const [later] = await seenAt()
    expect(Date.parse(later) - Date.parse(first)).toBe(5 * MINUTE)
  })
})

describe('signing out elsewhere', () => {
  it('ends the other session at once, and its live connection', async () => {
    const { token } = await another()
    const page = await liveClient(await listen(test.server), { token })
    await vi.waitFor(() => expect(page.subscriptions).toBe(1), SOON)
    const [{ id }] = (await list()).items
    expect((await end(id)).json().data).toBe(true)
    expect(await me(token)).toBeNull()
    expect((await me(someone.token)).id).toBe(someone.id)
    await vi.waitFor(() => expect(page.refusals).toBe(1), SOON)
    page.pusher.disconnect()
  })

  it('gives not found for a session that has ended', async () => {
    await another()
    const [{ id }] = (await list()).items
    expect((await end(id)).statusCode).toBe(200)
    expect((await end(id)).statusCode).toBe(404)
    expect((await end(999_999)).statusCode).toBe(404)
  })

  it('gives not found for a session of another user, which goes on', async () => {
    const other = await person(test, 5)
    const [{ id }] = (await list(other.token)).items
    expect((await end(id)).statusCode).toBe(404)
    expect((await me(other.token)).id).toBe(other.id)
  })

  it('signs out if it is the current session', async () => {
    const [{ id }] = (await list()).items
    const answer = await end(id)
    expect(answer.cookies).toMatchObject([{ name: 'sauda', value: '' }])
    expect(await me(someone.token)).toBeNull()
  })

  it('everywhere keeps this session and those of other users', async () => {
    const other = await person(test, 5)
    const tokens = [(await another()).token, (await another()).token]
    const answer = await test.send({ path: '/api/session/endOthers', token: someone.token })
    expect(answer.json().data).toBe(2)
    for (const token of tokens) expect(await me(token)).toBeNull()
    expect((await me(someone.token)).id).toBe(someone.id)
    expect((await me(other.token)).id).toBe(other.id)
    const again = await test.send({ path: '/api/session/endOthers', token: someone.token })
    expect(again.json().data).toBe(0)
  })
})
