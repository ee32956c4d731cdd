import type { Favourite } from '@sauda/sdk/favourites'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { withTransaction } from '../../platform/database/transaction.ts'
import { ad } from '../../testing/ads.ts'
import { PASSWORD, type Person, person } from '../../testing/people.ts'
import { storedPhoto } from '../../testing/photos.ts'
import { type TestServer, testServer } from '../../testing/test-server.ts'
import { approveRevision, copyRevision } from '../ads/editing/revision-queries.ts'
import { endTerms } from '../ads/term/expiry.ts'
import { sweepFavourites } from './sweep.ts'

const DAY = 86_400_000

let test: TestServer
let seller: Person
let buyer: Person
let manager: Person
beforeAll(async () => {
  test = await testServer()
})
beforeEach(async () => {
  await test.empty()
  seller = await person(test, 1)
  buyer = await person(test, 5)
  manager = await person(test, 3)
})
afterAll(() => test.close())

const live = (options: Parameters<typeof ad>[2] = {}) =>
  ad(test, seller.id, { status: 31, live: true, ...options })
const send = (path: string, json: object, token: string | undefined = buyer.token) =>
  test.send({ path: `/api/userFavorite/${path}`, token, json })
const save = async (id: number) => {
  const answer = await send('add', { user_id: buyer.id, user_banner_id: id })
  expect(answer.statusCode, answer.body).toBe(200)
  test.clock.advance(1000)
  return id
}
const list = async (json: object = {}) => {
  const answer = await send('all', { user_id: buyer.id, ...json })
  expect(answer.statusCode, answer.body).toBe(200)
  return answer.json().data
}
/** After a time in which the session has ended. */
const signInAgain = async () => {
  const json = { login: buyer.email, password: PASSWORD, issue_token: true }
  buyer.token = (await test.send({ path: '/api/user/auth', json })).json().data.token
}
const idsOf = ({ items }: { items: Favourite[] }) => items.map(({ ad: { id } }) => id)
const act = async (action: string, id: number, { token }: Person, json: object = {}) => {
  const answer = await test.send({ path: `/api/userBanner/${action}/${id}`, token, json })
  expect(answer.statusCode, answer.body).toBe(200)
}
/** The ad costs something else from now on, in a revision that a moderator has approved. */
const reprice = (id: number, price: number | null) =>
  withTransaction(test.db, async (trx) => {
    const { live_revision_id: was } = await trx
      .selectFrom('ads')
      .select('live_revision_id')
      .where('id', '=', id)
      .executeTakeFirstOrThrow()
    const now = test.clock.now()
    const revision = await copyRevision(trx, was ?? 0, { author: seller.id, now })
    await trx.updateTable('ad_revisions').set({ price }).where('id', '=', revision).execute()
    await approveRevision(trx, revision, { by: manager.id, now })
    await trx
      .updateTable('ads')
      .set({ live_revision_id: revision, newest_revision_id: revision })
      .where('id', '=', id)
      .execute()
    return revision
  })

describe('the list of favourites', () => {
  it('has an ad as the catalogue shows it, with the prices since it was saved', async () => {
    const id = await save(await live({ draft: { price: 66_000 } }))
    test.clock.advance(DAY)
    await reprice(id, 62_000)
    test.clock.advance(DAY)
    await reprice(id, 62_000)
    test.clock.advance(DAY)
    await reprice(id, 58_000)
    const { items, ...rest } = await list()
    expect(rest).toEqual({ total: 1, next: null, counts: { all: 1, fallen: 1, gone: 0 }, truncated: false })
    const now = test.clock.now().getTime()
    expect(items).toEqual([
      {
        ad: expect.objectContaining({ id, price: 58_000, title: 'Коврики салона, резина' }),
        state: 'listed',
        gone_at: null,
        saved_at: new Date(now - 3 * DAY - 1000).toISOString(),
        saved_price: 66_000,
        prices: [
          { price: 62_000, at: new Date(now - 2 * DAY).toISOString() },
          { price: 58_000, at: new Date(now).toISOString() },
        ],
        shop: expect.stringContaining('Лавка'),
        brand: null,
        spare_part: null,
      },
    ])
    for (const field of ['phone', 'allowed_actions', 'status']) expect(items[0].ad).not.toHaveProperty(field)
  })

  it('shows no edit that waits for a moderator', async () => {
    const id = await save(
      await live({ before: { title: 'Фара' }, draft: { title: 'Фара, дешевле', price: 1 } }),
    )
    const { items } = await list()
    expect(items).toMatchObject([{ ad: { id, title: 'Фара', price: 12_000 }, prices: [] }])
  })

  it('begins with falls, goes on with the last one, and ends with what is gone', async () => {
    const [first, second, third, fourth] = [
      await save(await live()),
      await save(await live()),
      await save(await live()),
      await save(await live()),
    ]
    await reprice(second, 9_000)
    await reprice(third, 90_000)
    await act('unpublish', fourth, seller)
    expect(idsOf(await list())).toEqual([second, third, first, fourth])
    expect((await list()).counts).toEqual({ all: 4, fallen: 1, gone: 1 })
    expect(idsOf(await list({ only: 'fallen' }))).toEqual([second])
    expect(idsOf(await list({ only: 'listed' }))).toEqual([second, third, first])
    const gone = await list({ only: 'gone' })
    expect([idsOf(gone), gone.total, gone.counts.all]).toEqual([[fourth], 1, 4])
  })

  it('comes in pages, each ad once, also if one of them is removed meanwhile', async () => {
    const ids: number[] = []
    for (let n = 0; n < 5; n++) ids.unshift(await save(await live()))
    const page = async (json: object) =>
      (await send('pagination', { user_id: buyer.id, limit: 2, ...json })).json().data
    const first = await page({})
    const second = await page({ cursor: first.next })
    const third = await page({ cursor: second.next })
    expect([idsOf(first), idsOf(second), idsOf(third)]).toEqual([
      ids.slice(0, 2),
      ids.slice(2, 4),
      ids.slice(4),
    ])
    expect([first.total, third.next]).toEqual([5, null])
    await send('remove', { user_id: buyer.id, user_banner_id: ids[0] })
    expect(idsOf(await page({ cursor: first.next }))).toEqual(ids.slice(2, 4))
    for (const cursor of ['x', 'W10', first.next.slice(2)]) {
      expect((await send('pagination', { user_id: buyer.id, cursor })).statusCode).toBe(422)
    }
    expect(
      (await send('pagination', { user_id: buyer.id, only: 'fallen', cursor: first.next })).statusCode,
    ).toBe(422)
  })

  it.each([
    ['an unknown filter', { only: 'sold' }],
    ['a limit of none', { limit: 0 }],
    ['a limit of too many', { limit: 101 }],
  ])('is refused with %s', async (_what, json) => {
    expect((await send('pagination', { user_id: buyer.id, ...json })).statusCode).toBe(422)
  })
})

