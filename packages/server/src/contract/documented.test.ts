import { afterAll, beforeAll, expect, it } from 'vitest'
import { ad } from '../testing/ads.ts'
import { rowsToRun } from '../testing/matrix.ts'
import { person } from '../testing/people.ts'
import { type TestServer, testServer } from '../testing/test-server.ts'
import { operationsOf, readContract } from './document.ts'

const document = readContract()
const operations = operationsOf(document)

/** Arbitrary values in place of a contract value. */
const VALUES: unknown[] = [
  ...[null, true, '', ' ', 'x', '\u0000', '\ud800', 'toString', '__proto__', '7', '-1', 'x'.repeat(5_000)],
  ...[0, -1, 0.5, 7, 2 ** 31, 2 ** 53, 1e300, [], [null], ['toString'], [7, 7], {}, { toString: 1 }, [[[]]]],
]

const PARAMS = [
  ...['0', '-1', '1', '7', '0.5', '1e3', 'abc', '2147483648', '9007199254740991', '9007199254740992'],
  ...[
    '99999999999999999999',
    '%00',
    '%20',

    '..%2f..%2fetc',
    '%ED%A0%80',
    '%F0%9F%98%80',
    'toString',
  ],
  ...['__proto__', 'constructor', '%7B%7D', 'x'.repeat(700), 'person@test.example'],
]

let test: TestServer
let tokens: readonly (string | undefined)[]
beforeAll(async () => {
  test = await testServer()
  const [staff, limited] = [await person(test, 2), await person(test, 5)]
  await ad(test, limited.id, { status: 31, live: true })
  tokens = rowsToRun([staff.token, limited.token, undefined], staff.token)
})
afterAll(() => test.close())

interface Body {
  type: string
  payload: string | Buffer
}

const json = (value: unknown): Body => ({ type: 'application/json', payload: JSON.stringify(value) })

/** Bodies that no operation accepts. */
const ODD: Body[] = [
  ...['', '{', '{"a":1}}', 'null', '[]', '5', '"text"', '\u0000', `"${'x'.repeat(1_100_000)}"`].map(
    (payload) => ({
      type: 'application/json',
      payload,
    }),
  ),
  { type: 'text/plain', payload: 'text' },
  { type: 'nothing', payload: 'text' },
  { type: 'application/x-www-form-urlencoded', payload: 'id=1' },
  { type: 'multipart/form-data', payload: 'no boundary' },
  { type: 'multipart/form-data; boundary=x', payload: '' },
  { type: 'multipart/form-data; boundary=x', payload: '--x\r\n\r\n--x--' },
]

/** The contract's example with each field in turn replaced or removed. */
async function bodiesOf(id: string): Promise<Body[]> {
  const item = Object.values(document.paths)
    .flatMap(Object.values)
    .find(({ operationId }) => operationId === id)
  const [type, media] = Object.entries(item?.requestBody?.content ?? {})[0] ?? []
  const example = (media as { example?: Record<string, unknown> } | undefined)?.example
  if (!example) return []
  const inner = 'data' in example ? (example.data as Record<string, unknown>) : example
  const wrap = (fields: object) => ('data' in example ? { data: fields } : fields)
  const changed = Object.keys(inner).flatMap((field) =>
    VALUES.map((value) => ({ ...inner, [field]: value })).concat([{ ...inner, [field]: undefined }]),
  )
  const all = [example, ...VALUES.map((data) => ({ ...example, data })), ...changed.map(wrap)]
  if (type === 'application/json') return all.map(json)
  return Promise.all(all.map((fields) => encoded(fields as Record<string, unknown>)))
}

async function encoded(fields: Record<string, unknown>): Promise<Body> {
  const form = new FormData()
  for (const [name, value] of Object.entries(fields)) {
    for (const one of [value ?? []].flat())
      form.append(name, String(typeof one === 'object' ? JSON.stringify(one) : one))
  }
  const request = new Request('http://portal', { method: 'POST', body: form })
  return {
    type: request.headers.get('content-type') ?? '',
    payload: Buffer.from(await request.arrayBuffer()),
  }
}

let callers = 0

it.each(operations)('$id returns nothing that the contract does not describe', async (operation) => {
  const documented = Object.keys(
    Object.values(document.paths)
      .flatMap(Object.values)
      .find(({ operationId }) => operationId === operation.id)?.responses ?? {},
  )
  const params = operation.path.includes('{') ? PARAMS : ['']
  const bodies = [undefined, ...ODD, ...(await bodiesOf(operation.id))]
  const asks = [
    ...params.map((param) => ({ param, body: undefined as Body | undefined })),
    ...bodies.map((body) => ({ param: '1', body })),
  ]
  for (const token of tokens) {
    for (const { param, body } of asks) {
      callers += 1
      const answer = await test.server.fastify.inject({
        method: operation.method,
        url: operation.path.replace(/\{\w+\}/g, param),
        remoteAddress: `10.${callers >> 16}.${(callers >> 8) & 255}.${callers & 255}`,
        headers: {
          'x-portal-client': 'test',
          ...(body && { 'content-type': body.type }),
          ...(token && { authorization: `Bearer ${token}` }),
        },
        ...(body && { payload: body.payload }),
      })
      const status = String(answer.statusCode)
      const asked = `${operation.method} ${param} ${body?.type} ${body?.payload.toString().slice(0, 300)}`
      expect(documented, `${asked} → ${status} ${answer.body}`).toContain(status)
      expect(answer.statusCode, asked).toBeLessThan(500)
      if (answer.statusCode < 400) continue
      expect(answer.json(), asked).toMatchObject({
        code: expect.any(String),
        message: expect.stringMatching(/[а-я]/),
        request_id: answer.headers['x-request-id'],
      })
    }
  }
})
