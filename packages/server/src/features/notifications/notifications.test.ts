import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { withTransaction } from '../../platform/database/transaction.ts'
import { ad } from '../../testing/ads.ts'
import { type Person, person } from '../../testing/people.ts'
import { namedPhotos } from '../../testing/photos.ts'
import { type TestServer, testServer } from '../../testing/test-server.ts'
import { type AdNews, announceAd } from '../ads/announce.ts'
import { announceEnd } from '../ads/term/announce-end.ts'
import { notify } from './notify.ts'

let test: TestServer
let staff: Person
let tenant: Person
let someone: Person

beforeAll(async () => {
  test = await testServer()
})
beforeEach(async () => {
  await test.empty()
  staff = await person(test, 3)
  tenant = await person(test, 1)
  someone = await person(test, 5)
})
afterAll(() => test.close())

const adOf = ({ id, company_id }: Person) => ({
  id: 7,
  owner_id: id,
  company_id,
  title: 'Фара',
  title_kk: 'Шам',
})
const announce = (news: Partial<AdNews> & { ad: AdNews['ad'] }) =>
  withTransaction(test.db, (trx) => announceAd(test.server.deps, trx, { type: 31, actorId: null, ...news }))

const setOf = ({ role_id }: Person) => (role_id === 1 ? 'notificationTenant' : 'notification')
const call = async (who: Person, path: string, json?: object) => {
  const method = json ? 'POST' : 'GET'
  const answer = await test.send({ method, path: `/api/${setOf(who)}/${path}`, token: who.token, json })
  expect(answer.statusCode, answer.body).toBe(200)
  return answer.json().data
}
const list = (who: Person, more: object = {}) => call(who, 'get', { user_id: who.id, ...more })
const counts = async (who: Person) => [
  await call(who, `count/${who.id}`),
  await call(who, `viewCount/${who.id}`),
]
const view = (who: Person, ids: number[]) => call(who, 'setView', { user_id: who.id, ids })
const viewUpTo = (who: Person, up_to: number) => call(who, 'setView', { user_id: who.id, ids: [], up_to })
/** Notifies of an invoice, an act and an appendix. */
const notifyOfDocuments = ({ id }: Person) =>
  withTransaction(test.db, async (trx) => {
    const about = { id: 48, number: '15', created_at: '2026-11-21T00:00:00.000Z' }
    const { deps } = test.server
    await notify(deps, trx, { to: [id], kind: 'invoice', type: 2, body: { invoice_id: about } })
    await notify(deps, trx, { to: [id], kind: 'act', type: 1, body: { completion_id: about } })
    await notify(deps, trx, { to: [id], kind: 'appendix', type: 7, body: { application_id: about } })
  })
const idsOf = (page: { items: { id: number }[] }) => page.items.map(({ id }) => id)

