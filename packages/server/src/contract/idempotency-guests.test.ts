import { randomUUID } from 'node:crypto'
import cookie from '@fastify/cookie'
import Fastify, { type FastifyInstance } from 'fastify'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { tokensOf } from '../platform/cookies.ts'
import { detailed, END } from '../testing/flows.ts'
import { invitation } from '../testing/newcomers.ts'
import { person } from '../testing/people.ts'
import { type TestServer, testServer } from '../testing/test-server.ts'
import { bindContract } from './bind.ts'
import type { Handlers } from './call.ts'
import { operationsOf, readContract } from './document.ts'
import { onceByKey } from './idempotency.ts'

let test: TestServer
beforeAll(async () => {
  test = await testServer()
})
beforeEach(() => test.empty())
afterAll(() => test.close())

const keys = () => test.db.selectFrom('idempotency_keys').selectAll().execute()

describe('a guest’s key', () => {
  let fastify: FastifyInstance
  beforeAll(async () => {
    fastify = await guestsCreate()
  })
  afterAll(() => fastify.close())

  const send = (key: string, headers: Record<string, string>, remoteAddress = '10.9.0.1') =>
    fastify.inject({
      method: 'POST',
      url: '/api/session/leaveFlow',
      remoteAddress,
      headers: { 'x-portal-client': 'test', 'idempotency-key': key, ...headers },
    })
  const made = async () => (await test.db.selectFrom('sent_mails').select('id').execute()).length

  it('belongs to the guest’s flow, from any network', async () => {
    const mine = { 'x-access-flow': 'flow-token-one' }
    const key = randomUUID()
    expect((await send(key, mine)).headers['idempotency-replayed']).toBeUndefined()
    expect((await send(key, mine, '10.9.0.2')).headers['idempotency-replayed']).toBe('true')
    const cookie = { cookie: 'sauda-flow=flow-token-one' }
    expect((await send(key, cookie)).headers['idempotency-replayed']).toBe('true')
    expect(await made()).toBe(1)
    const other = await send(key, { 'x-access-flow': 'flow-token-two' })
    expect([other.statusCode, other.headers['idempotency-replayed']]).toEqual([200, undefined])
    expect(await made()).toBe(2)
    expect(JSON.stringify(await keys())).not.toContain('flow-token')
  })

  it('belongs to the guest’s network without a flow', async () => {
    const key = randomUUID()
    for (const address of ['10.9.0.1', '10.9.0.1', '10.9.0.2']) await send(key, {}, address)
    expect(await made()).toBe(2)
  })

  it('creates one thing when used twice at the same time', async () => {
    const key = randomUUID()
    const answers = await Promise.all([1, 2, 3].map(() => send(key, { 'x-access-flow': 'flow-token-one' })))
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([200, 200, 200])
    expect(await made()).toBe(1)
  })
})

it('is never stored for a response with a token or a code', async () => {
  const headers = { 'idempotency-key': 'one', 'x-access-flow': 'new' }
  const { email } = await person(test, 5)
  const password = END.password
  const link = await invitation(test)
  const begun = [
    test.send({ path: '/api/user/auth', json: { login: email, password, issue_token: true }, headers }),
    test.send({ path: '/api/user/registration', json: { email: 'keyed@flow.example' }, headers }),
    test.send({ path: '/api/invitation/accept', json: { token: link.token }, headers }),
    test.send({ method: 'GET', path: `/api/user/restore/${email}`, headers }),
  ]
  for (const { statusCode, body } of await Promise.all(begun)) expect(statusCode, body).toBe(200)
  const newcomer = await detailed(test)
  const flow = newcomer.cookies.get('sauda-flow') ?? ''
  const finish = () =>
    test.send({
      path: '/api/user/finish',
      json: { ...END, issue_token: true },
      headers: { 'idempotency-key': 'one', 'x-access-flow': flow },
    })
  const ends = await Promise.all([finish(), finish()])
  expect(ends.map(({ statusCode }) => statusCode).toSorted()).toEqual([200, 410])
  expect(await keys()).toEqual([])
})

/** The contract with a creating operation for guests, served over the test's database. */
async function guestsCreate(): Promise<FastifyInstance> {
  const document = structuredClone(readContract())
  const operation = document.paths['/api/session/leaveFlow']?.post
  operation?.parameters?.push({ in: 'header', name: 'Idempotency-Key', schema: { type: 'string' } })
  const idle = Object.fromEntries(operationsOf(document).map(({ id }) => [id, () => ({})]))
  const handlers = {
    ...idle,
    leaveFlow: ({ transact }) =>
      transact(test.db, async (trx) => {
        await trx.insertInto('sent_mails').values({ id: randomUUID(), sent_at: test.clock.now() }).execute()
        return true as const
      }),
  } as Handlers
  const fastify = Fastify()
  await fastify.register(cookie)
  await fastify.register(
    (api: FastifyInstance) =>
      bindContract(api, {
        document,
        handlers,
        findActor: async () => null,
        hasBearerToken: () => false,
        publicUrl: 'https://sauda.example',
        isListed: () => false,
        tokens: (request, reply) => tokensOf(request, reply, false),
        once: onceByKey(test),
        checkAnswers: true,
      }),
    { prefix: '/api' },
  )
  return fastify
}
