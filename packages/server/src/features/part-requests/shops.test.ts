import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import {
  answeredRequest,
  answerTo,
  askFor,
  brakeShop,
  PRICE,
  partEntries,
  VIN,
} from '../../testing/part-requests.ts'
import { colleague, type Person, person } from '../../testing/people.ts'
import { type TestServer, testServer } from '../../testing/test-server.ts'

let test: TestServer
let buyer: Person
let shop: Person
let id: number
beforeAll(async () => {
  test = await testServer()
})
beforeEach(async () => {
  await test.empty()
  buyer = await person(test, 5)
  shop = await brakeShop(test)
  id = await askFor(test, buyer)
})
afterAll(() => test.close())

const call = (path: string, { token }: Person, json?: object) =>
  test.send({ path: `/api/userRequest/${path}`, token, ...(json ? { json } : {}) })
const get = (path: string, { token }: Person) =>
  test.send({ method: 'GET', path: `/api/userRequest/${path}`, token })
const read = async (who: Person) => {
  const answer = await get(`get/${id}`, who)
  expect(answer.statusCode, answer.body).toBe(200)
  return answer.json().data
}
const tabs = async (who: Person) => {
  const answer = await call('pagination', who, { list: 'shop' })
  const counts: { tab: string; count: number }[] = answer.json().data.tabs
  return counts.map(({ tab, count }) => `${tab} ${count}`).join(', ')
}
const types = async ({ id: user }: Person) =>
  (
    await test.db
      .selectFrom('notifications')
      .select(['type', 'body'])
      .where('user_id', '=', user)
      .orderBy('id')
      .execute()
  ).map(({ type, body }) => ({ type, count: Object(body).user_request_id.count }))

