import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { ad } from '../../../testing/ads.ts'
import { listen } from '../../../testing/another-server.ts'
import { type LiveClient, liveClient } from '../../../testing/live-client.ts'
import { type Person, person } from '../../../testing/people.ts'
import { namedPhotos } from '../../../testing/photos.ts'
import { type TestServer, testServer } from '../../../testing/test-server.ts'

const SOON = 20_000

let test: TestServer
let port: number
let owner: Person
let manager: Person
let operator: Person
beforeAll(async () => {
  test = await testServer()
  port = await listen(test.server)
})
beforeEach(async () => {
  await test.empty()
  owner = await person(test, 5)
  manager = await person(test, 3)
  operator = await person(test, 4)
})
afterAll(() => test.close())

const act = (operation: string, id: number, { token }: Person, json?: object) =>
  test.send({ path: `/api/userBanner/${operation}/${id}`, token, json })
const look = async (id: number, { token } = manager) => {
  const answer = await test.send({ method: 'GET', path: `/api/userBanner/moderation/${id}`, token })
  expect(answer.statusCode, answer.body).toBe(200)
  return answer.json().data
}
const nameOf = (who: Person) => ({ id: who.id, name: expect.stringMatching(/^Человек/) })

describe('an ad in moderation', () => {
  it('is shown beside its public revision, with photos', async () => {
    const id = await ad(test, owner.id, {
      status: 15,
      live: true,
      draft: { title: 'После', price: 9000 },
      before: { title: 'До' },
    })
    const keys = await namedPhotos(test, id, 2)
    const { ad: after, before } = await look(id)
    expect(after).toMatchObject({ title: 'После', price: 9000, revision: 'newest', status: 15, version: 1 })
    expect(after.photos.map(({ key }: { key: string }) => key)).toEqual(keys)
    expect(before).toMatchObject({ title: 'До', revision: 'live', photos: [] })
    expect(after.allowed_actions).toContain('publish')
    expect(JSON.stringify([after, before])).not.toContain('2345678')
  })

  it('is shown beside the last approved revision if nothing is public', async () => {
    const id = await ad(test, owner.id, { status: 15, approved: true, before: { title: 'До' } })
    expect((await look(id)).before).toMatchObject({ title: 'До' })
  })

  it.each([
    ['new', { status: 10 }],
    ['public without edits', { status: 31, live: true }],
    ['approved without edits', { status: 30, approved: true }],
  ])('is shown alone if it is %s', async (_what, options) => {
    expect((await look(await ad(test, owner.id, options))).before).toBeNull()
  })

  it.each([
    ['another one', { phone: '+77012345679' }, true],
    ['the same', { title: 'После' }, false],
  ])('shows that the phone of an edit is %s, but not the phone', async (_what, draft, changed) => {
    const id = await ad(test, owner.id, { status: 15, live: true, draft, before: {} })
    const seen = await look(id)
    expect(seen.phone_changed).toBe(changed)
    expect(seen.ad.phone_hint).toBe(seen.before.phone_hint)
    expect(JSON.stringify(seen)).not.toContain('234567')
  })

  it('compares phones with the revision beside it', async () => {
    const first = await ad(test, owner.id)
    await ad(test, owner.id, { status: 15, live: true, draft: { phone: '+77012345679' }, before: {} })
    expect(await look(first)).toMatchObject({ before: null, phone_changed: false })
  })

  it('has a history with names, newest first', async () => {
    const id = await ad(test, owner.id)
    test.clock.advance(1000)
    await act('needEdits', id, manager, { reason: 'photos', comment: 'Темно.' })
    test.clock.advance(1000)
    await act('archive', id, owner)
    expect((await look(id)).history).toEqual([
      {
        at: test.clock.now().toISOString(),
        action: 'archive',
        actor: nameOf(owner).name,
        from: 20,
        to: 40,
        reason: null,
        comment: null,
      },
      expect.objectContaining({ action: 'needEdits', to: 20, reason: 'photos', comment: 'Темно.' }),
    ])
  })

  it('shows staff how many ads the owner has and up to ten rejections, and others nothing', async () => {
    const id = await ad(test, owner.id)
    await ad(test, owner.id, { status: 31, live: true })
    for (let n = 0; n < 11; n++) {
      const other = await ad(test, owner.id, { draft: { title: `Отказ ${n}` } })
      test.clock.advance(1000)
      await act('delete', other, manager, { reason: 'fraud', comment: `Раз ${n}` })
    }
    const own = await ad(test, owner.id)
    await act('archive', own, owner)
    const stranger = await person(test, 5)
    await act('needEdits', await ad(test, stranger.id), manager, { reason: 'text' })
    const { owner: seen } = await look(id)
    expect(seen).toMatchObject({ id: owner.id, is_tenant: false, ads: { live: 1, waiting: 1, all: 3 } })
    expect(seen.refusals).toHaveLength(10)
    expect(seen.refusals[0]).toMatchObject({
      title: 'Отказ 10',
      action: 'delete',
      reason: 'fraud',
      comment: 'Раз 10',
      at: test.clock.now().toISOString(),
    })
  })

  it('shows the ad that waits longest beside it', async () => {
    const oldest = await ad(test, owner.id)
    test.clock.advance(1000)
    await ad(test, owner.id, { status: 20 })
    const next = await ad(test, owner.id, { status: 15 })
    test.clock.advance(1000)
    const last = await ad(test, owner.id)
    expect(await look(oldest)).toMatchObject({ next, waiting: 3 })
    expect(await look(last)).toMatchObject({ next: oldest, waiting: 3 })
    for (const id of [oldest, next]) await act('publish', id, manager)
    expect(await look(last)).toMatchObject({ next: null, waiting: 1 })
  })

  it.each(['x', '0', '-1', '9999999', '1.5'])('is not found by the id %s', async (id) => {
    const answer = await test.send({
      method: 'GET',
      path: `/api/userBanner/moderation/${id}`,
      token: manager.token,
    })
    expect([400, 404]).toContain(answer.statusCode)
  })
})

