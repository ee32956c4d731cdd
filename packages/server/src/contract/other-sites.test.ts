import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { newEmail } from '../testing/flows.ts'
import { PASSWORD, type Person, person } from '../testing/people.ts'
import { type TestServer, testServer } from '../testing/test-server.ts'
import { operationsOf, readContract } from './document.ts'

const HOST = 'shop.example'
const writes = operationsOf(readContract()).filter(({ writes }) => writes)

let test: TestServer
let someone: Person
beforeAll(async () => {
  test = await testServer()
  someone = await person(test, 2)
})
afterAll(() => test.close())

type Headers = Record<string, string>

/** The browser's own headers, beside the cookies it adds by itself. */
const foreign: [what: string, headers: Headers][] = [
  ['of another site', { origin: 'https://elsewhere.example', 'sec-fetch-site': 'cross-site' }],
  ['of another site, in an old browser', { origin: 'https://elsewhere.example' }],
  ['of another site that hides its origin', { origin: 'null', 'sec-fetch-site': 'cross-site' }],
  ['with an opaque origin', { origin: 'null' }],
  ['of a host beside ours', { origin: 'https://other.sauda.example', 'sec-fetch-site': 'same-site' }],
  ['of another port', { origin: `http://${HOST}:8080`, 'sec-fetch-site': 'same-site' }],
  ['of the public host without TLS', { origin: 'http://sauda.example' }],
  ['of a host that begins with ours', { origin: 'https://sauda.example.elsewhere.example' }],
  ['of another site without an origin', { 'sec-fetch-site': 'cross-site' }],
  ['with a malformed origin', { origin: 'elsewhere' }],
]

const own: [what: string, headers: Headers][] = [
  ['of the public address', { origin: 'https://sauda.example', 'sec-fetch-site': 'same-origin' }],
  ['of the requested host', { origin: `http://${HOST}`, 'sec-fetch-site': 'same-origin' }],
  ['of the requested host behind a proxy with TLS', { origin: `https://${HOST}` }],
  ['of a program', {}],
  ['typed into the address bar', { 'sec-fetch-site': 'none' }],
]

const ask = (
  path: string,
  { headers, json, method = 'POST' }: { headers: Headers; json?: object; method?: 'GET' | 'POST' },
) => test.send({ method, path, json, headers: { host: HOST, ...headers } })

describe.each(foreign)('a page %s', (_what, headers) => {
  it.each(writes)('cannot call $id, with our header and the user’s cookie', async ({ method, path }) => {
    const cookie = `sauda=${someone.token}`
    const answer = await ask(path.replace(/\{\w+\}/g, '7'), {
      method,
      headers: { ...headers, cookie, 'x-portal-client': 'forged' },
      ...(method === 'POST' && { json: {} }),
    })
    expect([answer.statusCode, answer.json().code, answer.cookies]).toEqual([403, 'cross_site', []])
  })

  it('cannot give the user a session or a flow', async () => {
    for (const [path, json] of [
      ['/api/user/auth', { login: someone.email, password: PASSWORD }],
      ['/api/user/registration', { email: newEmail() }],
    ] as const) {
      const answer = await ask(path, { headers, json })
      expect([answer.statusCode, answer.json().code, answer.cookies], path).toEqual([403, 'cross_site', []])
    }
  })

  it('can read public data', async () => {
    expect((await ask('/api/userBanner/pagination', { headers, json: {} })).statusCode).toBe(200)
  })

  it('can write with a token, which no browser adds by itself', async () => {
    const { token } = await person(test, 5)
    const authorization = `Bearer ${token}`
    const answer = await ask('/api/session/endOthers', { headers: { ...headers, authorization } })
    expect([answer.statusCode, answer.json()]).toEqual([200, { data: 0 }])
  })
})

it.each(own)('accepts a request %s', async (_what, headers) => {
  const { email } = await person(test, 5)
  const answer = await ask('/api/user/auth', { headers, json: { login: email, password: PASSWORD } })
  expect([answer.statusCode, answer.cookies.length > 0]).toEqual([200, true])
})

it('rejects a request of the same site without our header', async () => {
  const headers = { origin: 'https://sauda.example', 'sec-fetch-site': 'same-origin', 'x-portal-client': '' }
  expect((await ask('/api/session/signOut', { headers })).json().code).toBe('cross_site')
})

describe('a link without our header', () => {
  const cookie = () => `sauda=${someone.token}`
  const follow = (path: string, headers: Headers) =>
    ask(path, { method: 'GET', headers: { cookie: cookie(), 'x-portal-client': '', ...headers } })

  it('leads from our page to a download', async () => {
    const answer = await follow('/api/invoice/downloadAll/7', { 'sec-fetch-site': 'same-origin' })
    expect([answer.statusCode, answer.json().code]).toEqual([404, 'not_found'])
  })

  it.each<[string, Headers]>([
    ['of another site', { 'sec-fetch-site': 'cross-site' }],
    ['of a host beside ours', { 'sec-fetch-site': 'same-site' }],
    ['typed into the address bar', { 'sec-fetch-site': 'none' }],
    ['in an old browser', {}],
    ['that says two things', { 'sec-fetch-site': 'same-origin, cross-site' }],
    ['with another origin', { 'sec-fetch-site': 'same-origin', origin: 'https://elsewhere.example' }],
  ])('does not lead there %s', async (_which, headers) => {
    const answer = await follow('/api/invoice/downloadAll/7', headers)
    expect([answer.statusCode, answer.json().code]).toEqual([403, 'cross_site'])
  })

  it('leads to no call that writes and is no download', async () => {
    const others = writes.filter(({ method, sendsFile }) => method === 'GET' && !sendsFile)
    expect(others.map(({ id }) => id)).toContain('invoiceDelete')
    for (const { path } of others) {
      const answer = await follow(path.replace(/\{\w+\}/g, '7'), { 'sec-fetch-site': 'same-origin' })
      expect([answer.statusCode, answer.json().code], path).toEqual([403, 'cross_site'])
    }
  })
})
