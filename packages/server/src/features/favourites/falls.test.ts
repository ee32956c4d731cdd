import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { withTransaction } from '../../platform/database/transaction.ts'
import { ad, DRAFT } from '../../testing/ads.ts'
import { type Person, person } from '../../testing/people.ts'
import { type TestServer, testServer } from '../../testing/test-server.ts'
import { actOnAd } from '../ads/act.ts'
import { insertRevision } from '../ads/editing/revision-queries.ts'
import { REVISION_SHOWN } from '../ads/last-shown/price-news.ts'
import { actsAlone } from '../companies/acts-for.ts'
import { findDue, markDue, writeTold } from './fall-queries.ts'
import { findFalls, WATCHERS } from './falls.ts'
import { TELL_FALLS, tellFalls } from './tell-falls.ts'

const HOUR = 3_600_000
const DAY = 24 * HOUR

let test: TestServer
let seller: Person
let buyer: Person
let manager: Person
beforeAll(async () => {
  test = await testServer()
})
beforeEach(async () => {
  await test.empty()
  await sql`delete from pgboss.job where name in (${REVISION_SHOWN}, ${TELL_FALLS}, 'send-mail')`.execute(
    test.db,
  )
  seller = await person(test, 5)
  buyer = await person(test, 5)
  manager = await person(test, 3)
})
afterAll(() => test.close())

const live = (price = 66_000, title = 'Диски Brembo') =>
  ad(test, seller.id, { status: 31, live: true, draft: { price, title }, expiresAt: new Date('2030-01-01') })
const save = (id: number, { id: user_id, token } = buyer) =>
  test.send({ path: '/api/userFavorite/add', token, json: { user_id, user_banner_id: id } })

/** The seller hands another price in and a moderator publishes it, as they do it by the pages; an hour passes before. */
async function reprice(id: number, price: number | null, title = 'Диски Brembo'): Promise<void> {
  test.clock.advance(HOUR)
  await withTransaction(test.db, async (trx) => {
    const draft = { ...DRAFT, price, title }
    const revision = await insertRevision(trx, { adId: id, draft, author: seller.id, now: test.clock.now() })
    await trx
      .updateTable('ads')
      .set({ newest_revision_id: revision, status: 15 })
      .where('id', '=', id)
      .execute()
  })
  await actOnAd(test.server.deps, actsAlone(manager), id, 'publish')
}
/** The jobs, as the portal runs them some time later. */
async function tell(...ids: number[]): Promise<void> {
  for (const adId of ids) await findFalls(test.server.deps, { adId })
  await tellFalls(test.server.deps)
}
async function told(who: Person = buyer) {
  const path = `/api/notification/get`
  const answer = await test.send({ path, token: who.token, json: { user_id: who.id, limit: 100 } })
  expect(answer.statusCode, answer.body).toBe(200)
  return answer
    .json()
    .data.items.filter((item: object) => 'user_favorite_id' in item)
    .map((item: { user_favorite_id: object; type: number }) => ({
      type: item.type,
      ...item.user_favorite_id,
    }))
}
async function jobs(name: string): Promise<{ data: Record<string, unknown>; at: Date }[]> {
  const found = await sql<{ data: Record<string, unknown>; at: Date }>`
    select data, start_after as at from pgboss.job where name = ${name} order by created_on`.execute(test.db)
  return found.rows
}
const letters = async () => (await jobs('send-mail')).map(({ data }) => data)

