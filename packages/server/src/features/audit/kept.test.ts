import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, test as example, expect, it } from 'vitest'
import { recordAct } from '../../platform/audit-queries.ts'
import { withTransaction } from '../../platform/database/transaction.ts'
import { ad } from '../../testing/ads.ts'
import { person } from '../../testing/people.ts'
import { type TestServer, testServer } from '../../testing/test-server.ts'

let test: TestServer
beforeAll(async () => {
  test = await testServer()
})
beforeEach(() => test.empty())
afterAll(() => test.close())

const rows = () => test.db.selectFrom('audit').selectAll().orderBy('id').execute()
const note = () =>
  recordAct(test.db, {
    ...{ actorId: null, subject: 'exchange_base', subjectId: 1, action: 'renew', now: test.clock.now() },
  })

example.each([
  "update audit set action = 'create'",
  'update audit set address = null where id < 0',
  'delete from audit',
  'delete from audit where false',
  'truncate audit',
  'truncate audit cascade',
])('the database refuses: %s', async (statement) => {
  await note()
  await expect(sql.raw(statement).execute(test.db)).rejects.toMatchObject({
    code: '42501',
    message: 'Rows of the audit log are never changed or deleted',
  })
  expect(await rows()).toHaveLength(1)
})

it('a person who has done something cannot be deleted from below it', async () => {
  const { id } = await person(test, 3)
  await recordAct(test.db, {
    ...{ actorId: id, subject: 'search_miss', subjectId: 0, action: 'dismiss', now: test.clock.now() },
  })
  await expect(sql`delete from users where id = ${id}`.execute(test.db)).rejects.toMatchObject({
    code: '23503',
  })
  expect(await rows()).toHaveLength(1)
})

it('what is rolled back was never written', async () => {
  const failing = withTransaction(test.db, async (trx) => {
    await recordAct(trx, {
      ...{ actorId: null, subject: 'exchange_base', subjectId: 1, action: 'renew', now: test.clock.now() },
    })
    throw new Error('No')
  })
  await expect(failing).rejects.toThrow('No')
  expect(await rows()).toEqual([])
})

it('an act has the address of its call, of an IPv6 address the network', async () => {
  const operator = await person(test, 4)
  const seller = await person(test, 5)
  const publish = async (address: string) => {
    const id = await ad(test, seller.id)
    const { token } = operator
    const answer = await test.send({
      path: `/api/userBanner/publish/${id}`,
      token,
      json: { version: 1 },
      address,
    })
    expect(answer.statusCode, answer.body).toBe(200)
  }
  await publish('192.0.2.7')
  await publish('2001:db8:1:2:3:4:5:6')
  expect((await rows()).map(({ address }) => address)).toEqual(['192.0.2.7', '2001:db8:1:2::/64'])
})

it('what nobody called has none', async () => {
  await note()
  expect(await rows()).toMatchObject([{ actor_id: null, address: null }])
})
