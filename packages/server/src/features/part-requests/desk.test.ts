import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import {
  answeredRequest,
  answerTo,
  askFor,
  brakeShop,
  deals,
  type Entries,
  partEntries,
  VIN,
} from '../../testing/part-requests.ts'
import { type Person, person } from '../../testing/people.ts'
import { readSheet } from '../../testing/spreadsheets.ts'
import { type TestServer, testServer } from '../../testing/test-server.ts'
import { closeRequestsOf, hadAnswerFrom } from './part-requests.ts'
import { endPartTerms } from './terms.ts'
import { sendDueWaves } from './waves.ts'

const MINUTE = 60_000
const DAY = 1440 * MINUTE
const PHONE = '+77017654321'

let test: TestServer
let buyer: Person
let manager: Person
let entries: Entries
beforeAll(async () => {
  test = await testServer()
})
beforeEach(async () => {
  await test.empty()
  entries = await partEntries(test)
  buyer = await person(test, 5)
  manager = await person(test, 3)
})
afterAll(() => test.close())

const call = (path: string, { token }: Person, json?: object) =>
  test.send({ path: `/api/userRequest/${path}`, token, ...(json ? { json } : {}) })
const get = (path: string, { token }: Person) =>
  test.send({ method: 'GET', path: `/api/userRequest/${path}`, token })
const read = async (id: number, who: Person) => (await get(`get/${id}`, who)).json().data
const types = async ({ id }: Person) =>
  (
    await test.db.selectFrom('notifications').select('type').where('user_id', '=', id).orderBy('id').execute()
  ).map(({ type }) => type)

describe('staff', () => {
  it('see everything but the VIN, reported ones first, and take a request down with a word', async () => {
    const { id, shop } = await answeredRequest(test, buyer)
    await askFor(test, buyer, { text: 'Суппорт задний' })
    await call(`report/${id}`, shop, { reason: 'resale' })
    await call(`report/${id}`, shop, { reason: 'rude' })
    const page = (await call('pagination', manager, { list: 'staff' })).json().data
    expect(page.items[0]).toMatchObject({ id, reports: 1, lowest_price: 38_500 })
    expect(page.tabs[0]).toEqual({ tab: 'attention', count: 1 })
    const seen = await read(id, manager)
    expect(seen).toMatchObject({ viewer: 'staff', report_list: [{ reason: 'resale', text: null }] })
    expect(Object.keys(seen)).not.toContain('vin')
    const comment = 'Скупку не принимаем'
    const down = await call(`takeDown/${id}`, manager, { reason: 'resale', comment })
    expect(down.json().data).toMatchObject({
      status: 2,
      close_reason: 'removed',
      reports: 0,
      allowed_actions: [],
    })
    expect(await read(id, buyer)).toMatchObject({
      removal: { reason: 'resale', comment },
      allowed_actions: [],
    })
    expect(await read(id, shop)).toMatchObject({ outcome: 'removed' })
    expect(Object.keys(await read(id, shop))).not.toContain('removal')
    expect([await types(buyer), await types(shop)]).toEqual([
      [3, 7],
      [1, 1, 7],
    ])
    expect((await call(`takeDown/${id}`, manager, { reason: 'rude', comment })).statusCode).toBe(409)
    expect((await call(`reopen/${id}`, buyer)).statusCode).toBe(409)
  })

  it('find reports unfounded', async () => {
    const { id, answerId } = await answeredRequest(test, buyer)
    expect((await call(`resolveReports/${id}`, manager)).statusCode).toBe(409)
    const bad = await call(`report/${id}`, buyer, { reason: 'rude' })
    expect(bad.json().errors).toEqual({ answer_id: ['required'] })
    await call(`report/${id}`, buyer, { reason: 'other', text: 'Звонят ночью', answer_id: answerId })
    expect((await call(`resolveReports/${id}`, manager)).json().data).toMatchObject({ status: 1, reports: 0 })
  })

  it('bar a shop, which is not asked and learns why', async () => {
    const shop = await brakeShop(test)
    const bar = { until: '2026-11-22', reason: 'other', comment: 'Не отвечает за цены' }
    await call(`bar/${shop.company_id}`, manager, bar)
    expect((await get('standing', shop)).json().data).toMatchObject({
      bar: null,
      shop_bar: { comment: bar.comment },
    })
    expect((await get('bars', manager)).json().data).toMatchObject({
      total: 1,
      items: [{ is_company: true }],
    })
    const id = await askFor(test, buyer)
    expect((await get(`get/${id}`, shop)).statusCode).toBe(404)
    test.clock.advance(2 * DAY)
    expect((await get('standing', shop)).json().data.shop_bar).toBeNull()
    expect((await read(await askFor(test, buyer, { text: 'Ещё суппорт' }), shop)).viewer).toBe('shop')
    const past = await call(`bar/${shop.company_id}`, manager, bar)
    expect([past.statusCode, past.json().errors]).toEqual([422, { until: ['in_the_past'] }])
    expect((await call('bar/999999', manager, { ...bar, until: '2026-12-01' })).statusCode).toBe(404)
  })
})

