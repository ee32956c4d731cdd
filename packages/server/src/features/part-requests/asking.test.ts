import { PART_REQUEST_LIMITS } from '@sauda/sdk/part-requests'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import {
  answeredRequest,
  answerTo,
  askFor,
  brakeShop,
  type Entries,
  partEntries,
  VIN,
} from '../../testing/part-requests.ts'
import { colleague, type Person, person } from '../../testing/people.ts'
import { type TestServer, testServer } from '../../testing/test-server.ts'

const DAY = 86_400_000

let test: TestServer
let buyer: Person
let entries: Entries
beforeAll(async () => {
  test = await testServer()
})
beforeEach(async () => {
  await test.empty()
  entries = await partEntries(test)
  buyer = await person(test, 5)
})
afterAll(() => test.close())

const call = (path: string, { token }: Person, json?: object) =>
  test.send({ path: `/api/userRequest/${path}`, token, ...(json ? { json } : {}) })
const read = async (id: number, { token }: Person) => {
  const answer = await test.send({ method: 'GET', path: `/api/userRequest/get/${id}`, token })
  expect(answer.statusCode, answer.body).toBe(200)
  return answer.json().data
}
const list = async (who: Person, json: object = { list: 'own' }) => {
  const answer = await call('pagination', who, json)
  expect(answer.statusCode, answer.body).toBe(200)
  return answer.json().data
}
const notices = async ({ id }: Person) =>
  (
    await test.db
      .selectFrom('notifications')
      .select(['type', 'body', 'company_id'])
      .where('user_id', '=', id)
      .orderBy('id')
      .execute()
  ).map(({ type, body, company_id }) => ({ type, company_id, ...Object(body).user_request_id }))

