import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { DRAFT } from '../testing/ads.ts'
import { newEmail } from '../testing/flows.ts'
import { sentAd } from '../testing/keyed-calls.ts'
import { corsOf, from, SHOP, UNLISTED } from '../testing/origins.ts'
import { PASSWORD, type Person, person } from '../testing/people.ts'
import { type TestServer, testServer } from '../testing/test-server.ts'
import { operationsOf, readContract } from './document.ts'

const operations = operationsOf(readContract())

let test: TestServer
let someone: Person
beforeAll(async () => {
  test = await testServer({ corsOrigins: [SHOP] })
})
beforeEach(async () => {
  await test.empty()
  someone = await person(test, 5)
})
afterAll(() => test.close())

describe('a page of a listed origin', () => {
  const credentials = () => ({ login: someone.email, password: PASSWORD })

  it('signs in for a token, creates with it and signs out', async () => {
    const json = { ...credentials(), issue_token: true }
    const signedIn = await test.send({ path: '/api/user/auth', json, headers: from(SHOP) })
    const { token } = signedIn.json().data
    expect([signedIn.statusCode, signedIn.cookies]).toEqual([200, []])
    expect(corsOf(signedIn)).toHaveProperty('access-control-allow-origin', SHOP)
    const ad = await test.send({ path: '/api/userBanner/create', form: sentAd(), token, headers: from(SHOP) })
    expect([ad.statusCode, ad.json().data?.title]).toEqual([200, DRAFT.title])
    const out = await test.send({ path: '/api/session/signOut', token, headers: from(SHOP) })
    expect([out.statusCode, out.cookies]).toEqual([200, []])
    expect((await test.send({ method: 'GET', path: '/api/session/list', token })).statusCode).toBe(401)
  })

  it('restores access by the token of a flow', async () => {
    const flow = { ...from(SHOP), 'x-access-flow': 'new' }
    const begun = await test.send({
      path: '/api/user/registration',
      json: { email: newEmail() },
      headers: flow,
    })
    expect([begun.statusCode, begun.cookies]).toEqual([200, []])
    const headers = { ...flow, 'x-access-flow': begun.json().data.token }
    const answer = await test.send({ method: 'GET', path: '/api/session/flow', headers })
    expect(answer.json().data).toMatchObject({ purpose: 'registration', step: 'code' })
    const left = await test.send({ path: '/api/session/leaveFlow', headers })
    expect([left.statusCode, left.cookies]).toEqual([200, []])
  })

  it('gets no cookie when it sets a password by a flow, which makes a browser a known one', async () => {
    const headers = { ...from(SHOP), 'x-access-flow': 'new' }
    const begun = await test.send({ method: 'GET', path: `/api/user/restore/${someone.email}`, headers })
    await test.db
      .updateTable('access_flows')
      .set({ proven_at: test.clock.now(), user_id: someone.id })
      .execute()
    const answer = await test.send({
      path: `/api/user/password/${someone.id}`,
      json: { password: 'тихий трамвай под окном' },
      headers: { ...headers, 'x-access-flow': begun.json().data.token },
    })
    expect([answer.statusCode, answer.json(), answer.cookies]).toEqual([200, { data: true }, []])
  })

  it.each([
    ['a session', '/api/user/auth', () => credentials()],
    [
      'a session, with `issue_token: false`',
      '/api/user/auth',
      () => ({ ...credentials(), issue_token: false }),
    ],
    [
      'a session after registering',
      '/api/user/finish',
      () => ({ password: PASSWORD, terms: true, ad_rules: true }),
    ],
    ['a registration', '/api/user/registration', () => ({ email: newEmail() })],
    ['a flow of a link', '/api/user/followLink', () => ({ token: 'y0vQ3m8Zr5cJ2kXwT6nLbA' })],
    ['a flow of an invitation', '/api/invitation/accept', () => ({ token: 'y0vQ3m8Zr5cJ2kXwT6nLbA' })],
  ])('cannot ask for %s in a cookie, with or without a token', async (_what, path, json) => {
    const before = await rows()
    for (const token of [undefined, someone.token]) {
      const answer = await test.send({ path, json: json(), token, headers: from(SHOP) })
      expect([answer.statusCode, answer.json().code, answer.cookies]).toEqual([403, 'cross_site', []])
      expect(corsOf(answer)).toHaveProperty('access-control-allow-origin', SHOP)
    }
    expect(await rows()).toEqual(before)
  })

  it.each(operations.filter(({ writes }) => writes))(
    'cannot call $id with a cookie',
    async ({ path, method }) => {
      const before = await rows()
      for (const cookie of [`sauda=${someone.token}`, 'sauda-flow=x', 'anything=1', '']) {
        const answer = await test.send({
          method,
          path: path.replace(/\{\w+\}/g, '7'),
          headers: { ...from(SHOP), cookie, 'x-access-flow': 'new' },
          ...(method === 'POST' && { json: { ...credentials(), issue_token: true } }),
        })
        expect([answer.statusCode, answer.json().code, answer.cookies]).toEqual([403, 'cross_site', []])
      }
      expect(await rows()).toEqual(before)
    },
  )

  it('cannot read what it asks with a cookie: no response permits credentials', async () => {
    const headers = { ...from(SHOP), cookie: `sauda=${someone.token}` }
    const answer = await test.send({ method: 'GET', path: '/api/session/me', headers })
    expect(answer.headers).not.toHaveProperty('access-control-allow-credentials')
  })

  it('needs our header without a token, as the portal’s own pages do', async () => {
    const headers = { ...from(SHOP), 'x-portal-client': '' }
    const json = { ...credentials(), issue_token: true }
    expect((await test.send({ path: '/api/user/auth', json, headers })).json().code).toBe('cross_site')
  })
})

it.each(UNLISTED)('a page of «%s» cannot ask for a token, nor for a cookie with one', async (origin) => {
  const before = await rows()
  const { token } = someone
  const cookie = await test.send({
    path: '/api/user/auth',
    json: { login: someone.email, password: PASSWORD },
    token,
    headers: from(origin),
  })
  expect([cookie.statusCode, cookie.json().code, cookie.cookies]).toEqual([403, 'cross_site', []])
  const json = { login: someone.email, password: PASSWORD, issue_token: true }
  const answer = await test.send({ path: '/api/user/auth', json, headers: from(origin) })
  expect([answer.statusCode, answer.json().code, answer.cookies]).toEqual([403, 'cross_site', []])
  expect(await rows()).toEqual(before)
})

it('the portal’s own pages still get cookies', async () => {
  const headers = { origin: 'https://sauda.example', 'sec-fetch-site': 'same-origin' }
  const json = { login: someone.email, password: PASSWORD }
  const answer = await test.send({ path: '/api/user/auth', json, headers })
  expect([answer.statusCode, answer.cookies.length > 0, corsOf(answer)]).toEqual([200, true, {}])
})

async function rows(): Promise<unknown[]> {
  const { db } = test
  return [
    await db.selectFrom('sessions').select(['id', 'user_id']).orderBy('id').execute(),
    await db.selectFrom('access_flows').selectAll().execute(),
    await db.selectFrom('users').select(['id', 'password_hash']).execute(),
    await db.selectFrom('ads').selectAll().execute(),
  ]
}
