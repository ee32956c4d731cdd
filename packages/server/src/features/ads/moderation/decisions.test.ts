import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { withTransaction } from '../../../platform/database/transaction.ts'
import { ad } from '../../../testing/ads.ts'
import { type Person, person } from '../../../testing/people.ts'
import { type TestServer, testServer } from '../../../testing/test-server.ts'
import { carryOut } from '../act.ts'
import { decide } from '../decide.ts'

const HOUR = 3_600_000
const DAY = 24 * HOUR

let test: TestServer
let owner: Person
let manager: Person
beforeAll(async () => {
  test = await testServer()
})
beforeEach(async () => {
  await test.empty()
  owner = await person(test, 5)
  manager = await person(test, 3)
})
afterAll(() => test.close())

const act = (operation: string, id: number, { token }: Person, json?: object) =>
  test.send({ path: `/api/userBanner/${operation}/${id}`, token, json })
const read = async (id: number, { token }: Partial<Person> = {}) =>
  (await test.send({ path: `/api/userBanner/getById/${id}`, token, json: { revision: 'newest' } })).json()
    .data
const countOf = async (table: 'notifications' | 'audit') => {
  const { rows } = await sql<{ n: number }>`select count(*)::int as n from ${sql.table(table)}`.execute(
    test.db,
  )
  return rows[0]?.n
}
const inDays = (days: number) => new Date(test.clock.now().getTime() + days * DAY)

describe('two concurrent decisions', () => {
  it('the first wins and the second fails with the new version', async () => {
    const id = await ad(test, owner.id)
    const other = await person(test, 4)
    const answers = await Promise.all([
      act('publish', id, manager, { version: 1 }),
      act('needEdits', id, other, { version: 1, reason: 'text' }),
    ])
    expect(answers.map((answer) => answer.statusCode).toSorted()).toEqual([200, 409])
    const refused = answers.find((answer) => answer.statusCode === 409)?.json()
    expect(refused).toMatchObject({ code: 'changed_meanwhile', allowed_actions: expect.any(Array) })
    expect(refused.allowed_actions).toContain('delete')
    expect(await countOf('audit')).toBe(1)
    expect((await read(id, manager)).version).toBe(2)
  })

  it('the action table judges the second if neither gives a version', async () => {
    const id = await ad(test, owner.id, { status: 31, live: true })
    const answers = await Promise.all([act('archive', id, owner), act('archive', id, manager)])
    expect(answers.map((answer) => answer.statusCode).toSorted()).toEqual([200, 409])
    expect(answers.find((answer) => answer.statusCode === 409)?.json().code).toBe('action_not_allowed')
  })
})

describe('a version', () => {
  it.each([
    ['publish', 10],
    ['needEdits', 10],
    ['unpublish', 31],
    ['archive', 31],
    ['delete', 30],
    ['activate', 30],
    ['up', 31],
  ])('that is outdated stops %s', async (operation, status) => {
    const id = await ad(test, owner.id, { status, live: status === 31, approved: status > 10 })
    const answer = await act(operation, id, manager, { version: 2, reason: 'other', comment: 'x' })
    expect([answer.statusCode, answer.json().code]).toEqual([409, 'changed_meanwhile'])
    expect(await countOf('audit')).toBe(0)
  })

  it('does not change by a raise or a revealed phone', async () => {
    const id = await ad(test, owner.id, { status: 31, live: true })
    await act('up', id, owner, { version: 1 })
    await act('showPhone', id, owner)
    expect((await read(id, owner)).version).toBe(1)
    expect((await act('archive', id, owner, { version: 1 })).statusCode).toBe(200)
  })

  it.each([0, -1, 1.5, '1', null])('cannot be %j', async (version) => {
    const answer = await act('publish', await ad(test, owner.id), manager, { version })
    expect(answer.statusCode).toBe(422)
    expect(answer.json().errors).toHaveProperty('version')
  })
})

