import { randomUUID } from 'node:crypto'
import Fastify, { type FastifyInstance } from 'fastify'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { RefusalError } from '../refusal.ts'
import { bindContract } from './bind.ts'
import { type ContractDocument, operationsOf, PREFIX, readContract } from './document.ts'

const LANGUAGES = {
  ru: 'На сервере произошла ошибка. Попробуйте ещё раз.',
  kk: 'Серверде қате болды. Қайталап көріңіз.',
} as const

/** The handler of every call. */
let handler: () => unknown
let server: FastifyInstance
beforeAll(async () => {
  server = await serverOf(readContract())
})
afterAll(() => server.close())

/** A server of the contract on which all calls have the same handler. */
async function serverOf(document: ContractDocument): Promise<FastifyInstance> {
  const server = Fastify({ genReqId: () => randomUUID() })
  const handlers = Object.fromEntries(operationsOf(document).map(({ id }) => [id, () => handler()]))
  const kept = { token: null, set() {}, clear() {} }
  await server.register(
    (api: FastifyInstance) =>
      bindContract(api, {
        document,
        handlers: handlers as never,
        findActor: async () => null,
        hasBearerToken: () => false,
        publicUrl: 'https://sauda.example',
        isListed: () => false,
        tokens: () => ({
          session: { ...kept, byBearer: false },
          flow: { ...kept, wanted: false },
          device: kept,
        }),
        once: () => Promise.reject(new Error('No call of this server takes a key.')),
        checkAnswers: false,
      }),
    { prefix: PREFIX },
  )
  return server
}

const throwing = (thrown: unknown) => () => {
  throw thrown
}

/** Expects an internal error from a call, in each language. */
async function expectInternal(path = '/api/room/get'): Promise<void> {
  for (const [language, message] of Object.entries(LANGUAGES)) {
    const answer = await server.inject({ url: path, headers: { 'accept-language': language } })
    expect([answer.statusCode, answer.headers['content-type'], answer.json()]).toEqual([
      500,
      'application/json; charset=utf-8',
      { code: 'internal', message, request_id: expect.stringMatching(/^[0-9a-f-]{36}$/) },
    ])
  }
}

/** An error whose properties throw when read. */
function spiteful(property: string): Error {
  return Object.defineProperty(new Error('spite'), property, {
    get() {
      throw new TypeError('Do not look')
    },
  })
}

it.each(['code', 'validation', 'name', 'message', 'statusCode'])(
  'sends a failure of the contract for an error whose %s cannot be read',
  async (property) => {
    handler = throwing(spiteful(property))
    await expectInternal()
  },
)

it.each([null, undefined, 'text', 7, {}, Object.create(null), new Proxy({}, { get: () => undefined })])(
  'sends a failure of the contract for %o, which is not an error',
  async (thrown) => {
    handler = throwing(thrown)
    await expectInternal()
  },
)

it('sends a failure of the contract for a response that cannot be serialized', async () => {
  handler = () => ({
    items: [
      {
        toJSON() {
          throw new Error('unwritable')
        },
        get id(): number {
          throw new Error('unwritable')
        },
      },
    ],
    total: 1,
    next: null,
  })
  await expectInternal()
})

it('sends a failure of the contract even if its own schema cannot be compiled', async () => {
  const document = readContract()
  const { schemas = {} } = document.components
  schemas.Failure = { $ref: '#/components/schemas/Nowhere' }
  handler = throwing(new RefusalError('not_found'))
  const broken = await serverOf(document)
  const answer = await broken.inject({ url: '/api/room/get', headers: { 'accept-language': 'kk' } })
  expect([answer.statusCode, answer.json()]).toEqual([
    404,
    { code: 'not_found', message: 'Мұндай бет немесе жазба жоқ.', request_id: expect.any(String) },
  ])
  await broken.close()
})
