import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { ad } from '../../testing/ads.ts'
import { colleague, type Person, person } from '../../testing/people.ts'
import { CLEAN, report, review } from '../../testing/reviews.ts'
import { type TestServer, testServer } from '../../testing/test-server.ts'

let test: TestServer
let owner: Person
let buyer: Person
let staff: Person
let id: number
let about: number
beforeAll(async () => {
  test = await testServer()
})
beforeEach(async () => {
  await test.empty()
  owner = await person(test, 1)
  buyer = await person(test, 5)
  staff = await person(test, 3)
  about = await ad(test, owner.id, { status: 31, live: true })
  id = await review(test, about, buyer.id)
})
afterAll(() => test.close())

const ask = (who: Person | null, path: string, json?: object) =>
  test.send({ method: json ? 'POST' : 'GET', path: `/api/userReview/${path}`, token: who?.token, json })
const data = async (...asked: Parameters<typeof ask>) => {
  const answer = await ask(...asked)
  expect(answer.statusCode, answer.body).toBe(200)
  return answer.json().data
}
const list = async (who: Person, name: string, more = {}) =>
  (await data(who, 'pagination', { list: name, ...more })).items
const idsOf = (items: { id: number }[]) => items.map((one) => one.id)

describe('lists', () => {
  it('of a shop have its own ads alone, unanswered ones first', async () => {
    const answered = await review(test, about, (await person(test, 5)).id, { reply: 'Да.' })
    await review(test, about, (await person(test, 5)).id, { held: ['words'] })
    const other = await person(test, 1)
    await review(test, await ad(test, other.id, { status: 31, live: true }), buyer.id)
    expect(idsOf(await list(owner, 'shop'))).toEqual([id, answered])
    expect(await data(owner, `count/${owner.id}`)).toEqual({
      waiting: 1,
      held: 0,
      reported: 0,
      unanswered: 1,
    })
    expect(
      (await ask(await colleague(test, owner, 'accountant'), 'pagination', { list: 'shop' })).statusCode,
    ).toBe(403)
  })

  it.each(['held', 'reported', 'all'])('%s is for staff', async (name) => {
    for (const who of [owner, buyer])
      expect((await ask(who, 'pagination', { list: name })).statusCode).toBe(403)
    expect((await ask(null, 'pagination', { list: name })).statusCode).toBe(401)
  })

  it('of an ad that is not public are for its seller, staff and those who wrote one', async () => {
    const [stranger, reporter] = [await person(test, 5), await person(test, 5)]
    await report(test, id, reporter.id)
    await test.db
      .updateTable('ads')
      .set({ live_revision_id: null, status: 35 })
      .where('id', '=', about)
      .execute()
    const seen = async (who: Person | null) => [
      (await data(who, 'pagination', { list: 'ad', user_banner_id: about })).total,
      (await ask(who, `getById/${id}`)).statusCode,
    ]
    for (const who of [owner, buyer, staff]) expect(await seen(who)).toEqual([1, 200])
    for (const who of [null, stranger, await person(test, 1)]) expect(await seen(who)).toEqual([0, 404])
    expect(await seen(reporter)).toEqual([0, 200])
    expect((await ask(stranger, `report/${id}`, { reason: 'untrue' })).statusCode).toBe(404)
  })

  it('of an ad are filtered by stars, sorted, and come in pages', async () => {
    for (const stars of [5, 1, 3, 5]) await review(test, about, (await person(test, 5)).id, { stars })
    const starsOf = async (more: object) =>
      (await list(buyer, 'ad', { user_banner_id: about, ...more })).map((one: { stars: number }) => one.stars)
    expect(await starsOf({})).toEqual([5, 3, 1, 5, 4])
    expect(await starsOf({ stars: [5, 1] })).toEqual([5, 1, 5])
    expect(await starsOf({ sort: 'low' })).toEqual([1, 3, 4, 5, 5])
    for (const sort of ['newest', 'low', 'high']) {
      const paged: number[] = []
      let cursor: string | null = null
      do {
        const request: object = { list: 'ad', user_banner_id: about, sort, limit: 2, cursor }
        const { items, next, total } = await data(null, 'pagination', request)
        expect(total).toBe(5)
        paged.push(...items.map((one: { stars: number }) => one.stars))
        cursor = next
      } while (cursor !== null)
      expect(paged).toEqual(await starsOf({ sort }))
    }
  })

  it('of staff are searched by text, author, ad and shop', async () => {
    const found = async (q: string) => idsOf(await list(staff, 'all', { q }))
    expect(await found('ДИСКИ РОВНЫЕ')).toEqual([id])
    expect(await found('коврики')).toEqual([id])
    expect(await found('лавка')).toEqual([id])
    expect(await found('человек')).toEqual([id])
    expect(await found('%')).toEqual([])
  })

  it('need an ad, and refuse a cursor of another list', async () => {
    expect((await ask(null, 'pagination', { list: 'ad' })).statusCode).toBe(422)
    expect((await ask(staff, 'pagination', { list: 'all', cursor: 'x' })).statusCode).toBe(422)
    expect((await data(staff, 'all', { list: 'all' })).items).toMatchObject([{ id, text: CLEAN }])
  })

  it('show staff what the ad has, so that they see what a deletion changes', async () => {
    expect(await list(staff, 'all')).toMatchObject([{ rating: { reviews: 1, by_stars: [0, 0, 0, 1, 0] } }])
    expect((await list(owner, 'shop'))[0]).not.toHaveProperty('rating')
  })

  it.each([
    ['held', { held: ['words'] }],
    ['deleted', { status: 2, deleted_at: sql<Date>`now()`, deleted_by: sql<number>`author_id` }],
  ])('of own reports keep the ad and no words of a review that is %s since', async (_what, change) => {
    const reader = await person(test, 5)
    const number = await report(test, id, reader.id)
    await data(owner, `reply/${id}`, { text: 'Приходите ещё.' })
    await test.db.updateTable('reviews').set(change).where('id', '=', id).execute()
    const [seen] = await list(reader, 'reports')
    expect(seen).toMatchObject({
      id,
      stars: 0,
      text: '',
      reply: null,
      ad: { id: about },
      reports: [{ number }],
    })
    expect(await list(reader, 'reports', { stars: [4] })).toHaveLength(1)
    expect(await list(reader, 'reports', { stars: [1] })).toHaveLength(1)
    expect((await data(staff, `getById/${id}`)).text).toBe(CLEAN)
  })
})
