import { joinFavourites, type KeptFavourite } from '@sauda/sdk/favourites'
import fc from 'fast-check'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { ad } from '../../testing/ads.ts'
import { colleague, PASSWORD, type Person, person } from '../../testing/people.ts'
import { type TestServer, testServer } from '../../testing/test-server.ts'

const DAY = 86_400_000
const KEPT = { user_banner_id: 7, saved_at: '2026-11-12T06:00:00.000Z', saved_price: 100 }

let test: TestServer
let seller: Person
let buyer: Person
beforeAll(async () => {
  test = await testServer()
})
beforeEach(async () => {
  await test.empty()
  seller = await person(test, 5)
  buyer = await person(test, 5)
})
afterAll(() => test.close())

const live = (price: number | null = 12_000) =>
  ad(test, seller.id, { status: 31, live: true, draft: { price } })
const send = (who: Person | null, path: string, json: object) =>
  test.send({ path: `/api/userFavorite/${path}`, token: who?.token, json })
const add = (who: Person, id: number) => send(who, 'add', { user_id: who.id, user_banner_id: id })
const remove = (who: Person, id: number) => send(who, 'remove', { user_id: who.id, user_banner_id: id })
const merge = (who: Person, favourites: unknown) => send(who, 'merge', { user_id: who.id, favourites })
const saved = (who: Person) =>
  test.db
    .selectFrom('favourites')
    .select(['ad_id', 'saved_at', 'saved_price'])
    .where('user_id', '=', who.id)
    .orderBy('saved_at', 'desc')
    .orderBy('ad_id', 'desc')
    .execute()
const me = async ({ token }: Person) =>
  (await test.send({ method: 'GET', path: '/api/session/me', token })).json().data
const kept = (id: number, daysAgo: number, saved_price: number | null = 12_000): KeptFavourite => ({
  user_banner_id: id,
  saved_at: new Date(test.clock.now().getTime() - daysAgo * DAY).toISOString(),
  saved_price,
})

describe('a saved ad', () => {
  it('is kept with its price and date, and comes first among the ids of the user', async () => {
    const [first, second] = [await live(), await live(null)]
    expect((await add(buyer, first)).json()).toEqual({ data: [first] })
    test.clock.advance(1000)
    expect((await add(buyer, second)).json()).toEqual({ data: [second, first] })
    expect(await saved(buyer)).toEqual([
      { ad_id: second, saved_at: test.clock.now(), saved_price: null },
      { ad_id: first, saved_at: new Date(test.clock.now().getTime() - 1000), saved_price: 12_000 },
    ])
    expect((await me(buyer)).favourites).toEqual([second, first])
    const signIn = await test.send({
      path: '/api/user/auth',
      json: { login: buyer.email, password: PASSWORD, issue_token: true },
    })
    expect(signIn.json().data.user.favourites).toEqual([second, first])
    expect((await me(seller)).favourites).toEqual([])
  })

  it('that is saved again stays as it was', async () => {
    const id = await live()
    await add(buyer, id)
    const [before] = await saved(buyer)
    test.clock.advance(DAY)
    expect((await add(buyer, id)).json()).toEqual({ data: [id] })
    expect(await saved(buyer)).toEqual([before])
  })

  it('is removed once and for all', async () => {
    const [first, second] = [await live(), await live()]
    await add(buyer, first)
    await add(buyer, second)
    expect((await remove(buyer, first)).json()).toEqual({ data: [second] })
    expect((await remove(buyer, first)).json()).toEqual({ data: [second] })
    expect((await remove(buyer, 9_007_199_254_740_991)).json()).toEqual({ data: [second] })
  })

  it('is the person’s, not the company’s', async () => {
    const tenant = await person(test, 1)
    const other = await colleague(test, tenant, 'seller')
    const id = await live()
    await add(tenant, id)
    expect((await me(other)).favourites).toEqual([])
    const asCompany = await send(other, 'all', { user_id: tenant.company_id })
    expect(asCompany.statusCode).toBe(404)
  })

  it.each([
    ['a draft', () => ad(test, seller.id)],
    ['an unpublished ad', () => ad(test, seller.id, { status: 30, approved: true })],
    ['an ad that never was', async () => 9_007_199_254_740_991],
  ])('cannot be %s', async (_what, make) => {
    const answer = await add(buyer, await make())
    expect([answer.statusCode, answer.json().code]).toEqual([404, 'not_found'])
    expect(await saved(buyer)).toEqual([])
  })

  it('is the last one of 500: the next is refused in the language of the user, and nothing is lost', async () => {
    const ids: number[] = []
    for (let n = 0; n < 501; n++) ids.push(await live())
    await test.db
      .insertInto('favourites')
      .values(
        ids.slice(0, 499).map((ad_id) => ({ ...ROW, user_id: buyer.id, ad_id, saved_at: test.clock.now() })),
      )
      .execute()
    const [last = 0, over = 0] = ids.slice(499)
    const answers = await Promise.all([add(buyer, last), add(buyer, over)])
    expect(answers.map((answer) => answer.statusCode).sort()).toEqual([200, 409])
    const refused = answers.find((answer) => answer.statusCode === 409)
    expect(refused?.json()).toMatchObject({ code: 'favourites_full' })
    expect(await saved(buyer)).toHaveLength(500)
    const merged = (await merge(buyer, [kept(last, 1), kept(over, 1), kept(ids[0] ?? 0, 1)])).json().data
    expect(merged).toMatchObject({ added: [], left_out: 1 })
    expect(merged.favourites).toHaveLength(500)
    // One that is saved already is no 501st.
    expect((await add(buyer, ids[3] ?? 0)).statusCode).toBe(200)
  }, 60_000)

  it.each([
    ['without an ad', {}],
    ['with a text for an id', { user_banner_id: '7' }],
    ['with an id below one', { user_banner_id: 0 }],
    ['with an id beyond all numbers', { user_banner_id: 1e300 }],
  ])('is refused %s', async (_what, json) => {
    for (const path of ['add', 'remove']) {
      expect((await send(buyer, path, { user_id: buyer.id, ...json })).statusCode).toBe(422)
    }
  })
})

