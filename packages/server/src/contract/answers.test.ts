import { once } from 'node:events'
import { type AddressInfo, connect } from 'node:net'
import { text } from 'node:stream/consumers'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { type Loss, lostDatabase } from '../testing/lost-database.ts'
import { type TestServer, testServer } from '../testing/test-server.ts'
import { operationsOf, readContract } from './document.ts'

const UUID = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/

let test: TestServer
beforeAll(async () => {
  test = await testServer()
})
afterAll(() => test.close())

describe('every response', () => {
  it.each([
    ['of a call', '/api/session/me', 200],
    ['of a failed call', '/api/session/list', 401],
    ['with a wrong id', '/api/room/getUserInfo/abc', 400],
    ['of an unknown path', '/api/nothing', 404],
    ['of a path outside the API', '/nothing', 404],
    ['of a file', '/api/docs/start.js', 200],
    ['of a malformed URL', '/api/%zz', 400],
    ['of a URL that is too long', `/api/room/getUserInfo/${'1'.repeat(800)}`, 400],
  ])('%s has its own request id, whatever the client sends', async (_what, path, status) => {
    const headers = { 'x-request-id': 'mine', 'request-id': 'mine' }
    const [one, other] = [
      await test.send({ method: 'GET', path, headers }),
      await test.send({ method: 'GET', path, headers }),
    ]
    expect(one.statusCode, one.body).toBe(status)
    expect(one.headers['x-request-id']).toMatch(UUID)
    expect(other.headers['x-request-id']).not.toBe(one.headers['x-request-id'])
    if (status >= 400) expect(one.json().request_id).toBe(one.headers['x-request-id'])
  })

  it.each([
    ['of a call', 'GET', '/api/contact/get', 200],
    ['of a failed call', 'GET', '/api/session/list', 401],
    ['of an unknown path', 'GET', '/api/nothing', 404],
    ['of another method', 'POST', '/api/contact/get', 405],
    ['of a file', 'GET', '/api/docs/start.js', 200],
    ['of a malformed URL', 'GET', '/api/%zz', 400],
  ] as const)('%s says how long the host honours keys', async (_what, method, path, status) => {
    const answer = await test.send({ method, path })
    expect([answer.statusCode, answer.headers['x-idempotency']]).toEqual([status, '24h'])
  })

  it('outside the API says nothing about keys', async () => {
    const answer = await test.send({ method: 'GET', path: '/nothing' })
    expect(answer.headers).not.toHaveProperty('x-idempotency')
  })

  it.each([
    ['GET / HTTP/9.9\r\n\r\n', 400, 'bad_request'],
    [`GET / HTTP/1.1\r\nHost: x\r\nX: ${'x'.repeat(40_000)}\r\n\r\n`, 431, 'too_large'],
  ])('to an invalid HTTP request has a request id too (%#)', async (bytes, status, code) => {
    await test.server.fastify.listen({ host: '127.0.0.1', port: 0 }).catch(() => {})
    const socket = connect((test.server.fastify.server.address() as AddressInfo).port, '127.0.0.1')
    await once(socket, 'connect')
    socket.write(bytes)
    const [head = '', body = ''] = (await text(socket)).split('\r\n\r\n')
    expect(head).toMatch(new RegExp(`^HTTP/1.1 ${status} `))
    expect(JSON.parse(body)).toEqual({
      code,
      message: expect.stringMatching(/[а-я]/),
      request_id: /X-Request-Id: (\S+)/.exec(head)?.[1],
    })
  })

  it.each([
    [true, 'max-age=31536000'],
    [false, undefined],
  ])('has Strict-Transport-Security only if the public address is https: %s', async (secure, said) => {
    const own = await testServer({ secure })
    for (const path of ['/api/session/me', '/nothing', '/api/%zz', '/api/docs']) {
      const answer = await own.send({ method: 'GET', path })
      expect(answer.headers['strict-transport-security'], path).toBe(said)
    }
    await own.close()
  })
})

