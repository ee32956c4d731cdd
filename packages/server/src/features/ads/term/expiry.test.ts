import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { ad } from '../../../testing/ads.ts'
import { anotherServer } from '../../../testing/another-server.ts'
import { type Person, person } from '../../../testing/people.ts'
import { type TestServer, testServer } from '../../../testing/test-server.ts'
import { endTerms } from './expiry.ts'
import { renewalToken } from './renewal-token.ts'

const DAY = 86_400_000
const SOON = 20_000

let test: TestServer
let owner: Person
beforeAll(async () => {
  test = await testServer()
  // Keeps the server's first scheduled run out of the counts.
  const begun = "select 1 from pgboss.job where name = 'end-terms' and state < 'completed'"
  await vi.waitFor(async () => expect((await test.database.query(begun)).rows).toEqual([]), SOON)
})
beforeEach(async () => {
  await test.empty()
  owner = await person(test, 5)
})
afterAll(() => test.close())

const inDays = (days: number) => new Date(test.clock.now().getTime() + days * DAY)
const published = (days: number, options: Parameters<typeof ad>[2] = {}) =>
  ad(test, owner.id, { status: 31, live: true, expiresAt: inDays(days), ...options })

/** Runs the job once; the server's own run may hold some of the ads at the same moment. */
async function run(): Promise<void> {
  await endTerms(test.server.deps)
  const due = sql<{ n: number }>`select count(*)::int as n from ads
    where live_revision_id is not null and deleted_at is null and (expires_at <= ${test.clock.now()}
      or (expires_at <= ${inDays(3)} and warned_for is distinct from expires_at))`
  await vi.waitFor(async () => expect((await due.execute(test.db)).rows[0]?.n).toBe(0), SOON)
}

async function newsOf(adId: number): Promise<{ user_id: number; type: number }[]> {
  const found = await sql<{ user_id: number; type: number }>`
    select user_id, type from notifications where body -> 'user_banner_id' ->> 'id' = ${String(adId)} order by id`.execute(
    test.db,
  )
  return found.rows
}
async function letters(): Promise<{ to: string; text: string }[]> {
  const { rows } = await test.database.query<{ data: { to: string; text: string } }>(
    "select data from pgboss.job where name = 'send-mail' order by created_on",
  )
  return rows.map(({ data }) => data)
}
const stateOf = (id: number) =>
  test.db
    .selectFrom('ads')
    .select(['status', 'live_revision_id', 'expires_at', 'version'])
    .where('id', '=', id)
    .executeTakeFirstOrThrow()
const TOLD = { 15: 'ещё проверяют модераторы', 20: 'вернули объявление на доработку' }
const activate = (id: number, json: object, token?: string) =>
  test.send({ path: `/api/userBanner/activate/${id}`, json, token })

describe('the warning', () => {
  it('is sent three days ahead, once per term, in the portal and by e-mail', async () => {
    const id = await published(4)
    test.clock.advance(DAY - 1)
    await run()
    expect(await newsOf(id)).toEqual([])
    test.clock.advance(1)
    for (let n = 0; n < 3; n++) await run()
    expect(await newsOf(id)).toEqual([{ user_id: owner.id, type: 999 }])
    const token = await renewalToken(test.db, { id, userId: owner.id }, inDays(3))
    expect(await letters()).toMatchObject([
      { to: owner.email, text: expect.stringContaining(`/ads/${id}/renew?token=${token}`) },
    ])
    expect((await stateOf(id)).version).toBe(1)

    await activate(id, {}, owner.token)
    await run()
    test.clock.advance(30 * DAY)
    await run()
    expect(await newsOf(id)).toHaveLength(2)
    expect(await letters()).toHaveLength(2)
  })

  it('is not sent if its e-mail cannot be written', async () => {
    const id = await published(2)
    const { deps } = test.server
    const jobs = { ...deps.jobs, send: () => Promise.reject(new Error('full')) }
    await expect(endTerms({ ...deps, jobs })).rejects.toThrow('full')
    expect(await newsOf(id)).toEqual([])
    await run()
    expect(await newsOf(id)).toHaveLength(1)
  })

  it.each([15, 20] as const)(
    'has an e-mail without renewal if an edit of status %i comes first',
    async (status) => {
      const id = await published(2, { status, before: {} })
      await run()
      expect(await newsOf(id)).toEqual([{ user_id: owner.id, type: 999 }])
      const [letter, ...others] = await letters()
      expect(others).toEqual([])
      expect(letter).toMatchObject({ to: owner.email, text: expect.stringContaining(TOLD[status]) })
      expect(letter?.text).not.toContain('renew')
      expect((await activate(id, {}, owner.token)).statusCode).toBe(409)
    },
  )

  it('is not sent for hidden ads', async () => {
    const ids = [
      await ad(test, owner.id),
      await published(2, { status: 30, live: false, approved: true }),
      await published(2),
    ]
    await test.db
      .updateTable('ads')
      .set({ deleted_at: inDays(0) })
      .where('id', '=', ids[2] ?? 0)
      .execute()
    await run()
    for (const id of ids) expect(await newsOf(id)).toEqual([])
  })
})