describe('a fall of the price of a saved ad', () => {
  it('is told to those who saved it, in the portal and by e-mail', async () => {
    const id = await live()
    const tenant = await person(test, 3)
    await save(id)
    await save(id, tenant)
    await reprice(id, 58_000)
    expect((await jobs(REVISION_SHOWN)).map(({ data }) => data)).toEqual([{ adId: id }])
    await tell(id)
    const about = { id, title: 'Диски Brembo', title_kk: null, price: 58_000, was: 66_000 }
    expect(await told()).toEqual([{ type: 1, ...about }])
    expect(await told(tenant)).toEqual([{ type: 1, ...about }])
    expect(await told(seller)).toEqual([])
    expect((await letters()).map(({ to }) => to).sort()).toEqual([buyer.email, tenant.email].sort())
  })

  it('is told once, whatever runs again', async () => {
    const id = await live()
    await save(id)
    await reprice(id, 58_000)
    for (let n = 0; n < 3; n++) await tell(id)
    test.clock.advance(3 * DAY)
    await tell(id)
    expect(await told()).toHaveLength(1)
    expect(await letters()).toHaveLength(1)
  })

  it('of another ad that comes while he is told waits for the next time', async () => {
    const [first, second] = [await live(), await live()]
    await save(first)
    await save(second)
    await reprice(first, 58_000)
    await reprice(second, 58_000)
    await findFalls(test.server.deps, { adId: first })
    await withTransaction(test.db, async (trx) => {
      const due = await findDue(trx, [buyer.id])
      await markDue(trx, second, [buyer.id], test.clock.now())
      await writeTold(trx, due, [{ user_id: buyer.id, ad_id: first, price: 58_000 }], test.clock.now())
    })
    await tell()
    expect(await told()).toMatchObject([{ id: second, price: 58_000, was: 66_000 }])
  })

  it.each([
    ['that is small', 65_000],
    ['that is none', 66_000],
    ['that is a rise', 70_000],
    ['to a price that is negotiable', null],
  ])('%s is not told', async (_what, price) => {
    const id = await live()
    await save(id)
    await reprice(id, price)
    await tell(id)
    expect([await told(), await letters()]).toEqual([[], []])
  })

  it('that has been taken back before anybody is told is not told', async () => {
    const id = await live()
    await save(id)
    await reprice(id, 58_000)
    await findFalls(test.server.deps, { adId: id })
    await reprice(id, 66_000)
    await tellFalls(test.server.deps)
    expect(await told()).toEqual([])
  })

  it('of an ad that is gone by then, or not saved any more, is not told', async () => {
    const [gone, removed] = [await live(), await live()]
    await save(gone)
    await save(removed)
    await reprice(gone, 58_000)
    await reprice(removed, 58_000)
    for (const adId of [gone, removed]) await findFalls(test.server.deps, { adId })
    await actOnAd(test.server.deps, actsAlone(seller), gone, 'unpublish')
    const json = { user_id: buyer.id, user_banner_id: removed }
    await test.send({ path: '/api/userFavorite/remove', token: buyer.token, json })
    await tellFalls(test.server.deps)
    expect(await told()).toEqual([])
  })

  it('is not told to somebody who is blocked', async () => {
    const id = await live()
    await save(id)
    await reprice(id, 58_000)
    await test.db
      .updateTable('users')
      .set({ blocked_at: test.clock.now() })
      .where('id', '=', buyer.id)
      .execute()
    await tell(id)
    const of = test.db.selectFrom('notifications').select('id').where('user_id', '=', buyer.id)
    expect(await of.execute()).toEqual([])
  })

  it('within a day of the last one waits for the end of that day', async () => {
    const id = await live()
    await save(id)
    await reprice(id, 62_000)
    await tell(id)
    const first = test.clock.now()
    await reprice(id, 58_000)
    await tell(id)
    expect(await told()).toHaveLength(1)
    const again = (await jobs(REVISION_SHOWN)).at(-1)
    expect([again?.data, again?.at]).toEqual([{ adId: id }, new Date(first.getTime() + DAY)])
    test.clock.advance(23 * HOUR)
    await tell(id)
    expect((await told())[0]).toMatchObject({ price: 58_000, was: 62_000 })
  })

  it('of a price that goes up and down within a day is not told', async () => {
    const id = await live(58_000)
    await reprice(id, 66_000)
    await save(id)
    await reprice(id, 58_000)
    await tell(id)
    await reprice(id, 66_000)
    await reprice(id, 58_000)
    await tell(id)
    expect(await told()).toEqual([])
    test.clock.advance(DAY)
    await tell(id)
    expect(await told()).toMatchObject([{ price: 58_000, was: 66_000 }])
  })

  it('of several ads is one notice and one letter a person, the largest fall first', async () => {
    const ids = [await live(66_000, 'Диски'), await live(66_000, 'Фара'), await live(66_000, 'Шины')]
    for (const id of ids) await save(id)
    await reprice(ids[0] ?? 0, 62_000, 'Диски')
    await reprice(ids[1] ?? 0, 33_000, 'Фара')
    await reprice(ids[2] ?? 0, 60_000, 'Шины')
    await tell(...ids)
    expect(await told()).toEqual([
      { type: 1, id: ids[1], title: 'Фара', title_kk: null, price: 33_000, was: 66_000, count: 3 },
    ])
    expect(await letters()).toMatchObject([
      { to: buyer.email, subject: expect.stringContaining('Фара и ещё 2') },
    ])
    // Another ad, later that day: it is told, and no second letter is written.
    const more = await live(66_000, 'Фильтр')
    await save(more)
    await reprice(more, 50_000, 'Фильтр')
    await tell(more)
    expect(await told()).toHaveLength(2)
    expect(await letters()).toHaveLength(1)
  })

  it('goes through watchers in steps, each person once', async () => {
    const id = await live()
    const people = WATCHERS + 5
    await sql`
      insert into users (role_id, name, display_name, email, password_hash, language, created_at)
      select 5, 'Покупатель', 'Покупатель', 'watcher-' || n || '@test.example', '', 'ru', ${test.clock.now()}
      from generate_series(1, ${people}) n`.execute(test.db)
    await sql`
      insert into favourites (user_id, ad_id, saved_at, saved_price)
      select id, ${id}, ${test.clock.now()}, 66000 from users where email like 'watcher-%'`.execute(test.db)
    await reprice(id, 58_000)
    await tell(id)
    await tell(id)
    const found = await sql<{ n: number; people: number }>`
      select count(*)::int as n, count(distinct user_id)::int as people from notifications where kind = 'favourite'`.execute(
      test.db,
    )
    expect(found.rows).toEqual([{ n: people, people }])
    const due = await sql<{
      n: number
    }>`select count(*)::int as n from favourites where due_at is not null`.execute(test.db)
    expect(due.rows).toEqual([{ n: 0 }])
  })
})
