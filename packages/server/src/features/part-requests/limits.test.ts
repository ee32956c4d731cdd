import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { withTransaction } from '../../platform/database/transaction.ts'
import { FIELDS, publishedItem } from '../../testing/content.ts'
import {
  answeredRequest,
  answerTo,
  askFor,
  brakeShop,
  deals,
  partEntries,
} from '../../testing/part-requests.ts'
import { type Person, person } from '../../testing/people.ts'
import { picture } from '../../testing/pictures.ts'
import { type TestServer, testServer } from '../../testing/test-server.ts'
import { markSeen } from './answer-queries.ts'
import { holdAsker } from './create.ts'
import { dueAfter, sendDueWaves } from './waves.ts'

const MINUTE = 60_000

let test: TestServer
let buyer: Person
beforeAll(async () => {
  test = await testServer()
})
beforeEach(async () => {
  await test.empty()
  buyer = await person(test, 5)
})
afterAll(() => test.close())

const call = (path: string, { token }: Person, json?: object) =>
  test.send({ path: `/api/userRequest/${path}`, token, ...(json ? { json } : {}) })
const read = async (id: number, { token }: Person) =>
  (await test.send({ method: 'GET', path: `/api/userRequest/get/${id}`, token })).json().data
const types = async ({ id }: Person) =>
  (
    await test.db.selectFrom('notifications').select('type').where('user_id', '=', id).orderBy('id').execute()
  ).map(({ type }) => type)
const bar = async () => {
  const manager = await person(test, 3)
  const json = { until: '2026-11-22', reason: 'resale', comment: 'Скупка' }
  expect((await call(`bar/${buyer.id}`, manager, json)).statusCode).toBe(200)
  return () => call(`unbar/${buyer.id}`, manager)
}
/** A shop that only the second wave asks. */
const laterShop = async () => {
  const { toyota, pads } = await partEntries(test)
  const shop = await person(test, 1)
  await deals(test, shop, { brands: [toyota], parts: [pads] })
  return shop
}

describe('somebody who is barred', () => {
  it('does not widen a request, and its waves wait for the end of the bar', async () => {
    await brakeShop(test)
    const later = await laterShop()
    const id = await askFor(test, buyer)
    const unbar = await bar()
    const widen = await call(`widen/${id}`, buyer)
    expect([widen.statusCode, widen.json().code]).toEqual([403, 'barred'])
    test.clock.advance(30 * MINUTE)
    await sendDueWaves(test.server.deps)
    expect(await types(later)).toEqual([])
    await unbar()
    await sendDueWaves(test.server.deps)
    expect(await types(later)).toEqual([1])
  })

  it('or blocked while a request waits to be stored is refused', async () => {
    const hold = () => withTransaction(test.db, (trx) => holdAsker(test.clock, trx, buyer.id))
    await hold()
    await bar()
    await expect(hold()).rejects.toMatchObject({ code: 'barred' })
    const blocked = { blocked_at: test.clock.now() }
    await test.db.updateTable('users').set(blocked).where('id', '=', buyer.id).execute()
    await expect(hold()).rejects.toMatchObject({ code: 'blocked' })
  })
})

describe('a shop', () => {
  it('has one unread notification of «Иду», however often it is said, and not without end', async () => {
    const { answerId, shop } = await answeredRequest(test, buyer)
    const go = (going: boolean) => call(`going/${answerId}`, buyer, { going })
    for (const going of [true, false, true]) expect((await go(going)).statusCode).toBe(200)
    expect(await types(shop)).toEqual([1, 6])
    let last = 200
    for (let n = 0; n < 30 && last !== 429; n++) last = (await go(n % 2 === 1)).statusCode
    expect(last).toBe(429)
  })

  it('has one unread notification of the end, however often it is opened again, and not without end', async () => {
    const { id, shop } = await answeredRequest(test, buyer)
    const close = () => call(`unpublish/${id}`, buyer, { reason: 'given_up' })
    let last = 200
    for (let n = 0; n < 40 && last !== 429; n++) {
      await close()
      last = (await call(`reopen/${id}`, buyer)).statusCode
    }
    expect([last, await types(shop)]).toEqual([429, [1, 9]])
  })

  it('that left counts neither for the price nor for enough answers', async () => {
    const shops = [await brakeShop(test), await brakeShop(test), await brakeShop(test)]
    const later = await laterShop()
    const id = await askFor(test, buyer)
    for (const [n, shop] of shops.entries()) await answerTo(test, shop, id, { price: 100 + n })
    const [gone] = shops
    const rooms = { company_id: null }
    await test.db
      .updateTable('rooms')
      .set(rooms)
      .where('company_id', '=', gone?.company_id ?? 0)
      .execute()
    expect(await read(id, buyer)).toMatchObject({ answered: 3, have: 2, lowest_price: 101 })
    test.clock.advance(30 * MINUTE)
    await sendDueWaves(test.server.deps)
    expect(await types(later)).toEqual([1])
  })
})

