import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { sentAd } from '../testing/keyed-calls.ts'
import { lostDatabase } from '../testing/lost-database.ts'
import { corsOf, from, OTHER, SHOP, UNLISTED } from '../testing/origins.ts'
import { PASSWORD, type Person, person } from '../testing/people.ts'
import { type Ask, type TestServer, testServer } from '../testing/test-server.ts'
import { operationsOf, readContract } from './document.ts'

const SENT = [
  ...['Authorization', 'Content-Type', 'Accept-Language', 'X-Portal-Client', 'X-Access-Flow'],
  ...['Idempotency-Key', 'X-Console-Token', 'X-Portal-Person'],
]
const EXPOSED =
  'X-Request-Id, Retry-After, Content-Disposition, X-Total-Files, X-Idempotency, Idempotency-Replayed'
const operations = operationsOf(readContract())

let test: TestServer
let someone: Person
beforeAll(async () => {
  test = await testServer({ corsOrigins: [SHOP, OTHER] })
})
beforeEach(async () => {
  await test.empty()
  someone = await person(test, 5)
})
afterAll(() => test.close())

type Answer = Awaited<ReturnType<TestServer['send']>>

function expectShared(answer: Answer, origin = SHOP): void {
  expect(corsOf(answer)).toEqual({
    'access-control-allow-origin': origin,
    'access-control-expose-headers': EXPOSED,
  })
  expect(answer.headers.vary).toBe('Origin')
}

const options = (url: string, headers: Record<string, string>) =>
  test.server.fastify.inject({ method: 'OPTIONS', url, headers })

describe('a preflight request', () => {
  it.each(operations)('from a listed origin permits the call: $path', async ({ path, method, writes }) => {
    const answer = await options(path.replace(/\{\w+\}/g, '7'), {
      ...from(SHOP),
      'access-control-request-method': method,
      'access-control-request-headers': 'authorization,x-portal-client',
    })
    expect([answer.statusCode, answer.body, answer.headers.vary]).toEqual([204, '', 'Origin'])
    expect(String(answer.headers['access-control-allow-headers']).split(', ').toSorted()).toEqual(
      SENT.toSorted(),
    )
    expect(corsOf(answer)).toEqual({
      'access-control-allow-origin': SHOP,
      'access-control-expose-headers': EXPOSED,
      'access-control-allow-headers': expect.any(String),
      'access-control-allow-methods': method === 'GET' && !writes ? 'GET, HEAD' : method,
      'access-control-max-age': '7200',
    })
  })

  it('for a method that the path does not have permits only those that it has', async () => {
    const headers = { ...from(OTHER), 'access-control-request-method': 'DELETE' }
    const answer = await options('/api/session/me', headers)
    expect([answer.statusCode, answer.headers.allow]).toEqual([204, 'GET, HEAD, OPTIONS'])
    expect(corsOf(answer)).toMatchObject({
      'access-control-allow-origin': OTHER,
      'access-control-allow-methods': 'GET, HEAD',
    })
  })

  it.each(['/api/nothing', '/api/room/get/7', '/api/%zz'])('for an unknown path fails: %s', async (url) => {
    const answer = await options(url, { ...from(SHOP), 'access-control-request-method': 'GET' })
    expect(answer.statusCode).toBeGreaterThanOrEqual(400)
    expectShared(answer)
  })

  it.each(UNLISTED)('from the origin «%s» permits nothing', async (origin) => {
    const headers = { ...from(origin), 'access-control-request-method': 'POST' }
    for (const { path } of operations) {
      const answer = await options(path.replace(/\{\w+\}/g, '7'), headers)
      expect([answer.statusCode, corsOf(answer)], path).toEqual([204, {}])
    }
  })

  it('without an origin permits nothing', async () => {
    expect(corsOf(await options('/api/session/me', {}))).toEqual({})
  })

  it('outside the API permits nothing', async () => {
    expect(corsOf(await options('/nothing', from(SHOP)))).toEqual({})
  })
})

