import { randomUUID } from 'node:crypto'
import fc from 'fast-check'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { hit } from '../platform/limiter.ts'
import { RefusalError } from '../refusal.ts'
import { anotherServer } from '../testing/another-server.ts'
import { keyedCalls, sentAd } from '../testing/keyed-calls.ts'
import { type Person, person } from '../testing/people.ts'
import { picture } from '../testing/pictures.ts'
import { type TestServer, testServer } from '../testing/test-server.ts'
import { type Attempt, onceByKey } from './idempotency.ts'

let test: TestServer
let someone: Person
let red: File
beforeAll(async () => {
  test = await testServer()
  red = await picture('red.jpg', { colour: '#a02020' })
})
beforeEach(async () => {
  await test.empty()
  someone = await person(test, 5)
})
afterAll(() => test.close())

const form = sentAd
const { countOf, hits, invite, ...calls } = keyedCalls(() => test)
const create = (key: string, sent = form()) => calls.create(key, sent, someone)

describe('concurrent calls', () => {
  it('with one key create one thing and get the same response', async () => {
    for (let round = 0; round < 5; round++) {
      const key = randomUUID()
      const answers = await Promise.all([1, 2, 3, 4].map(() => create(key, form({}, [red]))))
      expect(answers.map(({ statusCode }) => statusCode)).toEqual([200, 200, 200, 200])
      expect(new Set(answers.map(({ body }) => body)).size).toBe(1)
      expect(answers.filter(({ headers }) => headers['idempotency-replayed']).length).toBe(3)
      expect(await countOf('ads')).toBe(round + 1)
    }
    expect(await hits()).toEqual([{ key: `ad:create:${someone.id}`, count: 5 }])
  })

  it('with one key and different contents create one thing, and the others are rejected', async () => {
    const key = randomUUID()
    const answers = await Promise.all(['1', '2', '3'].map((price) => create(key, form({ price }))))
    expect(answers.map(({ statusCode }) => statusCode).toSorted()).toEqual([200, 409, 409])
    expect(await countOf('ads')).toBe(1)
  })

  it('are not held up by one that fails', async () => {
    const key = randomUUID()
    const wrong = [1, 2].map(() => create(key, form({ room_ids: ['1'] })))
    const right = await create(key)
    expect(right.statusCode, right.body).toBe(200)
    for (const { statusCode } of await Promise.all(wrong)) expect([409, 422]).toContain(statusCode)
    expect(await countOf('ads')).toBe(1)
  })

  it('that lose to another process cost nothing and get the same response', async () => {
    const [here, elsewhere] = [onceByKey(test), onceByKey(test)]
    const attempt = (run: Attempt['run']): Attempt => ({
      operation: 'createAd',
      call: {
        params: undefined,
        body: {},
        files: [],
        actor: null,
        address: '10.0.0.1',
        flow: { token: null },
      },
      key: 'one',
      run,
      write: JSON.stringify,
    })
    const faster = attempt((transact) => transact(test.db, async () => 'first'))
    for (const late of ['at its transaction', 'by a refusal']) {
      await test.empty()
      const done = await here(
        attempt(async (transact) => {
          await hit(test.db, test.clock, 'limit', { limit: 1, windowSeconds: 60 })
          await elsewhere(faster)
          if (late === 'by a refusal') throw new RefusalError('flow_over')
          return transact(test.db, async () => 'second')
        }),
      )
      expect(done, late).toEqual({ status: 200, body: '"first"', replayed: true })
      expect(await hits()).toEqual([{ key: 'limit', count: 0 }])
    }
  })

  it('in two processes create one thing too', async () => {
    const other = await anotherServer(test)
    try {
      for (let round = 0; round < 8; round++) {
        const key = randomUUID()
        const elsewhere = async () =>
          other.handle(
            new Request('http://portal/api/userBanner/create', {
              method: 'POST',
              body: form({}, [red]),
              headers: { authorization: `Bearer ${someone.token}`, 'idempotency-key': key },
            }),
          )
        const here = () => create(key, form({}, [red]))
        const [a, b, c] = await Promise.all([here(), elsewhere(), here()])
        expect([a.statusCode, b.status, c.statusCode]).toEqual([200, 200, 200])
        expect([await b.text(), c.body]).toEqual([a.body, a.body])
        expect(await countOf('ads')).toBe(round + 1)
      }
      expect(await hits()).toEqual([{ key: `ad:create:${someone.id}`, count: 8 }])
    } finally {
      await other.close()
    }
  })
})

it('any order of keys, users and contents creates one invitation per user and key', async () => {
  const [admin, other] = [await person(test, 2), await person(test, 2)]
  const asks = fc.array(fc.tuple(fc.nat(1), fc.nat(2), fc.nat(2)), { minLength: 2, maxLength: 8 })
  let run = 0
  await fc.assert(
    fc.asyncProperty(asks, async (asked) => {
      run += 1
      const used = new Map<string, { content: number; body: string }>()
      for (const [who, key, content] of asked) {
        const said = { email: `${who}-${key}-${content}-${run}@test.example`, role_id: 3 }
        const answer = await invite(`${run}-${key}`, said, who ? other : admin)
        const known = used.get(`${who}-${key}`)
        if (known && known.content !== content) expect(answer.statusCode).toBe(409)
        else if (known) expect(answer.body).toBe(known.body)
        else used.set(`${who}-${key}`, { content, body: answer.body })
        expect(answer.headers['idempotency-replayed'] === 'true').toBe(known?.content === content)
      }
    }),
    { numRuns: 25 },
  )
})