describe.each([
  ['a tenant', () => tenant],
  ['another person', () => someone],
])('%s', (_who, reader) => {
  it('has an empty list at first', async () => {
    expect(await list(reader())).toEqual({ items: [], total: 0, next: null })
    expect(await counts(reader())).toEqual([0, 0])
  })

  it('has events with their ad, reason and comment', async () => {
    await announce({ ad: adOf(reader()), type: 20, reason: 'photos', comment: 'Другая деталь.' })
    const { items } = await list(reader())
    expect(items).toEqual([
      {
        id: expect.any(Number),
        type: 20,
        view: 0,
        created_at: test.clock.now().toISOString(),
        ...(reader().company_id !== null && { company_id: reader().company_id }),
        user_banner_id: { id: 7, title: 'Фара', title_kk: 'Шам' },
        reason: 'photos',
        comment: 'Другая деталь.',
      },
    ])
  })

  it('pages by skip, newest first, each once', async () => {
    for (let n = 0; n < 25; n++) await announce({ ad: adOf(reader()) })
    const first = await list(reader())
    const second = await list(reader(), { skip: 20 })
    const ids = [...idsOf(first), ...idsOf(second)]
    expect([first.items.length, second.items.length, first.total, second.total]).toEqual([20, 5, 25, 25])
    expect(ids).toEqual(ids.toSorted((a, b) => b - a))
    expect(new Set(ids).size).toBe(25)
    expect(idsOf(await list(reader(), { skip: 25 }))).toEqual([])
    expect(idsOf(await list(reader(), { skip: 1, limit: 2 }))).toEqual(ids.slice(1, 3))
  })

  it('marks as viewed, once, and returns the exact counts', async () => {
    for (let n = 0; n < 3; n++) await announce({ ad: adOf(reader()) })
    const [newest = 0, older = 0] = idsOf(await list(reader()))
    expect(await view(reader(), [newest])).toEqual({ count: 3, view_count: 1 })
    expect(await view(reader(), [newest, older, older])).toEqual({ count: 3, view_count: 2 })
    expect(await counts(reader())).toEqual([3, 2])
    expect((await list(reader())).items.map((item: { view: number }) => item.view)).toEqual([1, 1, 0])
  })

  it('ignores ids of other users, unknown ids, and an empty list', async () => {
    await announce({ ad: adOf(reader()) })
    await announce({ ad: adOf(staff) })
    const [foreign = 0] = idsOf(await list(staff))
    expect(await view(reader(), [foreign, 9_007_199_254_740_991])).toEqual({ count: 1, view_count: 0 })
    expect(await view(reader(), [])).toEqual({ count: 1, view_count: 0 })
    expect(await counts(staff)).toEqual([1, 0])
  })

  it('lists and counts only what a filter leaves, and skips only that', async () => {
    await announce({ ad: adOf(reader()), type: 20 })
    await notifyOfDocuments(reader())
    await announce({ ad: adOf(reader()), type: 31 })
    const [newest = 0] = idsOf(await list(reader()))
    await view(reader(), [newest])
    const said = async (only: string, more: object = {}) => {
      const { items, total } = await list(reader(), { only, ...more })
      return [items.map(({ type }: { type: number }) => type), total]
    }
    expect(await said('ads')).toEqual([[31, 20], 2])
    expect(await said('ads', { skip: 1 })).toEqual([[20], 2])
    expect(await said('documents')).toEqual([[7, 1, 2], 3])
    expect(await said('unread')).toEqual([[7, 1, 2, 20], 4])
    expect(await said('unread', { skip: 4 })).toEqual([[], 4])
  })

  it('marks all up to an id as viewed: neither those that came later, nor those of others', async () => {
    for (let n = 0; n < 25; n++) await announce({ ad: adOf(reader()) })
    const [newest = 0] = idsOf(await list(reader()))
    await announce({ ad: adOf(staff) })
    await announce({ ad: adOf(reader()) })
    const counts26 = { count: 26, view_count: 25, viewed_at: test.clock.now().toISOString() }
    expect(await viewUpTo(reader(), newest)).toEqual(counts26)
    expect(await viewUpTo(reader(), newest)).toEqual(counts26)
    expect((await list(reader(), { limit: 2 })).items.map((item: { view: number }) => item.view)).toEqual([
      0, 1,
    ])
    expect(await counts(staff)).toEqual([1, 0])
  })

  it('takes back what one call has marked, and nothing else', async () => {
    for (let n = 0; n < 4; n++) await announce({ ad: adOf(reader()) })
    await announce({ ad: adOf(staff) })
    const [newest = 0, , third = 0] = idsOf(await list(reader()))
    await view(reader(), [third])
    test.clock.advance(1000)
    const { viewed_at } = await viewUpTo(reader(), newest)
    await viewUpTo(staff, 9_007_199_254_740_991)
    test.clock.advance(1000)
    const undo = (at: string, more: object = {}) =>
      call(reader(), 'setView', { user_id: reader().id, ids: [], undo: at, ...more })
    expect(await undo('2026-11-20T06:00:00.000Z')).toEqual({ count: 4, view_count: 4 })
    expect(await undo(viewed_at)).toEqual({ count: 4, view_count: 1 })
    expect(await undo(viewed_at)).toEqual({ count: 4, view_count: 1 })
    expect((await list(reader())).items.map((item: { view: number }) => item.view)).toEqual([0, 0, 1, 0])
    expect(await counts(staff)).toEqual([1, 1])
    expect(await undo(viewed_at, { ids: [newest] })).toEqual({ count: 4, view_count: 2 })
  })

  it.each([
    ['an unknown filter', { only: 'reviews' }],
    ['an empty filter', { only: '' }],
    ['several filters', { only: ['ads', 'unread'] }],
  ])('rejects %s', async (_what, body) => {
    const who = reader()
    const answer = await test.send({
      path: `/api/${setOf(who)}/get`,
      token: who.token,
      json: { user_id: who.id, ...body },
    })
    expect([answer.statusCode, answer.json().code]).toEqual([422, 'invalid'])
  })

  it.each([
    ['invalid ids', { ids: ['7'] }],
    ['an id that is none', { ids: [], up_to: 0 }],
    ['an id beyond all numbers', { ids: [], up_to: 1e300 }],
    ['an id as a text', { ids: [], up_to: '7' }],
    ['only an id up to which', { up_to: 7 }],
    ['too many ids', { ids: Array.from({ length: 501 }, (_, index) => index + 1) }],
    ['no ids', {}],
    ['a time that is none', { ids: [], undo: 'yesterday' }],
    ['a time without a date', { ids: [], undo: '06:00' }],
    ['no time', { ids: [], undo: null }],
    ['a leap second', { ids: [], undo: '2016-12-31T23:59:60Z' }],
  ])('rejects %s', async (_what, body) => {
    const who = reader()
    const path = `/api/${setOf(who)}/setView`
    const answer = await test.send({ path, token: who.token, json: { user_id: who.id, ...body } })
    expect(answer.statusCode).toBe(422)
  })
})