describe('two moderators of one ad', () => {
  let id: number
  const watch = (who: Person, json?: object) => act('watch', id, who, json)
  const seenBy = async (who: Person) => (await watch(who)).json().data.watchers
  beforeEach(async () => {
    id = await ad(test, owner.id)
  })

  it('see each other until one leaves or times out', async () => {
    expect((await watch(manager)).json().data).toEqual({ watchers: [], version: 1 })
    expect(await seenBy(operator)).toEqual([nameOf(manager)])
    expect(await seenBy(manager)).toEqual([nameOf(operator)])
    expect((await look(id)).watchers).toEqual([nameOf(operator)])
    await watch(operator, { leave: true })
    expect(await seenBy(manager)).toEqual([])
    await watch(operator)
    test.clock.advance(39_999)
    expect(await seenBy(manager)).toEqual([nameOf(operator)])
    test.clock.advance(1)
    expect(await seenBy(manager)).toEqual([])
    expect((await look(id)).watchers).toEqual([])
  })

  it('may leave twice, or without having joined', async () => {
    for (let n = 0; n < 2; n++) expect((await watch(operator, { leave: true })).statusCode).toBe(200)
    expect((await watch(manager, { leave: 'yes' })).json().errors).toHaveProperty('leave')
    expect((await act('watch', 999_999, manager)).json().code).toBe('not_found')
  })

  it('are notified of each other and, like the owner, of every change that succeeds', async () => {
    const pages = await Promise.all([owner, manager, operator].map((who) => liveClient(port, who)))
    const [ofOwner, ofManager, ofOperator] = pages as [LiveClient, LiveClient, LiveClient]
    const hints = ({ heard }: LiveClient) =>
      heard.filter(({ event }) => event === 'ad').map(({ data }) => (data as { version: number }).version)
    try {
      for (const page of pages) await vi.waitFor(() => expect(page.subscriptions).toBe(1), SOON)
      await watch(manager)
      for (let n = 0; n < 3; n++) await watch(operator)
      await vi.waitFor(() => expect(hints(ofManager)).toEqual([1]), SOON)
      expect((await act('activate', id, manager)).statusCode).toBe(409)
      await act('publish', id, manager)
      for (const page of [ofOwner, ofOperator]) await vi.waitFor(() => expect(hints(page)).toEqual([2]), SOON)
      await watch(operator, { leave: true })
      await vi.waitFor(() => expect(hints(ofManager)).toEqual([1, 2, 2]), SOON)
      await act('archive', id, owner)
      await vi.waitFor(() => expect(hints(ofManager)).toEqual([1, 2, 2, 3]), SOON)
      expect(hints(ofOperator)).toEqual([2])
    } finally {
      for (const { pusher } of pages) pusher.disconnect()
    }
  })
})