describe('staff reasons', () => {
  it.each([
    ['needEdits', {}, { reason: ['required'] }],
    ['needEdits', { reason: 'because' }, { reason: ['unknown'] }],
    ['needEdits', { reason: 'fraud' }, { reason: ['unknown'] }],
    ['needEdits', { reason: 'other' }, { comment: ['required'] }],
    ['needEdits', { reason: 'other', comment: ' \n ' }, { comment: ['required'] }],
    ['needEdits', { reason: 'text', comment: 'я'.repeat(1001) }, { comment: ['too_long'] }],
    ['needEdits', { reason: 'text', comment: 'я'.repeat(10_000) }, { comment: ['too_long'] }],
    ['unpublish', {}, { reason: ['required'] }],
    ['unpublish', { reason: 'photos' }, { reason: ['unknown'] }],
    ['unpublish', { reason: ['fraud'] }, { reason: ['unknown', 'wrong_format'] }],
    ['delete', {}, { reason: ['required'] }],
    ['delete', { reason: 'price', comment: 'Дорого.' }, { reason: ['unknown'] }],
    ['delete', { reason: 'other' }, { comment: ['required'] }],
  ])('of %s with %o are rejected by field, without effect', async (operation, json, errors) => {
    const id = await ad(test, owner.id, { status: 31, live: true })
    const answer = await act(operation, id, manager, json)
    expect([answer.statusCode, answer.json().code]).toEqual([422, 'invalid'])
    for (const [field, codes] of Object.entries(errors)) {
      expect(codes).toEqual(expect.arrayContaining(answer.json().errors[field]))
    }
    expect([await countOf('audit'), await countOf('notifications')]).toEqual([0, 0])
  })

  it('are stored as cleaned text', async () => {
    const answer = await act('needEdits', await ad(test, owner.id), manager, {
      reason: 'other',
      comment: 'Но\0ль\ud83d',
    })
    expect(answer.json().data.remark.comment).toBe('Ноль')
  })

  it('of an owner are ignored', async () => {
    const id = await ad(test, owner.id, { status: 31, live: true })
    const answer = await act('unpublish', id, owner, { reason: 'fraud', comment: 'Я передумал.' })
    expect(answer.json().data).toMatchObject({ status: 30, remark: null })
    const { reason } = await test.db.selectFrom('audit').select('reason').executeTakeFirstOrThrow()
    expect(reason).toBeNull()
  })
})

describe('a staff remark', () => {
  const said = { reason: 'text', comment: 'Уточните годы.' }

  it('explains an ad that was sent back until it is submitted again', async () => {
    const id = await ad(test, owner.id)
    const at = test.clock.now().toISOString()
    const answer = await act('needEdits', id, manager, said)
    expect(answer.json().data.remark).toEqual({ action: 'needEdits', ...said, at })
    expect((await read(id, owner)).remark).toEqual({ action: 'needEdits', ...said, at })
    await test.db.updateTable('ads').set({ status: 15 }).where('id', '=', id).execute()
    expect((await read(id, owner)).remark).toBeNull()
  })

  it('explains an ad that staff took down, until it is published again', async () => {
    const id = await ad(test, owner.id, { status: 31, live: true })
    await act('unpublish', id, manager, { reason: 'outdated' })
    expect((await read(id, owner)).remark).toMatchObject({ action: 'unpublish', comment: null })
    await act('archive', id, manager)
    expect((await read(id, owner)).remark).toMatchObject({ action: 'unpublish', reason: 'outdated' })
    await act('activate', id, owner)
    expect((await read(id, owner)).status).toBe(15)
    await act('publish', id, manager)
    expect((await read(id, owner)).remark).toBeNull()
    await act('archive', id, manager)
    expect((await read(id, owner)).remark).toBeNull()
  })

  it('is not visible to others', async () => {
    const id = await ad(test, owner.id, { status: 31, live: true })
    await act('needEdits', id, manager, said)
    for (const field of ['remark', 'version']) expect(await read(id)).not.toHaveProperty(field)
  })
})

describe('activation', () => {
  it('of what staff removed or sent back goes to moderation, whoever archived it since', async () => {
    const removed = await ad(test, owner.id, { status: 31, live: true })
    await act('archive', removed, manager)
    const sentBack = await ad(test, owner.id, { status: 31, live: true })
    await act('needEdits', sentBack, manager, { reason: 'price' })
    await act('archive', sentBack, owner)
    for (const id of [removed, sentBack]) {
      expect((await act('activate', id, owner)).json().data).toMatchObject({ status: 15, live: false })
      const path = `/api/userBanner/moderation/${id}`
      const answer = await test.send({ method: 'GET', path, token: manager.token })
      expect(answer.json().data).toMatchObject({ ad: { id }, waiting: id === removed ? 1 : 2 })
    }
  })

  it('of what the owner took down is immediate, in its old place', async () => {
    const id = await ad(test, owner.id, { status: 31, live: true })
    const listed = () => test.db.selectFrom('ad_listings').select(['ad_id', 'sort_at']).execute()
    const before = await listed()
    await act('unpublish', id, owner)
    expect(await listed()).toEqual([])
    test.clock.advance(5 * DAY)
    expect((await act('activate', id, owner)).json().data).toMatchObject({
      status: 31,
      expires_at: inDays(30).toISOString(),
    })
    expect(await listed()).toEqual(before)
  })

  it('in the last three days adds thirty to what is left, once', async () => {
    const id = await ad(test, owner.id, { status: 31, live: true, expiresAt: inDays(2) })
    expect((await act('activate', id, owner)).json().data.expires_at).toBe(inDays(32).toISOString())
    expect((await act('activate', id, owner)).statusCode).toBe(409)
  })

  it('in the last three days with unapproved changes goes to moderation and stays public', async () => {
    const id = await ad(test, owner.id, { status: 31, live: true, expiresAt: inDays(2), before: {} })
    const { status, live, expires_at } = (await act('activate', id, owner)).json().data
    expect([status, live, expires_at]).toEqual([15, true, inDays(2).toISOString()])
  })
})