describe('a contract path with another method', () => {
  const operations = operationsOf(readContract())

  it.each(operations)('gives 405 with the allowed methods: $path', async ({ path, method, writes }) => {
    const url = path.replace(/\{\w+\}/g, '7')
    const takes = method === 'GET' && !writes ? ['GET', 'HEAD'] : [method]
    const allow = [...takes, 'OPTIONS'].join(', ')
    for (const other of ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'TRACE', 'PROPFIND'] as const) {
      if (takes.includes(other)) continue
      const headers = { 'content-type': 'text/odd', 'accept-language': 'kk' }
      const answer = await test.server.fastify.inject({
        method: other as 'PUT',
        url,
        headers,
        ...(other === 'TRACE' ? {} : { payload: '{' }),
      })
      expect([answer.statusCode, answer.headers.allow], other).toEqual([405, allow])
      if (other === 'HEAD') continue
      expect(answer.json()).toEqual({
        code: 'method_not_allowed',
        message: 'Сұрау қабылданбайды. Бетті қайта ашыңыз.',
        request_id: answer.headers['x-request-id'],
      })
    }
    const options = await test.server.fastify.inject({ method: 'OPTIONS', url })
    expect([options.statusCode, options.headers.allow, options.body]).toEqual([204, allow, ''])
    expect(options.headers).not.toHaveProperty('access-control-allow-origin')
  })

  it.each(['/api/nothing', '/api/room/get/7', '/api/photo/a', '/api/userBanner/getById/', '/api/userXauth'])(
    'differs from an unknown path, which gives 404: %s',
    async (url) => {
      for (const method of ['GET', 'PUT', 'OPTIONS'] as const) {
        const answer = await test.server.fastify.inject({ method, url })
        expect([answer.statusCode, answer.json().code], method).toEqual([404, 'not_found'])
      }
    },
  )

  it('responds to HEAD like GET, without a body, for calls that only read', async () => {
    const get = await test.send({ method: 'GET', path: '/api/room/get' })
    const head = await test.server.fastify.inject({ method: 'HEAD', url: '/api/room/get' })
    expect([head.statusCode, head.body]).toEqual([200, ''])
    expect(head.headers['content-type']).toBe(get.headers['content-type'])
  })
})

describe('an unavailable database', () => {
  let kept: TestServer['db']
  let lost: Awaited<ReturnType<typeof lostDatabase>>
  beforeAll(() => {
    kept = test.server.deps.db
  })
  afterEach(async () => {
    test.server.deps.db = kept
    await lost.close()
  })

  /** From now on the calls use an unavailable database. */
  async function lose(loss: Loss): Promise<void> {
    lost = await lostDatabase(loss)
    test.server.deps.db = lost.db
  }

  it.each<[string, Loss]>([
    ['that refuses connections', 'refuses'],
    ['that closes connections', 'hangs up'],
    [
      'that is shut down',
      { sqlstate: '57P01', message: 'terminating connection due to administrator command' },
    ],
    ['that has crashed', { sqlstate: '57P02', message: 'terminating connection because of crash' }],
    ['that is starting', { sqlstate: '57P03', message: 'the database system is starting up' }],
    ['that has lost its connection', { sqlstate: '08006', message: 'connection failure' }],
    ['with too many connections', { sqlstate: '53300', message: 'sorry, too many clients already' }],
  ])('%s gives 503 with Retry-After', async (_which, loss) => {
    await lose(loss)
    const headers = { 'accept-language': 'kk' }
    for (const ask of [
      { method: 'GET', path: '/api/room/get', headers },
      { path: '/api/userBanner/getById/7', headers },
      { path: '/api/user/auth', json: { login: 'a@test.example', password: 'x' }, headers },
    ] as const) {
      const answer = await test.send(ask)
      expect([answer.statusCode, answer.json(), answer.headers['retry-after']]).toEqual([
        503,
        {
          code: 'unavailable',
          message: 'Қызмет уақытша қолжетімсіз. Кейінірек көріңіз.',
          retry_after: 10,
          request_id: answer.headers['x-request-id'],
        },
        '10',
      ])
    }
  })

  it('is used again by the next call after it recovers', async () => {
    await lose('refuses')
    expect((await test.send({ method: 'GET', path: '/api/room/get' })).statusCode).toBe(503)
    test.server.deps.db = kept
    expect((await test.send({ method: 'GET', path: '/api/room/get' })).statusCode).toBe(200)
  })

  it('is not reported for a wrong query', async () => {
    await lose({ sqlstate: '42P01', message: 'relation "rooms" does not exist' })
    const answer = await test.send({ method: 'GET', path: '/api/room/get' })
    expect([answer.statusCode, answer.json().code]).toEqual([500, 'internal'])
    expect(answer.headers).not.toHaveProperty('retry-after')
  })

  it('does not affect responses that need no database', async () => {
    await lose('refuses')
    expect((await test.send({ method: 'GET', path: '/api/session/me' })).statusCode).toBe(200)
  })
})