describe('a request that is sent', () => {
  it('reaches the shops that deal in it, and their sellers and owners are told', async () => {
    const shop = await brakeShop(test)
    const seller = await colleague(test, shop, 'seller')
    const accountant = await colleague(test, shop, 'accountant')
    const other = await person(test, 1)
    const id = await askFor(test, buyer)
    const told = { type: 1, company_id: shop.company_id, id, text: 'Суппорт передний левый', own: false }
    expect([await notices(shop), await notices(seller)]).toEqual([[told], [told]])
    expect([await notices(accountant), await notices(other), await notices(buyer)]).toEqual([[], [], []])
    expect(await read(id, buyer)).toMatchObject({
      viewer: 'asker',
      status: 1,
      vin: VIN,
      asked: 1,
      looked: 0,
      answers: [],
      allowed_actions: ['close'],
      expires_at: new Date(test.clock.now().getTime() + 7 * DAY).toISOString(),
    })
    expect(await list(shop, { list: 'shop', tab: 'new' })).toMatchObject({ total: 1, items: [{ id }] })
  })

  it('is guessed from its text, and «none fits» is not', async () => {
    const guessed = await askFor(test, buyer, { text: 'тормозные колодки', spare_part_id: undefined })
    const none = await askFor(test, buyer, { text: 'тормозные колодки задние', spare_part_id: null })
    expect([(await read(guessed, buyer)).spare_part?.id, (await read(none, buyer)).spare_part]).toEqual([
      entries.pads,
      null,
    ])
  })

  it('for the same part and car opens the one that is open, also with two sent at once', async () => {
    const first = await askFor(test, buyer)
    const again = {
      text: 'левый передний СУППОРТ',
      brand_id: entries.toyota,
      spare_part_id: entries.caliper,
      vin: VIN,
    }
    const answers = await Promise.all([call('create', buyer, again), call('create', buyer, again)])
    for (const answer of answers) expect(answer.json().data).toEqual({ id: first, repeated: true })
    const stranger = await call('create', await person(test, 5), again)
    expect(stranger.json().data.repeated).toBe(false)
    await call(`unpublish/${first}`, buyer, { reason: 'given_up' })
    expect((await call('create', buyer, again)).json().data.repeated).toBe(false)
  })

  it('that is sent again with its key is answered as before, also after it was closed', async () => {
    const json = { text: 'Суппорт задний', brand_id: entries.toyota }
    const send = () =>
      test.send({
        path: '/api/userRequest/create',
        token: buyer.token,
        json,
        headers: { 'idempotency-key': 'one' },
      })
    const first = await send()
    await call(`unpublish/${first.json().data.id}`, buyer, { reason: 'given_up' })
    const again = await send()
    expect([again.headers['idempotency-replayed'], again.json()]).toEqual(['true', first.json()])
    expect((await list(buyer)).total).toBe(1)
  })

  it('has five places', async () => {
    for (let n = 0; n < PART_REQUEST_LIMITS.open; n++) await askFor(test, buyer, { text: `Суппорт ${n}` })
    const sixth = await call('create', buyer, { text: 'Шестая', brand_id: entries.toyota })
    expect([sixth.statusCode, sixth.json().errors]).toEqual([422, { open: ['too_many'] }])
    const [{ id }] = (await list(buyer)).items
    await call(`unpublish/${id}`, buyer, { reason: 'given_up' })
    expect((await call('create', buyer, { text: 'Шестая', brand_id: entries.toyota })).statusCode).toBe(200)
    const back = await call(`reopen/${id}`, buyer)
    expect([back.statusCode, back.json().errors]).toEqual([422, { open: ['too_many'] }])
  })

  it.each([
    ['empty', {}, { text: ['required'], brand_id: ['required'] }],
    ['too short', { text: 'ab' }, { text: ['too_short'] }],
    ['too long', { text: 'я'.repeat(201) }, { text: ['too_long'] }],
    ['with a brand that is none', { brand_id: 999_999 }, { brand_id: ['unknown'] }],
    ['with a part that is none', { spare_part_id: 999_999 }, { spare_part_id: ['unknown'] }],
    ['with a VIN of 16', { vin: 'XW7BF4FK60S06143' }, { vin: ['vin_invalid'] }],
    ['with a photo of nobody', { photo_keys: ['a'.repeat(20)] }, { photo_keys: ['unknown'] }],
    ['with nothing but a VIN', { text: VIN }, { text: ['required'] }],
  ])('%s is refused', async (what, draft, errors) => {
    const whole = what === 'empty' ? {} : { text: 'Суппорт', brand_id: entries.toyota, ...draft }
    const answer = await call('create', buyer, whole)
    expect([answer.statusCode, answer.json().errors]).toEqual([422, errors])
    expect((await list(buyer)).total).toBe(0)
  })

  it('keeps the VIN of a text for the shops that are asked', async () => {
    const shop = await brakeShop(test)
    const id = await askFor(test, buyer, { text: `Суппорт, VIN ${VIN}`, vin: null, note: `мой ${VIN}` })
    expect(await read(id, shop)).toMatchObject({ text: 'Суппорт', vin: VIN, note: 'мой' })
  })

  it('keeps the VIN of a model for them too, and shows shops no phone in it', async () => {
    const shop = await brakeShop(test)
    const id = await askFor(test, buyer, { model: `Camry ${VIN}`, vin: null })
    expect(await read(id, shop)).toMatchObject({ model: 'Camry', vin: VIN })
    const phone = await askFor(test, buyer, { text: 'Суппорт задний', model: 'Camry 8 701 123 45 67' })
    expect((await read(phone, shop)).model).not.toContain('701')
    const { items } = await list(shop, { list: 'shop' })
    expect(JSON.stringify(items)).not.toContain('123 45 67')
    const staff = await list(await person(test, 3), { list: 'staff', tab: 'attention' })
    expect(staff.items).toMatchObject([{ id: phone, contacts_in_text: true }])
  })

  it('by somebody who is barred says why and until when', async () => {
    const manager = await person(test, 3)
    const bar = { until: '2026-12-01', reason: 'resale', comment: 'Скупка катализаторов' }
    expect((await call(`bar/${buyer.id}`, manager, bar)).statusCode).toBe(200)
    const answer = await call('create', buyer, { text: 'Суппорт', brand_id: entries.toyota })
    expect(answer.statusCode).toBe(403)
    expect(answer.json()).toMatchObject({
      code: 'barred',
      bar: { id: buyer.id, reason: 'resale', comment: bar.comment, until: '2026-12-01T18:59:59.999Z' },
    })
    expect((await call(`unbar/${buyer.id}`, manager)).json()).toEqual({ data: true })
    expect((await call(`unbar/${buyer.id}`, manager)).statusCode).toBe(404)
    await askFor(test, buyer)
  })
})