describe('an answer', () => {
  it('reaches the asker with the shop and its door, and the list of the shop goes on', async () => {
    expect(await tabs(shop)).toBe('new 1, answered 0, chosen 0, done 0')
    const said = await answerTo(test, shop, id, { note: 'Гарантия', warranty_days: 180, price_to: 40_000 })
    expect(said).toMatchObject({
      viewer: 'shop',
      vin: VIN,
      answer: { price: 38_500, allowed_actions: ['edit', 'write'] },
    })
    expect(await tabs(shop)).toBe('new 0, answered 1, chosen 0, done 0')
    expect((await read(buyer)).answers).toMatchObject([
      {
        price: 38_500,
        price_to: 40_000,
        condition: 'used',
        when: 'now',
        warranty_days: 180,
        note: 'Гарантия',
        is_new: true,
        valid_until: '2026-11-21T18:59:59.999Z',
        shop: { id: shop.company_id, plate: { level: 2 }, rating: null },
        allowed_actions: ['go', 'choose', 'write', 'report'],
      },
    ])
    expect(await types(buyer)).toEqual([{ type: 3, count: 1 }])
  })

  it('of several shops is one notification that waits to be read', async () => {
    const second = await brakeShop(test)
    const other = await askFor(test, buyer, { text: 'Суппорт задний' })
    await answerTo(test, shop, other)
    await answerTo(test, second, other)
    expect(await types(buyer)).toEqual([{ type: 3, count: 2 }])
  })

  it('«нет такого» is one too, and tells nobody', async () => {
    await answerTo(test, shop, id, { has: false, price: 5 })
    expect(await types(buyer)).toEqual([])
    expect(await read(buyer)).toMatchObject({ answered: 1, have: 0, answers: [{ has: false, price: null }] })
    await answerTo(test, shop, id, { seen_version: 1 })
    expect(await types(buyer)).toEqual([{ type: 3, count: 1 }])
  })

  it('is edited until it is chosen, and keeps the price before', async () => {
    await answerTo(test, shop, id)
    await call(`setView/${id}`, buyer)
    expect((await read(buyer)).answers).toMatchObject([{ is_new: false }])
    await answerTo(test, shop, id, { price: 36_000, seen_version: 1 })
    expect((await read(buyer)).answers).toMatchObject([
      { price: 36_000, price_before: 38_500, version: 2, is_new: true, edited_at: expect.any(String) },
    ])
  })

  it('of two colleagues at once: one wins, the other gets what stands', async () => {
    const seller = await colleague(test, shop, 'seller')
    const answers = await Promise.all([
      call(`answer/${id}`, shop, { ...PRICE, price: 100 }),
      call(`answer/${id}`, seller, { ...PRICE, price: 200 }),
    ])
    const [won, lost] = answers.toSorted((a, b) => a.statusCode - b.statusCode)
    expect([won?.statusCode, lost?.statusCode, lost?.json().code]).toEqual([200, 409, 'version_conflict'])
    expect(lost?.json().answer.price).toBe(won?.json().data.answer.price)
    const again = await call(`answer/${id}`, seller, { ...PRICE, price: 200, seen_version: 7 })
    expect([again.statusCode, again.json().answer.version]).toEqual([409, 1])
  })

  it('to a request that is closed meanwhile is refused', async () => {
    await call(`unpublish/${id}`, buyer, { reason: 'given_up' })
    const late = await call(`answer/${id}`, shop, PRICE)
    expect([late.statusCode, late.json().code, late.json().allowed_actions]).toEqual([
      409,
      'action_not_allowed',
      ['report'],
    ])
  })

  it.each([
    [{ has: true }, { price: ['required'] }],
    [{ has: true, price: 'дорого' }, { price: ['not_a_number'] }],
    [{ has: true, price: 0 }, { price: ['too_small'] }],
    [{ has: true, price: 5, price_to: 4 }, { price_to: ['too_small'] }],
    [{ has: true, price: 5, condition: 'analogue' }, { maker: ['required'] }],
    [{ has: true, price: 5, when: 'date', ready_on: '2026-11-20' }, { ready_on: ['in_the_past'] }],
    [{ has: true, price: 5, note: 'я'.repeat(301) }, { note: ['too_long'] }],
    [{ has: true, price: 5, photo_keys: ['b'.repeat(20)] }, { photo_keys: ['unknown'] }],
  ])('%j is refused', async (draft, errors) => {
    const answer = await call(`answer/${id}`, shop, { ...draft, seen_version: null })
    expect([answer.statusCode, answer.json().errors]).toEqual([422, errors])
    expect((await read(buyer)).answers).toEqual([])
  })

  it('of a shop that was not asked, of accountants and of people without a shop is refused', async () => {
    const stranger = await brakeShop(test)
    expect((await call(`answer/${id}`, stranger, PRICE)).statusCode).toBe(404)
    expect((await call(`answer/${id}`, await colleague(test, shop, 'accountant'), PRICE)).statusCode).toBe(
      403,
    )
    expect((await call(`answer/${id}`, buyer, PRICE)).statusCode).toBe(403)
    expect((await call('answer/999999', shop, PRICE)).statusCode).toBe(404)
  })

  it('of one shop is never seen by another, nor the number of its price', async () => {
    const second = await brakeShop(test)
    const asked = await askFor(test, buyer, { text: 'Суппорт задний' })
    await answerTo(test, shop, asked, { price: 77_777, note: 'Секрет лавки' })
    const pages = [
      await get(`get/${asked}`, second),
      await call('pagination', second, { list: 'shop' }),
      await call('all', second, { list: 'shop' }),
      await call(`setView/${asked}`, second),
    ]
    for (const page of pages) {
      expect(page.statusCode).toBe(200)
      expect(page.body).not.toMatch(/77777|Секрет|lowest_price/)
    }
  })
})