describe('waves', () => {
  it('go out while the centre is open, and not on a day off of its own', async () => {
    const exceptions = [
      { date: '2026-11-21', opens: null, closes: null, note: 'Праздник', note_kk: 'Мереке' },
    ]
    const hours = [{ weekdays: [1, 2, 3, 4, 5, 6, 7], from: '09:00', to: '19:00' }]
    await publishedItem(test, 'contact', { ...FIELDS.contact, hours, exceptions })
    await brakeShop(test)
    const later = await laterShop()
    const id = await askFor(test, buyer)
    expect((await read(id, buyer)).next_wave.at).toBe('2026-11-22T04:30:00.000Z')
    // The server stood still until the night after.
    test.clock.advance(Date.parse('2026-11-22T18:00:00Z') - test.clock.now().getTime())
    await sendDueWaves(test.server.deps)
    expect(await types(later)).toEqual([])
    test.clock.advance(Date.parse('2026-11-23T04:00:00Z') - test.clock.now().getTime())
    await sendDueWaves(test.server.deps)
    expect(await types(later)).toEqual([1])
    expect((await read(id, buyer)).asked).toBe(2)
  })

  it.each([
    [1, '12:00', '12:30'],
    [2, '12:30', '14:00'],
    [2, '16:00', '17:30'],
    [3, '14:00', null],
  ])('after wave %i that was sent at %s the next one is due at %s', (wave, sent, due) => {
    const at = (clock: string) => new Date(`2026-11-23T${clock}:00+05:00`)
    const times = { hours: [{ weekdays: [], from: '09:00', to: '19:00' }], exceptions: [] }
    const found = dueAfter(wave, times, { openedAt: at('12:00'), sentAt: at(sent) })
    expect(found).toEqual(due === null ? null : at(due))
  })
})

it('an answer that was edited since it was shown stays new', async () => {
  const { id, answerId, shop } = await answeredRequest(test, buyer)
  await answerTo(test, shop, id, { price: 100, seen_version: 1 })
  await markSeen(test.db, [{ id: answerId, version: 1 }], test.clock.now())
  expect((await read(id, buyer)).answers).toMatchObject([{ is_new: true }])
  await markSeen(test.db, [{ id: answerId, version: 2 }], test.clock.now())
  expect((await read(id, buyer)).answers).toMatchObject([{ is_new: false }])
})

it('photos that an answer drops wait for the sweep', async () => {
  const shop = await brakeShop(test)
  const id = await askFor(test, buyer)
  const form = new FormData()
  form.append('photo', await picture())
  const staged = await test.send({ path: '/api/userBanner/stagePhoto', token: shop.token, form })
  const { key } = staged.json().data
  const since = test.clock.now()
  await answerTo(test, shop, id, { photo_keys: [key] })
  test.clock.advance(MINUTE)
  await answerTo(test, shop, id, { photo_keys: [], seen_version: 1 })
  const rows = await test.db.selectFrom('staged_photos').select(['company_id', 'staged_at']).execute()
  expect(rows).toEqual([{ company_id: shop.company_id, staged_at: since }])
})

it('a request for an entry that is merged into another is found as the same', async () => {
  const { toyota, kia } = await partEntries(test)
  const car = { text: 'Суппорт', spare_part_id: null, vin: null }
  const [one, other] = [
    await askFor(test, buyer, { ...car, brand_id: toyota }),
    await askFor(test, buyer, { ...car, brand_id: kia }),
  ]
  const administrator = await person(test, 2)
  const json = { from_id: kia, into_id: toyota }
  const merged = await test.send({ path: '/api/dictionaryBrand/merge', token: administrator.token, json })
  expect(merged.statusCode, merged.body).toBe(200)
  const again = () => call('create', buyer, { ...car, brand_id: toyota })
  expect((await again()).json().data).toEqual({ id: other, repeated: true })
  await call(`unpublish/${other}`, buyer, { reason: 'given_up' })
  expect((await again()).json().data).toEqual({ id: one, repeated: true })
})