describe('closing', () => {
  it('with an answer tells the chosen shop, the others that answered, and opens the review', async () => {
    const { id, answerId, shop } = await answeredRequest(test, buyer)
    const second = await brakeShop(test)
    await test.db
      .insertInto('part_asks')
      .values({
        request_id: id,
        company_id: second.company_id ?? 0,
        wave: 1,
        asked_at: test.clock.now(),
        told: true,
      })
      .execute()
    await answerTo(test, second, id, { has: false })
    const answer = await call(`unpublish/${id}`, buyer, { reason: 'found', answer_id: answerId })
    expect(answer.json().data).toMatchObject({
      status: 2,
      close_reason: 'found',
      found_at: { id: shop.company_id },
      allowed_actions: ['reopen'],
      answers: [{ chosen: true, allowed_actions: ['write', 'report'] }, { chosen: false }],
    })
    expect((await notices(shop)).map(({ type }) => type)).toEqual([1, 11])
    expect((await notices(second)).map(({ type }) => type)).toEqual([2])
    expect((await read(id, shop)).outcome).toBe('chosen')
    expect((await read(id, second)).outcome).toBe('lost')
    expect((await list(shop, { list: 'shop', tab: 'chosen' })).total).toBe(1)
    expect((await list(second, { list: 'shop', tab: 'done' })).total).toBe(1)
  })

  it.each([
    ['found_elsewhere', 'elsewhere'],
    ['given_up', 'given_up'],
  ])('as %s tells the shops that answered', async (reason, outcome) => {
    const { id, shop } = await answeredRequest(test, buyer)
    expect((await call(`unpublish/${id}`, buyer, { reason })).statusCode).toBe(200)
    expect((await notices(shop)).map(({ type }) => type)).toEqual([1, 9])
    expect((await read(id, shop)).outcome).toBe(outcome)
  })

  it('is refused without the answer, with a foreign one, with «нет такого», and twice', async () => {
    const { id } = await answeredRequest(test, buyer)
    const foreign = await answeredRequest(test, await person(test, 5))
    const close = (json: object) => call(`unpublish/${id}`, buyer, { reason: 'found', ...json })
    expect((await close({})).json().errors).toEqual({ answer_id: ['required'] })
    expect((await close({ answer_id: foreign.answerId })).json().errors).toEqual({ answer_id: ['unknown'] })
    const none = await brakeShop(test)
    const asked = await askFor(test, buyer, { text: 'Суппорт задний' })
    const said = await answerTo(test, none, asked, { has: false })
    const refused = await call(`unpublish/${asked}`, buyer, { reason: 'found', answer_id: said.answer?.id })
    expect([refused.statusCode, refused.json().allowed_actions]).toEqual([409, ['report']])
    await close({ reason: 'given_up' })
    const twice = await close({ reason: 'given_up' })
    expect([twice.statusCode, twice.json().allowed_actions]).toEqual([409, ['reopen']])
  })

  it('is undone within seven days, with the answers', async () => {
    const { id } = await answeredRequest(test, buyer)
    await call(`unpublish/${id}`, buyer, { reason: 'given_up' })
    test.clock.advance(7 * DAY - 1)
    const back = await call(`reopen/${id}`, buyer)
    expect(back.json().data).toMatchObject({ status: 1, close_reason: null, answers: [{}] })
    await call(`unpublish/${id}`, buyer, { reason: 'given_up' })
    test.clock.advance(7 * DAY)
    expect((await call(`reopen/${id}`, buyer)).statusCode).toBe(409)
  })
})

describe('«Иду»', () => {
  it('tells the shop and holds for two hours', async () => {
    const { id, answerId, shop } = await answeredRequest(test, buyer)
    const going = await call(`going/${answerId}`, buyer, { going: true })
    const until = new Date(test.clock.now().getTime() + 2 * 3_600_000).toISOString()
    expect(going.json().data.answers).toMatchObject([{ going_until: until }])
    expect((await notices(shop)).map(({ type }) => type)).toEqual([1, 6])
    expect(await read(id, shop)).toMatchObject({ outcome: 'going', answer: { going_until: until } })
    const edit = await call(`answer/${id}`, shop, { has: true, price: 1, seen_version: 1 })
    expect([edit.statusCode, edit.json().allowed_actions]).toEqual([409, ['write']])
    expect((await call(`going/${answerId}`, buyer, { going: true })).statusCode).toBe(409)
    test.clock.advance(2 * 3_600_000)
    expect((await read(id, shop)).answer.going_until).toBeNull()
    expect((await call(`going/${answerId}`, buyer, { going: true })).statusCode).toBe(200)
    expect((await call(`going/${answerId}`, buyer, { going: false })).statusCode).toBe(200)
  })

  it('is not for a shop that has nobody left, and closing says so', async () => {
    const { id, answerId, shop } = await answeredRequest(test, buyer)
    await test.db
      .updateTable('users')
      .set({ blocked_at: test.clock.now() })
      .where('id', '=', shop.id)
      .execute()
    expect((await read(id, buyer)).answers).toMatchObject([
      { hidden: 'shop_blocked', allowed_actions: ['report'] },
    ])
    expect((await call(`going/${answerId}`, buyer, { going: true })).statusCode).toBe(409)
    const close = await call(`unpublish/${id}`, buyer, { reason: 'found', answer_id: answerId })
    expect(close.statusCode).toBe(409)
  })
})