describe('a notification of an ad', () => {
  it.each([10, 15])('that waits (%i) is none: it is in the queue of the moderators', async (type) => {
    await announce({ ad: adOf(someone), type, actorId: someone.id })
    expect((await test.database.query('select from notifications')).rowCount).toBe(0)
  })

  it.each([20, 30, 31, 40])('that others changed (%i) goes to its owner', async (type) => {
    await announce({ ad: adOf(someone), type, actorId: staff.id })
    expect((await list(someone)).items).toMatchObject([{ type }])
    expect(await counts(staff)).toEqual([0, 0])
  })

  it('shows the picture that its ad has now, and none of an ad or a photo that is gone', async () => {
    const id = await ad(test, someone.id, { status: 31, live: true })
    const [cover, second] = await namedPhotos(test, id, 2)
    await announce({ ad: { ...adOf(someone), id }, type: 20, actorId: staff.id })
    const shown = async () => (await list(someone)).items[0].user_banner_id
    expect(await shown()).toMatchObject({ kind: 'goods', category: null, photo: { key: cover } })
    const path = '/api/userBanner/takeDownImage'
    await test.send({ path, token: staff.token, json: { id, key: cover, reason: 'personal' } })
    expect(await shown()).toMatchObject({ photo: { key: second } })
    await test.db.updateTable('ads').set({ deleted_at: new Date() }).where('id', '=', id).execute()
    expect(await shown()).toEqual({ id, title: expect.any(String), title_kk: null })
  })

  it('that was deleted goes to its owner and says so', async () => {
    await announce({ ad: { ...adOf(someone), deleted: true }, type: 40, actorId: staff.id })
    const { user_banner_id } = (await list(someone)).items[0]
    expect(user_banner_id).toEqual({ id: 7, title: 'Фара', title_kk: 'Шам', deleted: true })
  })

  it('that its owner changed goes to nobody', async () => {
    await announce({ ad: adOf(someone), type: 40, actorId: someone.id })
    expect((await test.database.query('select from notifications')).rowCount).toBe(0)
  })

  it('that ends soon goes to its owner here and by e-mail, with the renewal link', async () => {
    await withTransaction(test.db, (trx) =>
      announceEnd(test.server.deps, trx, {
        ad: adOf(someone),
        expiresAt: new Date('2026-11-24T06:00:00Z'),
        renewal: async () => ({ token: 'the-token' }),
      }),
    )
    expect((await list(someone)).items).toMatchObject([{ type: 999 }])
    const folder = join(test.dataFolder, 'mails')
    // A file has another name until it is written.
    const file = await vi.waitUntil(
      async () => (await readdir(folder).catch(() => [])).find((name) => name.endsWith('.eml')),
      20_000,
    )
    expect(await readdir(folder)).toEqual([file])
    const letter = await readFile(join(folder, file), 'utf8')
    expect(letter).toContain(`To: ${someone.email}`)
    expect(letter.replaceAll('=\r\n', '')).toContain('/ads/7/renew?token=3Dthe-token')
  })
})
