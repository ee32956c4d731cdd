import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { withTransaction } from '../../platform/database/transaction.ts'
import { type Person, person } from '../../testing/people.ts'
import { type TestServer, testServer } from '../../testing/test-server.ts'
import { type AdNews, announceAd } from '../ads/announce.ts'
import { announceEnd } from '../ads/term/announce-end.ts'

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

const adOf = ({ id }: Person) => ({ id: 7, owner_id: id, title: 'Фара', title_kk: 'Шам' })
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
        created_at: '2026-11-21T06:00:00.000Z',
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

  it.each([
    ['invalid ids', { ids: ['7'] }],
    ['too many ids', { ids: Array.from({ length: 501 }, (_, index) => index + 1) }],
    ['no ids', {}],
  ])('rejects %s', async (_what, body) => {
    const who = reader()
    const path = `/api/${setOf(who)}/setView`
    const answer = await test.send({ path, token: who.token, json: { user_id: who.id, ...body } })
    expect(answer.statusCode).toBe(422)
  })
})

describe('a notification of an ad', () => {
  it.each([10, 15])('that waits (%i) goes to all staff except the one who acted', async (type) => {
    const operator = await person(test, 4)
    await person(test, 3, { blocked: true })
    await announce({ ad: adOf(someone), type, actorId: operator.id })
    const { rows } = await test.database.query('select user_id from notifications')
    expect(rows).toEqual([{ user_id: staff.id }])
  })

  it.each([20, 30, 31, 40])('that others changed (%i) goes to its owner', async (type) => {
    await announce({ ad: adOf(someone), type, actorId: staff.id })
    expect((await list(someone)).items).toMatchObject([{ type }])
    expect(await counts(staff)).toEqual([0, 0])
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
        renewal: { token: 'the-token' },
      }),
    )
    expect((await list(someone)).items).toMatchObject([{ type: 999 }])
    const folder = join(test.dataFolder, 'mails')
    await vi.waitFor(async () => expect(await readdir(folder)).toHaveLength(1), 20_000)
    const [file = ''] = await readdir(folder)
    const letter = await readFile(join(folder, file), 'utf8')
    expect(letter).toContain(`To: ${someone.email}`)
    expect(letter.replaceAll('=\r\n', '')).toContain('/ads/7/renew?token=3Dthe-token')
  })
})