describe('a response', () => {
  const token = () => ({ authorization: `Bearer ${someone.token}` })
  const long = 'x'.repeat(1_100_000)
  const asks: [what: string, status: number, ask: Ask, bringsToken?: boolean][] = [
    ['to a call', 200, { path: '/api/userBanner/pagination', json: {} }],
    ['to a call with a token', 200, { path: '/api/session/endOthers' }, true],
    ['that is a file', 200, { method: 'GET', path: '/api/docs/start.js' }],
    [
      'to an unreadable body',
      400,
      { path: '/api/user/auth', headers: { 'content-type': 'application/json' } },
    ],
    ['to a malformed URL', 400, { method: 'GET', path: '/api/%zz' }],
    ['to a guest', 401, { method: 'GET', path: '/api/session/list' }],
    ['to an ended session', 401, { method: 'GET', path: '/api/session/list', token: 'ended' }],
    [
      'to a call from another site',
      403,
      { path: '/api/session/signOut', headers: { 'x-portal-client': '' } },
    ],
    ['for an unknown path', 404, { path: '/api/nothing' }],
    ['for an unknown record', 404, { path: '/api/userBanner/getById/7' }],
    ['to another method', 405, { path: '/api/session/me' }],
    ['to a body that is too long', 413, { path: '/api/user/auth', json: { login: long, password: 'x' } }],
    ['to another content type', 415, { path: '/api/user/auth', headers: { 'content-type': 'text/odd' } }],
    ['to a wrong field', 422, { path: '/api/user/auth', json: { login: 7, password: 'x' } }],
    ['to a wrong photo', 422, { path: '/api/userBanner/create', form: sentAd({ title: '' }) }, true],
  ]

  it.each(asks)('%s may be read by a listed origin: %i', async (_what, status, ask, bringsToken) => {
    const headers = { ...(bringsToken && token()), ...ask.headers, ...from(SHOP) }
    const answer = await test.send({ ...ask, headers })
    expect(answer.statusCode, answer.body).toBe(status)
    expectShared(answer)
    expect(answer.headers['x-request-id']).toMatch(/^[0-9a-f-]{36}$/)
  })

  it.each(UNLISTED)('has nothing for the origin «%s»', async (origin) => {
    for (const [what, status, ask, bringsToken] of asks) {
      const headers = { ...(bringsToken && token()), ...ask.headers, ...from(origin) }
      const answer = await test.send({ ...ask, headers })
      // Rejected before it is read.
      const told = ask.path === '/api/user/auth' ? 403 : status
      expect([answer.statusCode, corsOf(answer), answer.headers.vary], what).toEqual([told, {}, 'Origin'])
    }
  })

  it('that says to wait may be read: 429 and 503', async () => {
    const json = { login: someone.email, password: 'горшок', issue_token: true }
    const address = '192.0.2.7'
    let answer: Answer
    do answer = await test.send({ path: '/api/user/auth', json, address, headers: from(SHOP) })
    while (answer.statusCode === 401)
    expect([answer.statusCode, answer.headers['retry-after']]).toEqual([429, expect.stringMatching(/^\d+$/)])
    expectShared(answer)

    const kept = test.server.deps.db
    const lost = await lostDatabase('refuses')
    test.server.deps.db = lost.db
    answer = await test.send({ method: 'GET', path: '/api/room/get', headers: from(OTHER) })
    test.server.deps.db = kept
    await lost.close()
    expect([answer.statusCode, answer.headers['retry-after']]).toEqual([503, '10'])
    expectShared(answer, OTHER)
  })

  it('without an origin varies by it, so that no cache gives it to another origin', async () => {
    const answer = await test.send({ method: 'GET', path: '/api/docs/start.js' })
    expect([answer.statusCode, corsOf(answer), answer.headers.vary]).toEqual([200, {}, 'Origin'])
  })

  it('outside the API has nothing', async () => {
    const answer = await test.send({ method: 'GET', path: '/nothing', headers: from(SHOP) })
    expect([answer.statusCode, corsOf(answer), answer.headers.vary]).toEqual([404, {}, undefined])
  })

  it('has nothing if no origin is listed', async () => {
    const plain = await testServer()
    for (const ask of [{ path: '/api/userBanner/pagination', json: {} }, { path: '/api/nothing' }]) {
      const answer = await plain.send({ ...ask, headers: from(SHOP) })
      expect([corsOf(answer), answer.headers.vary], ask.path).toEqual([{}, undefined])
    }
    const url = '/api/user/auth'
    const preflight = await plain.server.fastify.inject({ method: 'OPTIONS', url, headers: from(SHOP) })
    expect([preflight.statusCode, corsOf(preflight)]).toEqual([204, {}])
    const json = { login: 'a@test.example', password: PASSWORD, issue_token: true }
    expect((await plain.send({ path: url, json, headers: from(SHOP) })).statusCode).toBe(403)
    await plain.close()
  })
})