describe('a favourite that is gone', () => {
  it.each([
    [
      'expired',
      'its term has ended',
      async (id: number) => {
        test.clock.advance(31 * DAY)
        await endTerms(test.server.deps)
        await signInAgain()
        expect(id).toBeGreaterThan(0)
      },
    ],
    ['withdrawn', 'its seller took it down', (id: number) => act('unpublish', id, seller)],
    ['withdrawn', 'its seller archived it', (id: number) => act('archive', id, seller)],
    [
      'withdrawn',
      'staff took it down',
      (id: number) =>
        act('unpublish', id, manager, { reason: 'fraud', comment: 'Просит предоплату и не отвечает.' }),
    ],
    [
      'deleted',
      'staff deleted it',
      (id: number) =>
        act('delete', id, manager, { reason: 'fraud', comment: 'Просит предоплату и не отвечает.' }),
    ],
  ] as const)('is %s if %s, and keeps title and price', async (state, _why, leave) => {
    const id = await save(await live({ draft: { title: 'Фара левая', price: 34_000 } }))
    await leave(id)
    const { items, counts } = await list()
    expect(items).toMatchObject([
      {
        ad: { id, title: 'Фара левая', price: 34_000 },
        state,
        gone_at: test.clock.now().toISOString(),
        saved_price: 34_000,
      },
    ])
    expect(counts).toEqual({ all: 1, fallen: 0, gone: 1 })
  })

  it('comes back with its ad', async () => {
    const id = await save(await live())
    await act('unpublish', id, seller)
    await act('activate', id, seller)
    expect((await list()).items).toMatchObject([{ ad: { id }, state: 'listed', gone_at: null }])
  })

  it('shows its photo to those who saved it alone, and to nobody what staff or the seller took away', async () => {
    const id = await live()
    const path = await storedPhoto(test, id)
    await save(id)
    const look = async ({ token }: Pick<Person, 'token'>) =>
      (await test.send({ method: 'GET', path, token })).statusCode
    const stranger = await person(test, 5)
    await act('unpublish', id, seller)
    expect([await look(buyer), await look(stranger), await look({ token: '' })]).toEqual([200, 404, 404])
    expect((await list()).items[0].ad.photo).not.toBeNull()
    await act('activate', id, seller)
    await act('unpublish', id, manager, { reason: 'fraud', comment: 'Просит предоплату и не отвечает.' })
    expect([await look(buyer), (await list()).items[0].ad.photo]).toEqual([404, null])
  })

  it('is forgotten after 90 days; others stay', async () => {
    const [gone, deleted, there] = [
      await save(await live()),
      await save(await live()),
      await save(await live({ expiresAt: new Date('2030-01-01') })),
    ]
    await act('unpublish', gone, seller)
    await act('archive', deleted, seller)
    await act('delete', deleted, seller)
    test.clock.advance(90 * DAY - 1)
    await sweepFavourites(test.server.deps)
    await signInAgain()
    expect(idsOf(await list())).toHaveLength(3)
    test.clock.advance(2)
    await sweepFavourites(test.server.deps)
    expect(idsOf(await list())).toEqual([there])
  })
})

describe('what a guest has kept', () => {
  it('is shown as far as it is in the catalogue, and nothing is stored', async () => {
    const [first, second, gone] = [await live(), await live(), await live()]
    await act('unpublish', gone, seller)
    const at = (days: number) => new Date(test.clock.now().getTime() - days * DAY).toISOString()
    await reprice(first, 9_000)
    const favourites = [
      { user_banner_id: second, saved_at: at(1), saved_price: 12_000 },
      { user_banner_id: first, saved_at: at(4), saved_price: 12_000 },
      { user_banner_id: gone, saved_at: at(2), saved_price: 12_000 },
      { user_banner_id: 77_777, saved_at: at(2), saved_price: null },
    ]
    const { data } = (await test.send({ path: '/api/userFavorite/show', json: { favourites } })).json()
    expect(idsOf(data)).toEqual([first, second])
    expect(data.counts).toEqual({ all: 3, fallen: 1, gone: 1 })
    expect(await test.db.selectFrom('favourites').select('ad_id').execute()).toEqual([])
  })
})