describe('raising', () => {
  it('moves an ad up once in 24 hours, and changes nothing else', async () => {
    const id = await ad(test, owner.id, { status: 31, live: true })
    const before = await read(id, owner)
    test.clock.advance(HOUR)
    const raised_at = test.clock.now().toISOString()
    expect((await act('up', id, owner)).json().data).toMatchObject({
      raised_at,
      expires_at: before.expires_at,
      published_at: before.published_at,
    })
    const { items } = (await test.send({ path: '/api/userBanner/pagination', json: {} })).json().data
    expect(items).toMatchObject([{ id, sort_at: raised_at, raised_at }])
    test.clock.advance(24 * HOUR - 1)
    expect((await act('up', id, owner)).json().allowed_actions).not.toContain('up')
    test.clock.advance(1)
    expect((await act('up', id, owner)).statusCode).toBe(200)
  })
})

describe('waiting ads', () => {
  it('keep their place in the queue when their live revision is taken down', async () => {
    const first = await ad(test, owner.id, { status: 15, live: true, before: {} })
    test.clock.advance(1000)
    const second = await ad(test, owner.id)
    test.clock.advance(1000)
    await act('unpublish', first, owner)
    const { items } = (
      await test.send({ path: '/api/userBanner/pagination', token: manager.token, json: { list: 'new' } })
    ).json().data
    expect(items.map(({ id }: { id: number }) => id)).toEqual([first, second])
  })

  it('are sorted oldest first, then those sent back, page by page without gaps or repeats', async () => {
    const statuses = [20, 10, 15, 20, 10]
    const ids: number[] = []
    for (const status of statuses) {
      ids.push(await ad(test, owner.id, { status }))
      test.clock.advance(1000)
    }
    const seen: number[] = []
    let cursor: string | null = null
    do {
      const json = { list: 'new', limit: 2, cursor }
      const answer = await test.send({ path: '/api/userBanner/pagination', token: manager.token, json })
      const page: { items: { id: number }[]; next: string | null } = answer.json().data
      seen.push(...page.items.map(({ id }) => id))
      cursor = page.next
    } while (cursor !== null)
    expect(seen).toEqual([1, 2, 4, 0, 3].map((place) => ids[place]))
  })

  it('a deleted ad is gone for everyone, and deleting it again gives not found', async () => {
    const id = await ad(test, owner.id, { status: 15, live: true, before: {} })
    expect((await act('delete', id, owner)).json()).toEqual({ data: true })
    for (const who of [owner, manager]) expect((await act('delete', id, who)).json().code).toBe('not_found')
    expect(await read(id, owner)).toBeUndefined()
    const { total } = (await test.send({ path: '/api/userBanner/pagination', json: {} })).json().data
    expect(total).toBe(0)
  })
})

describe('a change that is rolled back', () => {
  it('notifies nobody and leaves no trace', async () => {
    const id = await ad(test, owner.id)
    const { deps } = test.server
    const sent: unknown[] = []
    const push = { ...deps.push, send: (...hint: unknown[]) => void sent.push(hint) }
    const undone = withTransaction(test.db, async (trx) => {
      await carryOut({ ...deps, push }, trx, await decide(deps, trx, manager, id, 'publish'))
      throw new Error('undone')
    })
    await expect(undone).rejects.toThrow('undone')
    expect([await countOf('audit'), await countOf('notifications'), sent]).toEqual([0, 0, []])
    expect((await read(id, owner)).status).toBe(10)
  })
})