describe('a shop', () => {
  it('that opens a request is seen by the asker once', async () => {
    await call(`setView/${id}`, shop)
    expect(await read(buyer)).toMatchObject({ looked: 1, doors: [{ state: 'looked' }] })
  })

  it('skips what is not its own, and takes it back', async () => {
    expect((await call(`skip/${id}`, shop, { skip: true })).json().data.allowed_actions).toEqual([
      'answer',
      'unskip',
      'report',
    ])
    expect(await tabs(shop)).toBe('new 0, answered 0, chosen 0, done 1')
    expect((await call(`skip/${id}`, shop, { skip: false })).statusCode).toBe(200)
    expect((await call(`skip/${id}`, shop, { skip: false })).statusCode).toBe(409)
    expect(await tabs(shop)).toBe('new 1, answered 0, chosen 0, done 0')
  })

  it.each(['brand', 'part', 'tomorrow'] as const)(
    'that mutes by %s is not asked, until it undoes that',
    async (mute) => {
      await call(`skip/${id}`, shop, { skip: true, mute })
      const { items } = (await get('mutes', shop)).json().data
      expect(items).toMatchObject([{ kind: mute, requests: 1 }])
      const muted = await askFor(test, buyer, { text: 'Суппорт задний' })
      expect((await get(`get/${muted}`, shop)).statusCode).toBe(404)
      expect((await call(`unmute/${items[0].id}`, await brakeShop(test))).statusCode).toBe(404)
      expect((await call(`unmute/${items[0].id}`, shop)).statusCode).toBe(200)
      const asked = await askFor(test, buyer, { text: 'Суппорт правый' })
      expect((await get(`get/${asked}`, shop)).statusCode).toBe(200)
    },
  )

  it('is quiet until nine in the morning', async () => {
    await call(`skip/${id}`, shop, { skip: true, mute: 'tomorrow' })
    const [{ until }] = (await get('mutes', shop)).json().data.items
    expect(until).toBe('2026-11-22T04:00:00.000Z')
    test.clock.advance(Date.parse(until) - test.clock.now().getTime())
    expect((await get('mutes', shop)).json().data.items).toEqual([])
  })

  it('cannot mute a part that is not known', async () => {
    const { toyota } = await partEntries(test)
    const unknown = await askFor(test, buyer, { text: 'Хреновина', brand_id: toyota, spare_part_id: null })
    const answer = await call(`skip/${unknown}`, shop, { skip: true, mute: 'part' })
    expect([answer.statusCode, answer.json().errors]).toEqual([422, { mute: ['unknown'] }])
  })

  it('is told of twenty a day; the rest wait in its list', async () => {
    for (let n = 1; n < 22; n++) await askFor(test, await person(test, 5), { text: `Суппорт ${n}` })
    const { total } = (await call('pagination', shop, { list: 'shop', tab: 'new' })).json().data
    expect([total, (await types(shop)).length]).toEqual([22, 20])
    test.clock.advance(86_400_000)
    await askFor(test, await person(test, 5), { text: 'Суппорт завтра' })
    expect((await types(shop)).length).toBe(21)
  })

  it('is not asked by its own people, and they ask as persons', async () => {
    const own = await askFor(test, shop, { text: 'Суппорт себе' })
    expect(await read(buyer)).toMatchObject({ asked: 1 })
    const mine = (await get(`get/${own}`, shop)).json().data
    expect(mine).toMatchObject({ viewer: 'asker', asked: 0 })
    expect((await get(`get/${own}`, await colleague(test, shop, 'seller'))).statusCode).toBe(404)
  })

  it('gets its own prices to answer with', async () => {
    await answerTo(test, shop, id, { price: 42_000 })
    const next = await askFor(test, await person(test, 5), { text: 'Суппорт другой' })
    const { price_hints } = (await get(`get/${next}`, shop)).json().data
    expect(price_hints).toEqual([{ price: 42_000, ad_id: null, answered_at: test.clock.now().toISOString() }])
  })
})

it('pages of a list go on where the one before ended', async () => {
  for (let n = 1; n < 5; n++) await askFor(test, buyer, { text: `Суппорт ${n}` })
  await answeredRequest(test, await person(test, 5))
  for (const [who, list] of [
    [buyer, 'own'],
    [shop, 'shop'],
    [await person(test, 3), 'staff'],
  ] as const) {
    const whole = (await call('all', who, { list })).json().data
    const ids: number[] = []
    for (let cursor: string | null = null, pages = 0; pages < 9; pages++) {
      const page: { items: { id: number }[]; next: string | null } = (
        await call('pagination', who, { list, limit: 2, cursor })
      ).json().data
      ids.push(...page.items.map((one) => one.id))
      cursor = page.next
      if (cursor === null) break
    }
    expect(ids).toEqual(whole.items.map((one: { id: number }) => one.id))
    expect(new Set(ids).size).toBe(whole.total)
  }
  expect((await call('pagination', shop, { list: 'own', cursor: 'x' })).statusCode).toBe(422)
  expect((await call('pagination', buyer, { list: 'own', tab: 'new' })).statusCode).toBe(422)
})
