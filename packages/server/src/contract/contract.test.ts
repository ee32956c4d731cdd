import Fastify from 'fastify'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import exchangeContract from '../generated/exchange.json' with { type: 'json' }
import { CREATE_NOTHING } from '../testing/create-nothing.ts'
import { person } from '../testing/people.ts'
import { type TestServer, testServer } from '../testing/test-server.ts'
import { bindContract } from './bind.ts'
import { type ContractDocument, contractSchema, operationsOf, readContract } from './document.ts'
import { takesHead } from './unknown-route.ts'
import { contractValidators } from './validators.ts'

let test: TestServer
beforeAll(async () => {
  test = await testServer()
})
afterAll(() => test.close())

describe('contract and server', () => {
  it('have the same routes', async () => {
    await test.server.fastify.ready()
    // Each GET that only reads also has a HEAD.
    const routes = servedRoutes(test.server.fastify.printRoutes({ commonPrefix: false }))
    const contract = operationsOf(readContract()).map(
      ({ method, path, writes }) =>
        `${method}${takesHead({ method, writes }) ? ', HEAD' : ''} ${path.replace(/\{(\w+)\}/g, ':$1')}`,
    )
    // Methods of one path are printed in one line.
    const exchange = Object.entries(exchangeContract.paths).map(([path, item]) => {
      const methods = Object.keys(item).map((method) => method.toUpperCase())
      return `${methods.join(', ')} /exchange/v1${path.replace(/\{(\w+)\}/g, ':$1')}`
    })
    const reference = ['openapi.json', 'docs', 'docs/start.js'].map((path) => `GET /exchange/v1/${path}`)
    expect(routes.toSorted()).toEqual([...contract, ...exchange, ...reference].toSorted())
  })

  it('give every operation an id, an effect and an error response', () => {
    for (const item of Object.values(readContract().paths)) {
      for (const operation of Object.values(item)) {
        expect(operation.operationId).toMatch(/^[a-z]\w+$/)
        expect(['read', 'write']).toContain(operation['x-effect'])
        expect(Object.keys(operation.responses)).toContain('500')
      }
    }
  })

  it('accept an Idempotency-Key for creating operations, or state why not', () => {
    const document = readContract()
    const objects = Object.values(document.paths).flatMap((item) => Object.values(item))
    const creating = objects.filter((operation) => operation['x-creates'] !== undefined)
    const keyed = operationsOf(document).filter(({ takesKey }) => takesKey)
    const excused = creating.filter((operation) => operation['x-no-idempotency-key'])
    const ids = (of: readonly { operationId: string }[]) => of.map(({ operationId }) => operationId)
    expect([...keyed.map(({ id }) => id), ...ids(excused)].toSorted()).toEqual(ids(creating).toSorted())
    for (const { operationId, responses } of creating) {
      const hasKey = keyed.some(({ id }) => id === operationId)
      const { headers = {} } = followed(document, responses['200'] ?? {})
      expect(Object.keys(headers).includes('Idempotency-Replayed'), operationId).toBe(hasKey)
      if (hasKey) expect(Object.keys(responses), operationId).toContain('409')
    }
    for (const operation of excused) expect(operation['x-no-idempotency-key']).toMatch(/^[A-Z].*\.$/)
    // A new writing operation either creates something or is listed here.
    const writing = objects.filter((operation) => operation['x-effect'] === 'write')
    const others = ids(writing).filter((id) => !ids(creating).includes(id))
    expect(others.filter((id) => !CREATE_NOTHING.includes(id))).toEqual([])
  })

  it('have no schema that cannot be parsed', () => {
    const document = readContract()
    const { params, body, answer } = contractValidators(contractSchema(document))
    for (const operation of operationsOf(document)) {
      if (operation.params) expect(params(operation.params)({})).toBe(false)
      if (operation.body) expect(body(operation.body)('')).toBe(false)
      for (const status of Object.keys(operation.answers)) {
        expect(() => answer(operation)(Number(status), '""'), operation.id).toThrow('against the contract')
      }
    }
  })

  it.each([
    ['a handler is missing', (handlers: Record<string, unknown>) => delete handlers.me],
    [
      'a handler is not in the contract',
      (handlers: Record<string, unknown>) => Object.assign(handlers, { deleteAll: () => true }),
    ],
  ])('do not let the server start if %s', async (_what, change) => {
    const document = readContract()
    const handlers = Object.fromEntries(operationsOf(document).map(({ id }) => [id, () => ({})]))
    change(handlers)
    await expect(bindContract(Fastify(), { ...idle(document), handlers: handlers as never })).rejects.toThrow(
      /differ/,
    )
  })
})