describe('a decision on many ads', () => {
  const bulk = (json: object, { token } = manager) => test.send({ path: '/api/userBanner/bulk', token, json })

  it('has a result for each, in the order of the request', async () => {
    const waiting = await ad(test, owner.id)
    const archived = await ad(test, owner.id, { status: 40 })
    const changed = await ad(test, owner.id, { status: 15, live: true, before: {} })
    const answer = await bulk({ action: 'publish', ids: [archived, changed, 999_999, waiting] })
    expect(answer.json().data).toEqual({
      items: [
        {
          id: archived,
          ok: false,
          code: 'action_not_allowed',
          allowed_actions: expect.arrayContaining(['activate']),
        },
        { id: changed, ok: true, status: 31 },
        { id: 999_999, ok: false, code: 'not_found' },
        { id: waiting, ok: true, status: 31 },
      ],
      total: 4,
      next: null,
    })
    const told = await test.db.selectFrom('notifications').select(['user_id', 'type']).execute()
    expect(told).toEqual([1, 2].map(() => ({ user_id: owner.id, type: 31 })))
  })

  it('with versions skips ads that have changed meanwhile', async () => {
    const [first, changed, last] = [
      await ad(test, owner.id),
      await ad(test, owner.id),
      await ad(test, owner.id),
    ]
    await test.db.updateTable('ads').set({ version: 2 }).where('id', '=', changed).execute()
    const answer = await bulk({ action: 'publish', ids: [first, changed, last], versions: [1, 1, 1] })
    expect(answer.json().data.items).toEqual([
      { id: first, ok: true, status: 31 },
      {
        id: changed,
        ok: false,
        code: 'changed_meanwhile',
        allowed_actions: expect.arrayContaining(['publish']),
      },
      { id: last, ok: true, status: 31 },
    ])
    const again = await bulk({ action: 'publish', ids: [changed], versions: [2] })
    expect(again.json().data.items).toEqual([{ id: changed, ok: true, status: 31 }])
  })

  it('sent twice is performed once', async () => {
    const id = await ad(test, owner.id, { status: 31, live: true })
    const twice = await Promise.all([1, 2].map(() => bulk({ action: 'archive', ids: [id] })))
    expect(twice.map((answer) => answer.json().data.items[0].ok).toSorted()).toEqual([false, true])
    expect(await test.db.selectFrom('audit').select('action').execute()).toHaveLength(1)
  })

  it.each([
    [{ action: 'delete', ids: [1] }, 'action', 'unknown'],
    [{ action: 'needEdits', ids: [1] }, 'action', 'unknown'],
    [{ ids: [1] }, 'action', 'required'],
    [{ action: 'publish' }, 'ids', 'required'],
    [{ action: 'publish', ids: [] }, 'ids', 'required'],
    [{ action: 'publish', ids: [1, 1] }, 'ids', 'wrong_format'],
    [{ action: 'publish', ids: ['1'] }, 'ids.0', 'not_a_number'],
    [{ action: 'publish', ids: [0] }, 'ids.0', 'too_small'],
    [{ action: 'publish', ids: [1, 2], versions: [1] }, 'versions', 'wrong_format'],
    [{ action: 'publish', ids: [1], versions: [1, 1] }, 'versions', 'wrong_format'],
    [{ action: 'publish', ids: [1], versions: [] }, 'versions', 'wrong_format'],
    [{ action: 'publish', ids: [1], versions: [0] }, 'versions.0', 'too_small'],
    [{ action: 'publish', ids: [1], versions: ['1'] }, 'versions.0', 'not_a_number'],
    [{ action: 'publish', ids: Array.from({ length: 101 }, (_, n) => n + 1) }, 'ids', 'too_many'],
  ])('with %j is rejected by field', async (json, field, code) => {
    const answer = await bulk(json)
    expect([answer.statusCode, answer.json().errors]).toEqual([422, { [field]: [code] }])
  })
})