describe('waves', () => {
  it('go out in the working hours of the centre while there are too few answers', async () => {
    const [first, brand, section, outside] = [
      await brakeShop(test),
      await person(test, 1),
      await person(test, 1),
      await person(test, 1),
    ]
    await deals(test, brand, { brands: [entries.toyota], parts: [entries.pads] })
    await deals(test, section, { parts: [entries.pads] })
    await deals(test, outside, { brands: [entries.toyota] })
    const id = await askFor(test, buyer)
    const asked = async () => (await read(id, buyer)).asked
    expect([await asked(), (await read(id, buyer)).next_wave.shops]).toEqual([1, 1])
    test.clock.advance(29 * MINUTE)
    await sendDueWaves(test.server.deps)
    expect(await asked()).toBe(1)
    test.clock.advance(MINUTE)
    await Promise.all([sendDueWaves(test.server.deps), sendDueWaves(test.server.deps)])
    expect([await asked(), await types(brand)]).toEqual([2, [1]])
    test.clock.advance(90 * MINUTE)
    await sendDueWaves(test.server.deps)
    expect([await asked(), await types(section), await types(outside)]).toEqual([3, [1], []])
    expect((await read(id, buyer)).next_wave).toEqual({ at: null, shops: 1 })
    test.clock.advance(DAY)
    await sendDueWaves(test.server.deps)
    expect(await asked()).toBe(3)
    expect((await call(`widen/${id}`, buyer)).json().data).toMatchObject({
      asked: 4,
      allowed_actions: ['close'],
    })
    expect((await call(`widen/${id}`, buyer)).statusCode).toBe(409)
    expect([await types(first), await types(outside)]).toEqual([[1], [1]])
  })

  it('stop with three answers, and with the end of the request', async () => {
    const shops = [await brakeShop(test), await brakeShop(test), await brakeShop(test)]
    const section = await person(test, 1)
    await deals(test, section, { parts: [entries.pads] })
    const answered = await askFor(test, buyer)
    const closed = await askFor(test, buyer, { text: 'Суппорт задний' })
    for (const shop of shops) await answerTo(test, shop, answered)
    await call(`unpublish/${closed}`, buyer, { reason: 'given_up' })
    test.clock.advance(DAY)
    for (let n = 0; n < 3; n++) await sendDueWaves(test.server.deps)
    expect(await types(section)).toEqual([])
  })
})

describe('days of a request', () => {
  it('on the fifth its asker is reminded once, on the seventh it closes', async () => {
    const { id, shop } = await answeredRequest(test, buyer)
    test.clock.advance(5 * DAY - 1)
    await endPartTerms(test.server.deps)
    expect(await types(buyer)).toEqual([3])
    test.clock.advance(1)
    await endPartTerms(test.server.deps)
    await endPartTerms(test.server.deps)
    expect(await types(buyer)).toEqual([3, 4])
    test.clock.advance(2 * DAY)
    await Promise.all([endPartTerms(test.server.deps), endPartTerms(test.server.deps)])
    expect([await types(buyer), await types(shop)]).toEqual([
      [3, 4, 5],
      [1, 9],
    ])
    expect(await read(id, buyer)).toMatchObject({ close_reason: 'expired', allowed_actions: ['reopen'] })
  })
})

