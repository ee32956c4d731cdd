import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { PASSWORD, type Person, person } from '../../testing/people.ts'
import { type TestServer, testServer } from '../../testing/test-server.ts'

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

const signIn = (json: object, address?: string) =>
  test.send({ path: '/api/user/auth', json, ...(address && { address }) })
const me = (headers: Record<string, string>) => test.send({ method: 'GET', path: '/api/session/me', headers })

describe('a session', () => {
  it('ends on sign-out, with its cookie', async () => {
    const cookie = `sauda=${(await signIn({ login: someone.email, password: PASSWORD })).cookies[0]?.value}`
    const out = await test.send({
      path: '/api/session/signOut',
      headers: { cookie, 'x-portal-client': 'test' },
    })
    expect(out.cookies[0]?.value).toBe('')
    expect((await me({ cookie })).json().data).toBeNull()
  })

  it('expires after 30 days', async () => {
    test.clock.advance(30 * 86_400_000 + 1)
    expect((await me({ authorization: `Bearer ${someone.token}` })).json().data).toBeNull()
  })

  it('ends when its user is blocked, and gets a changed role at once', async () => {
    await test.db.updateTable('users').set({ role_id: 3 }).where('id', '=', someone.id).execute()
    expect((await me({ authorization: `Bearer ${someone.token}` })).json().data.role_id).toBe(3)
    await test.db
      .updateTable('users')
      .set({ blocked_at: test.clock.now() })
      .where('id', '=', someone.id)
      .execute()
    expect((await me({ authorization: `Bearer ${someone.token}` })).json().data).toBeNull()
  })

  it.each(['', 'x', '../../etc', "' or 1=1 --"])('is not opened by the token %j', async (token) => {
    expect((await me({ authorization: `Bearer ${token}` })).json().data).toBeNull()
  })
})

describe('a call that changes state', () => {
  it('requires the header that other sites cannot send, if made with a cookie', async () => {
    const answer = await test.send({
      path: '/api/session/signOut',
      headers: { cookie: `sauda=${someone.token}`, 'x-portal-client': '' },
    })
    expect([answer.statusCode, answer.json().code]).toEqual([403, 'cross_site'])
    expect((await me({ cookie: `sauda=${someone.token}` })).json().data.id).toBe(someone.id)
  })

  it('requires no header if made with a token', async () => {
    const answer = await test.send({
      path: '/api/session/signOut',
      token: someone.token,
      headers: { 'x-portal-client': '' },
    })
    expect(answer.statusCode).toBe(200)
  })
})