describe('favourites of somebody else', () => {
  it.each(['pagination', 'all', 'add', 'remove', 'merge'])('are not found by %s', async (path) => {
    const id = await live()
    await add(buyer, id)
    for (const role of [1, 2, 3, 4, 5]) {
      const stranger = await person(test, role)
      const json = { user_id: buyer.id, user_banner_id: id, favourites: [kept(id, 40, 99_000)] }
      const answer = await send(stranger, path, json)
      expect([role, answer.statusCode, answer.json().code]).toEqual([role, 404, 'not_found'])
    }
    expect(await saved(buyer)).toMatchObject([{ ad_id: id, saved_price: 12_000 }])
  })

  it('need a sign-in', async () => {
    for (const path of ['pagination', 'all', 'add', 'remove', 'merge']) {
      const json = { user_id: buyer.id, user_banner_id: 1, favourites: [] }
      expect((await send(null, path, json)).statusCode).toBe(401)
    }
  })
})

describe('what a browser has kept', () => {
  it('joins the favourites, with the older date and its price', async () => {
    const [known, fresh, gone] = [await live(), await live(), await ad(test, seller.id)]
    await add(buyer, known)
    const list = [kept(known, 9, 66_000), kept(fresh, 3, null), kept(gone, 2), kept(77_777, 1)]
    const { data } = (await merge(buyer, list)).json()
    expect(data).toEqual({ favourites: [fresh, known], added: [fresh], left_out: 0 })
    const rows = await saved(buyer)
    expect(rows).toEqual([
      { ad_id: fresh, saved_at: new Date(list[1]?.saved_at ?? ''), saved_price: null },
      { ad_id: known, saved_at: new Date(list[0]?.saved_at ?? ''), saved_price: 66_000 },
    ])
    // Sent twice, as after a lost answer.
    expect((await merge(buyer, list)).json().data).toEqual({ ...data, added: [] })
    expect(await saved(buyer)).toEqual(rows)
  })

  it('is never of the future', async () => {
    const id = await live()
    await merge(buyer, [kept(id, -400, 5)])
    expect(await saved(buyer)).toEqual([{ ad_id: id, saved_at: test.clock.now(), saved_price: 5 }])
  })

  it.each([
    ['no list', undefined],
    ['a text', 'all'],
    ['too many', Array.from({ length: 201 }, (_, n) => ({ ...KEPT, user_banner_id: n + 1 }))],
    ['an id as a text', [{ ...KEPT, user_banner_id: '7' }]],
    ['a date that is none', [{ ...KEPT, saved_at: 'yesterday' }]],
    ['a price below one', [{ ...KEPT, saved_price: 0 }]],
    ['a price beyond all sums', [{ ...KEPT, saved_price: 1e12 }]],
    ['a price as a text', [{ ...KEPT, saved_price: '58 000' }]],
    ['an ad without a date', [{ user_banner_id: 7, saved_price: 1 }]],
  ])('is refused with %s, and nothing of it is stored', async (_what, favourites) => {
    expect((await merge(buyer, favourites)).statusCode).toBe(422)
    expect((await send(null, 'show', { favourites })).statusCode).toBe(422)
    expect(await saved(buyer)).toEqual([])
  })

  it('gives the union in any order and cut anyhow', async () => {
    const ids = await Promise.all(Array.from({ length: 6 }, () => live()))
    const list = fc.array(
      fc
        .tuple(
          fc.constantFrom(...ids),
          fc.integer({ min: 1, max: 9999 }),
          fc.integer({ min: 1, max: 90_000 }),
        )
        .map(([id, days, price]) => kept(id, days / 100, price)),
      { maxLength: 12 },
    )
    await fc.assert(
      fc.asyncProperty(list, fc.nat(12), fc.nat(12), async (all, cut, turn) => {
        await test.db.deleteFrom('favourites').execute()
        const turned = [...all.slice(turn), ...all.slice(0, turn)].reverse()
        for (const part of [turned.slice(cut), turned.slice(0, cut), turned.slice(cut)]) {
          expect((await merge(buyer, part)).statusCode).toBe(200)
          await test.db.deleteFrom('throttles').execute()
        }
        const rows = (await saved(buyer)).map((row) => ({
          user_banner_id: row.ad_id,
          saved_at: row.saved_at.toISOString(),
          saved_price: row.saved_price,
        }))
        expect(rows).toEqual(joinFavourites(all).sort(lastFirst))
      }),
      { numRuns: 30 },
    )
  }, 60_000)
})

const ROW = { saved_price: 1, told_price: null }
const lastFirst = (a: KeptFavourite, b: KeptFavourite) =>
  Date.parse(b.saved_at) - Date.parse(a.saved_at) || b.user_banner_id - a.user_banner_id
