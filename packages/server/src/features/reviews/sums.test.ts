import fc from 'fast-check'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { withTransaction } from '../../platform/database/transaction.ts'
import { ad } from '../../testing/ads.ts'
import { type Person, person } from '../../testing/people.ts'
import { review } from '../../testing/reviews.ts'
import { type TestServer, testServer } from '../../testing/test-server.ts'
import { ratingsOf } from './ratings.ts'

let test: TestServer
let sellers: Person[]
let authors: Person[]
let ads: number[]
beforeAll(async () => {
  test = await testServer()
})
beforeEach(async () => {
  await test.empty()
  sellers = [await person(test, 1), await person(test, 5)]
  authors = [await person(test, 5), await person(test, 5), await person(test, 5)]
  ads = []
  for (const { id } of [...sellers, ...sellers]) ads.push(await ad(test, id, { status: 31, live: true }))
})
afterAll(() => test.close())

const NOTHING = [0, 0, 0, 0, 0]

/** The numbers as a recount finds them. */
async function recount() {
  const rows = await test.db
    .selectFrom('reviews')
    .innerJoin('ads', 'ads.id', 'reviews.ad_id')
    .select(['ads.id', 'ads.seller_id', 'reviews.stars'])
    .where('reviews.status', '=', 1)
    .where('reviews.held', 'is', null)
    .execute()
  const of = (key: 'id' | 'seller_id', value: number) =>
    NOTHING.map((_, at) => rows.filter((row) => row[key] === value && row.stars === at + 1).length)
  return of
}

async function expectRight() {
  const of = await recount()
  const kept = {
    ads: await test.db.selectFrom('ad_ratings').selectAll().execute(),
    sellers: await test.db.selectFrom('seller_ratings').selectAll().execute(),
  }
  const all = await test.db.selectFrom('ads').select(['id', 'seller_id']).execute()
  for (const { id, seller_id } of all) {
    expect(kept.ads.find((one) => one.ad_id === id)?.by_stars ?? NOTHING).toEqual(of('id', id))
    expect(kept.sellers.find((one) => one.seller_id === seller_id)?.by_stars ?? NOTHING).toEqual(
      of('seller_id', seller_id),
    )
  }
  for (const { seller_id, by_stars } of kept.sellers) expect(by_stars).toEqual(of('seller_id', seller_id))
}

/** The cards of a seller say the mean that the sums give. */
async function expectCards() {
  const cards = await test.db.selectFrom('ad_listings').select(['seller_id', 'card']).execute()
  const ratings = await ratingsOf(test.db, [...new Set(cards.map((one) => one.seller_id))])
  for (const { seller_id, card } of cards) {
    const { mean = null, reviews = 0 } = ratings.get(seller_id) ?? {}
    expect(card).toEqual(
      mean === null
        ? expect.not.objectContaining({ rating: expect.anything() })
        : expect.objectContaining({ rating: { mean, reviews } }),
    )
  }
}

const step = fc.record({
  what: fc.constantFrom('write', 'stars', 'hold', 'show', 'delete', 'move', 'fail'),
  ad: fc.nat(3),
  author: fc.nat(2),
  stars: fc.integer({ min: 1, max: 5 }),
})

async function take({
  what,
  ad: at,
  author,
  stars,
}: {
  what: string
  ad: number
  author: number
  stars: number
}) {
  const adId = ads[at] ?? 0
  const authorId = authors[author]?.id ?? 0
  const own = test.db
    .updateTable('reviews')
    .where('ad_id', '=', adId)
    .where('author_id', '=', authorId)
    .where('status', '=', 1)
  const now = test.clock.now()
  switch (what) {
    case 'write': {
      const there = await test.db
        .selectFrom('reviews')
        .select('id')
        .where('ad_id', '=', adId)
        .where('author_id', '=', authorId)
        .where('status', '=', 1)
        .executeTakeFirst()
      if (!there) await review(test, adId, authorId, { stars, held: stars === 2 ? ['words'] : null })
      return
    }
    case 'stars':
      await own.set({ stars, text: 'Изменено в тот же день, пока было можно.' }).execute()
      return
    case 'hold':
      await own.set({ held: ['words'], stars }).execute()
      return
    case 'show':
      await own.set({ held: null }).execute()
      return
    case 'delete':
      await own.set({ status: 2, deleted_at: now, deleted_by: authorId }).execute()
      return
    case 'move':
      await test.db
        .updateTable('ads')
        .set({ company_id: stars > 2 ? (sellers[0]?.company_id ?? null) : null })
        .where('id', '=', adId)
        .execute()
      return
    case 'fail':
      await withTransaction(test.db, async (trx) => {
        await trx.updateTable('reviews').set({ stars }).where('author_id', '=', authorId).execute()
        throw new Error('rolled back')
      }).catch(() => {})
  }
}

describe('the sums', () => {
  it('equal a recount after any sequence of changes', async () => {
    await fc.assert(
      fc
        .asyncProperty(fc.array(step, { minLength: 5, maxLength: 25 }), async (steps) => {
          for (const one of steps) await take(one)
          await expectRight()
        })
        .afterEach(async () => {
          await test.db.deleteFrom('reviews').execute()
          await expectRight()
        }),
      { numRuns: 25 },
    )
  })

  it('of changes at the same time are none lost', async () => {
    const people = await Promise.all(Array.from({ length: 12 }, () => person(test, 5)))
    await Promise.all(people.map(({ id }, at) => review(test, ads[at % 2] ?? 0, id, { stars: (at % 5) + 1 })))
    await expectRight()
  })
})

describe('the mean of a shop', () => {
  it('stands on all its cards from the third review on, and leaves with it', async () => {
    const [shop] = sellers
    const third = []
    for (const { id } of authors) third.push(await review(test, ads[0] ?? 0, id, { stars: 5 }))
    await expectCards()
    const answer = await test.send({
      path: '/api/userBanner/pagination',
      json: { seller_id: shop?.company_id },
    })
    expect(answer.json().data.items).toMatchObject([
      { rating: { mean: 5, reviews: 3 } },
      { rating: { mean: 5, reviews: 3 } },
    ])
    await test.db
      .updateTable('reviews')
      .set({ status: 2, deleted_at: test.clock.now(), deleted_by: shop?.id ?? 0 })
      .where('id', '=', third[0] ?? 0)
      .execute()
    await expectCards()
  })

  it('stands on the card of a new ad', async () => {
    for (const { id } of authors) await review(test, ads[0] ?? 0, id, { stars: 4 })
    await ad(test, sellers[0]?.id ?? 0, { status: 31, live: true })
    await expectCards()
  })

  it('has a score also without reviews', async () => {
    await review(test, ads[0] ?? 0, authors[0]?.id ?? 0, { stars: 1 })
    const ratings = await ratingsOf(test.db, [sellers[0]?.company_id ?? 0, 999_999])
    expect([...ratings.values()]).toEqual([
      { reviews: 1, mean: null, score: 1 },
      { reviews: 0, mean: null, score: 1 },
    ])
  })
})