describe('the end', () => {
  it('takes an ad down, logs it as the portal’s action and notifies the owner once', async () => {
    const id = await published(1)
    await run()
    test.clock.advance(DAY)
    for (let n = 0; n < 3; n++) await run()
    expect(await stateOf(id)).toMatchObject({
      status: 30,
      live_revision_id: null,
      expires_at: null,
      version: 2,
    })
    expect((await newsOf(id)).map(({ type }) => type)).toEqual([999, 30])
    const audit = await test.db
      .selectFrom('audit')
      .select(['actor_id', 'action', 'from_status', 'to_status'])
      .execute()
    expect(audit).toEqual([{ actor_id: null, action: 'unpublish', from_status: 31, to_status: 30 }])
    expect((await test.send({ path: `/api/userBanner/getById/${id}` })).statusCode).toBe(404)
    expect((await test.send({ path: '/api/userBanner/pagination', json: {} })).json().data.total).toBe(0)
  })

  it.each([15, 20])('leaves an edit of status %i waiting', async (status) => {
    const id = await published(0, { status, before: {} })
    await run()
    expect(await stateOf(id)).toMatchObject({ status, live_revision_id: null, expires_at: null })
    expect(await newsOf(id)).toEqual([{ user_id: owner.id, type: 30 }])
  })

  it('does not come a moment early', async () => {
    const id = await published(1)
    test.clock.advance(DAY - 1)
    await run()
    expect((await stateOf(id)).status).toBe(31)
  })

  it('leaves an ad that was renewed in time', async () => {
    const id = await published(1)
    await activate(id, {}, owner.token)
    test.clock.advance(2 * DAY)
    await run()
    expect((await stateOf(id)).status).toBe(31)
  })
})

describe('after a week without a server', () => {
  it('each ad gets only the step that applies now', async () => {
    const [ended, ending, later] = [await published(2), await published(9), await published(20)]
    test.clock.advance(7 * DAY)
    await run()
    const types = await Promise.all(
      [ended, ending, later].map(async (id) => (await newsOf(id)).map((it) => it.type)),
    )
    expect(types).toEqual([[30], [999], []])
  })

  it('a server runs the job at start', async () => {
    const id = await published(0)
    const server = await anotherServer(test)
    try {
      await vi.waitFor(async () => expect((await stateOf(id)).status).toBe(30), SOON)
    } finally {
      await server.close()
    }
  })
})

it('two workers at once do each step once', async () => {
  const ids: number[] = []
  for (let n = 0; n < 120; n++) ids.push(await published(n % 2 === 0 ? 0 : 2))
  await Promise.all([endTerms(test.server.deps), endTerms(test.server.deps)])
  await run()
  const told = await sql<{ n: number }>`
    select count(*)::int as n from notifications group by body -> 'user_banner_id' ->> 'id'`.execute(test.db)
  expect(told.rows).toEqual(ids.map(() => ({ n: 1 })))
  expect(await letters()).toHaveLength(60)
})
