import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { person } from '../testing/people.ts'
import { type TestServer, testServer } from '../testing/test-server.ts'
import { readContract } from './document.ts'
import { inheritedNames } from './inherited-names.ts'

/** `toString`, `constructor`, `__proto__` and all the others. */
const NAMES = Object.getOwnPropertyNames(Object.prototype)

interface Sample {
  id: string
  method: 'GET' | 'POST'
  path: string
  type: string
  example: object
}

/** Every operation with a body, with the contract's own example of it. */
const samples: Sample[] = Object.entries(readContract().paths).flatMap(([path, item]) =>
  Object.entries(item).flatMap(([method, { operationId, requestBody }]) =>
    Object.entries(requestBody?.content ?? {}).map(([type, media]) => ({
      id: operationId,
      method: method.toUpperCase() as Sample['method'],
      path: path.replace(/\{\w+\}/g, '48213'),
      type,
      example: (media as { example?: object }).example ?? {},
    })),
  ),
)

let test: TestServer
let token: string
beforeAll(async () => {
  test = await testServer()
  token = (await person(test, 2)).token
})
afterAll(() => test.close())

/** Returns copies of a value, each with the name added to a different nested object, and the path of it. */
function* withName(value: unknown, name: string, path = ''): Generator<[copy: unknown, path: string]> {
  if (typeof value !== 'object' || value === null) return
  const at = (key: string) => (path === '' ? key : `${path}.${key}`)
  if (!Array.isArray(value))
    yield [Object.fromEntries([...Object.entries(value), [name, { role_id: 2 }]]), at(name)]
  for (const [key, inner] of Object.entries(value)) {
    for (const [copy, where] of withName(inner, name, at(key))) {
      const changed = Object.entries(value).map(([k, v]) => [k, k === key ? copy : v] as const)
      yield [Array.isArray(value) ? changed.map(([, v]) => v) : Object.fromEntries(changed), where]
    }
  }
}

describe('a field with a name that every object inherits', () => {
  const json = samples.filter(({ type }) => type === 'application/json')
  it.each(json)('is rejected by name anywhere in a body of $id', async ({ path, method, example }) => {
    for (const name of NAMES) {
      for (const [body, where] of withName(example, name)) {
        const answer = await test.send({
          method,
          path,
          token,
          json: body,
          headers: { 'accept-language': 'kk' },
        })
        expect([answer.statusCode, answer.json()], `${path} ${where}`).toEqual([
          422,
          {
            code: 'invalid',
            message: 'Белгіленген өрістерді тексеріңіз.',
            request_id: answer.headers['x-request-id'],
            errors: Object.fromEntries([[where.replace(/^data\./, ''), ['unexpected']]]),
          },
        ])
      }
    }
  })

  const forms = samples.filter(({ type }) => type === 'multipart/form-data')
  it.each(forms)('is rejected in a form of $id, as a field and as a file', async ({ path }) => {
    for (const name of NAMES) {
      for (const value of ['text', new File(['bytes'], 'photo.jpg', { type: 'image/jpeg' })]) {
        const form = new FormData()
        form.append('title', 'Фара')
        if (typeof value === 'string') form.append(name, value)
        else form.append(name, value)
        const answer = await test.send({ path, token, form })
        const errors = Object.fromEntries([[name, ['unexpected']]])
        expect([answer.statusCode, answer.json()], name).toMatchObject([422, { code: 'invalid', errors }])
      }
    }
  })

  it.each(forms)('is rejected in JSON inside a form field of $id', async ({ path }) => {
    for (const text of ['{"__proto__":{"role_id":2}}', '{"toString":1}', '{', '"text"']) {
      const form = new FormData()
      form.append('title', new File([text], 'x', { type: 'application/json' }))
      const bytes = Buffer.from(await new Response(form).arrayBuffer())
      const boundary = /^--(\S+)/.exec(bytes.toString('latin1'))?.[1]
      const payload = bytes.toString('latin1').replace(/; filename="[^"]*"/, '')
      const answer = await test.server.fastify.inject({
        method: 'POST',
        url: path,
        headers: {
          'content-type': `multipart/form-data; boundary=${boundary}`,
          authorization: `Bearer ${token}`,
        },
        payload,
      })
      expect([answer.statusCode, answer.json()]).toMatchObject([422, { errors: { title: ['wrong_format'] } }])
    }
  })

  it('is ignored if the body is not read', async () => {
    const answer = await test.send({ path: '/api/session/signOut', json: JSON.parse('{"__proto__":{}}') })
    expect([answer.statusCode, answer.json()]).toEqual([200, { data: true }])
  })

  it('is found at any depth of the body', async () => {
    const depth = 100_000
    const deep = (inner: string) => `${'{"a":'.repeat(depth)}${inner}${'}'.repeat(depth)}`
    const ask = (payload: string) =>
      test.server.fastify.inject({
        method: 'POST',
        url: '/api/userBanner/pagination',
        headers: { 'content-type': 'application/json' },
        payload,
      })
    expect((await ask(deep('1'))).statusCode).toBe(200)
    const answer = await ask(deep('{"toString":1}'))
    expect(answer.statusCode).toBe(422)
    expect(answer.body.length).toBeLessThan(1_000)
  })

  it('is reported at most a hundred times', () => {
    const many = Array.from({ length: 200 }, () => ({ valueOf: 1 }))
    expect(Object.keys(inheritedNames({ many }) ?? {})).toHaveLength(100)
  })
})

it.each([{}, [], null, 'toString', { value: 'constructor' }, { to_string: 1 }, [[{ a: { b: [] } }]]])(
  'finds no inherited name in %j',
  (body) => {
    expect(inheritedNames(body)).toBeNull()
  },
)