describe('privacy', () => {
  it('no list, notification, event of the log, or page of strangers has a VIN or a phone', async () => {
    await test.db.updateTable('users').set({ phone: PHONE }).where('id', '=', buyer.id).execute()
    const { id, answerId, shop } = await answeredRequest(test, buyer, {
      text: `Суппорт ${VIN}, звоните +7 701 765 43 21`,
      note: `VIN ${VIN}`,
    })
    await call(`send/${answerId}`, shop, { text: 'Есть' })
    await call(`going/${answerId}`, buyer, { going: true })
    await call(`takeDown/${id}`, manager, { reason: 'contacts', comment: 'Телефон в тексте' })
    const lists = [
      await call('pagination', shop, { list: 'shop' }),
      await call('all', shop, { list: 'shop' }),
      await get(`get/${id}`, shop),
    ]
    for (const { body } of lists) expect(body).not.toMatch(/765.?43.?21|7654321/)
    const own = [
      await call('pagination', buyer, { list: 'own' }),
      await call('all', manager, { list: 'staff' }),
    ]
    for (const { body } of [...lists.slice(0, 2), ...own]) expect(body).not.toContain(VIN)
    const kept = [
      await test.db.selectFrom('notifications').selectAll().execute(),
      await test.db.selectFrom('audit').selectAll().execute(),
    ]
    expect(JSON.stringify(kept)).not.toMatch(new RegExp(`${VIN}|765.?43.?21|7654321`))
    expect((await get(`get/${id}`, shop)).json().data.vin).toBe(VIN)
    expect((await get(`get/${id}`, manager)).body).not.toContain(VIN)
  })
})

describe('what is missing', () => {
  it('are requests without the part and searches without an ad, by part and brand', async () => {
    const now = test.clock.now()
    const shop = await brakeShop(test)
    const none = await askFor(test, buyer)
    await answerTo(test, shop, none, { has: false })
    await askFor(test, await person(test, 5), { text: 'суппорт' })
    await answeredRequest(test, await person(test, 5), { spare_part_id: entries.lamp, text: 'Лампы' }).catch(
      () => null,
    )
    const miss = { day: '2026-11-21', ads: 0, last_at: now }
    await test.db
      .insertInto('search_misses')
      .values([
        { ...miss, query: 'суппорты toyota', text: 'Суппорты Toyota', times: 7 },
        { ...miss, query: 'хреновина', text: 'Хреновина', times: 2 },
      ])
      .execute()
    const { items } = (await call('missing', manager, { limit: 2 })).json().data
    expect(items[0]).toMatchObject({
      spare_part: { id: entries.caliper },
      brand: { id: entries.toyota },
      requests: 2,
      people: 2,
      searches: 7,
      ads: 0,
      weeks: [0, 0, 0, 0, 9],
    })
    const one = (await call('missing', manager, { spare_part_id: entries.pads })).json().data
    expect(one).toMatchObject({ items: [], total: 0, next: null })
    const file = await call('missingExport', manager, {})
    const rows = await readSheet(file.rawPayload)
    expect(rows[1]?.slice(0, 7)).toEqual(['Суппорты', 'Toyota', expect.any(String), 2, 2, 7, 0])
  })

  it('pages go on where the one before ended', async () => {
    for (let n = 0; n < 5; n++)
      await askFor(test, await person(test, 5), { text: `Деталь ${n}`, spare_part_id: null })
    const first = (await call('missing', manager, { limit: 3 })).json().data
    const second = (await call('missing', manager, { limit: 3, cursor: first.next })).json().data
    expect([first.items.length, second.items.length, second.next]).toEqual([3, 2, null])
  })
})

it('other features learn of answers, and close the requests of somebody who is blocked', async () => {
  const { id, shop } = await answeredRequest(test, buyer)
  const had = (seller: number) => hadAnswerFrom(test.db, buyer.id, seller)
  expect([await had(shop.company_id ?? 0), await had(manager.id)]).toEqual([true, false])
  const { db } = test
  const closed = await db
    .transaction()
    .execute((trx) => closeRequestsOf(test.server.deps, trx, { userId: buyer.id, actorId: manager.id }))
  expect(closed).toBe(1)
  expect(await read(id, manager)).toMatchObject({ close_reason: 'removed', removal: { comment: '' } })
})