describe('a request', () => {
  it.each([
    ['an unknown path', { method: 'GET', path: '/api/nothing' }, 404, 'not_found'],
    [
      'a path with another method',
      { method: 'GET', path: '/api/userBanner/pagination' },
      405,
      'method_not_allowed',
    ],
    ['an id that is not a number', { method: 'GET', path: '/api/room/getUserInfo/abc' }, 400, 'bad_request'],
    ['an id below one', { method: 'GET', path: '/api/room/getUserInfo/0' }, 400, 'bad_request'],
    [
      'an id beyond the integer range',
      { method: 'GET', path: '/api/room/getUserInfo/99999999999999999999' },
      400,
      'bad_request',
    ],
    [
      'a body that is no JSON',
      { path: '/api/user/auth', headers: { 'content-type': 'application/json' } },
      400,
      'bad_request',
    ],
    [
      'a body of another kind',
      { path: '/api/user/auth', headers: { 'content-type': 'text/plain' } },
      415,
      'unsupported_media_type',
    ],
    ['a body that is a list', { path: '/api/user/auth', json: [] }, 422, 'invalid'],
    ['a missing body', { path: '/api/user/auth' }, 422, 'invalid'],
    [
      'a body that is too large',
      { path: '/api/user/auth', json: { login: 'x'.repeat(1_100_000), password: 'x' } },
      413,
      'too_large',
    ],
  ] as const)('with %s is rejected with a clear error', async (what, ask, status, code) => {
    const body = what === 'a body that is no JSON' || what === 'a body of another kind' ? '{nope' : undefined
    const answer = body
      ? await test.server.fastify.inject({
          method: 'POST',
          url: ask.path,
          headers: { 'x-portal-client': 'test', ...('headers' in ask && ask.headers) },
          payload: body,
        })
      : await test.send(ask)
    expect(answer.statusCode, answer.body).toBe(status)
    expect(answer.json()).toMatchObject({ code, message: expect.stringMatching(/[а-я]/) })
  })

  it.each(['multipart/form-data', 'multipart/form-data; boundary=x'])(
    'with an incomplete form (%s) is rejected with a clear error',
    async (type) => {
      const { token } = await person(test, 5)
      const answer = await test.server.fastify.inject({
        method: 'POST',
        url: '/api/userBanner/create',
        headers: { 'content-type': type, authorization: `Bearer ${token}` },
        payload: '--x\r\nContent-Disposition: form-data; name="title"\r\n\r\nФар',
      })
      expect([answer.statusCode, answer.json().code]).toEqual([400, 'bad_request'])
    },
  )

  it('gets a Kazakh error message if the client asks for it', async () => {
    const answer = await test.send({
      method: 'GET',
      path: '/api/room/getUserInfo/1',
      headers: { 'accept-language': 'kk-KZ,ru;q=0.5' },
    })
    expect(answer.json().message).toMatch(/[әғқңөұүһі]/)
  })

  it('gets errors for every wrong field', async () => {
    const answer = await test.send({ path: '/api/user/auth', json: { login: '', password: 5 } })
    expect(answer.json().errors).toEqual({ login: ['required'], password: ['wrong_format'] })
  })

  it('gets an internal error with a request id, while the details stay in the log', async () => {
    await test.db.schema.alterTable('rooms').renameTo('rooms_away').execute()
    const answer = await test.send({ method: 'GET', path: '/api/room/get' })
    await test.db.schema.alterTable('rooms_away').renameTo('rooms').execute()
    expect(answer.statusCode).toBe(500)
    expect(answer.json()).toEqual({
      code: 'internal',
      message: expect.any(String),
      request_id: expect.stringMatching(/^[0-9a-f-]{36}$/),
    })
  })
})

/** Parses Fastify's printed route tree: each line is a segment below the preceding less indented line. */
function servedRoutes(tree: string): string[] {
  const above: string[] = []
  return tree.split('\n').flatMap((line) => {
    const [, indent = '', segment = '', methods] = /^([│ ]*)[├└]── (\S+)(?: \(([A-Z, ]+)\))?/.exec(line) ?? []
    if (!segment) return []
    const depth = indent.length / 4
    above.splice(depth, above.length, segment)
    return methods ? [`${methods} ${above.join('')}`] : []
  })
}

function idle(document: ContractDocument) {
  return {
    document,
    findActor: async () => null,
    hasBearerToken: () => false,
    publicUrl: 'https://sauda.example',
    isListed: () => false,
    tokens: () => {
      const kept = { token: null, set() {}, clear() {} }
      return { session: { ...kept, byBearer: false }, flow: { ...kept, wanted: false }, device: kept }
    },
    once: async () => ({ status: 200, body: '{}', replayed: false }),
    checkAnswers: false,
  }
}

/** Returns a response of an operation, following a reference. */
function followed({ components }: ContractDocument, answer: object): { headers?: object } {
  const name = '$ref' in answer ? String(answer.$ref).split('/').at(-1) : undefined
  return (name === undefined ? answer : components.responses?.[name]) ?? {}
}
