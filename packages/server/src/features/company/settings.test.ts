import type { components } from '@sauda/sdk'
import { almatyDay, dayAhead } from '@sauda/sdk/company'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { ad } from '../../testing/ads.ts'
import { editor } from '../../testing/content.ts'
import { colleague, type Person, person, room } from '../../testing/people.ts'
import { type TestServer, testServer } from '../../testing/test-server.ts'

type Settings = components['schemas']['CompanySettings']
type Card = components['schemas']['RoomCard']

const MINUTE = 60_000
const DAY = 86_400_000

let test: TestServer
let owner: Person
let seller: Person
let accountant: Person
let id: number
beforeAll(async () => {
  test = await testServer()
})
beforeEach(async () => {
  await test.empty()
  owner = await person(test, 1)
  id = owner.company_id ?? 0
  seller = await colleague(test, owner, 'seller')
  accountant = await colleague(test, owner, 'accountant')
})
afterAll(() => test.close())

const post = (who: Person, path: string, json?: object) =>
  test.send({ path: `/api/${path}`, token: who.token, json })
const get = async <Data>(path: string, who?: Person): Promise<Data> => {
  const answer = await test.send({ method: 'GET', path: `/api/${path}`, token: who?.token })
  expect(answer.statusCode, answer.body.slice(0, 300)).toBe(200)
  return answer.json().data
}
const settings = (who = owner) => get<Settings>('company/get', who)
const update = async (data: object, { who = owner, version }: { who?: Person; version?: number } = {}) =>
  post(who, 'company/update', { version: version ?? (await settings()).version, data })
const saved = async (data: object): Promise<Settings> => {
  const answer = await update(data)
  expect(answer.statusCode, answer.body.slice(0, 300)).toBe(200)
  return answer.json().data
}
const failure = async (
  answer: Promise<{ statusCode: number; json(): { code: string; errors?: object } }>,
) => {
  const { statusCode, json } = await answer.then((one) => ({
    ...one,
    statusCode: one.statusCode,
    json: () => one.json(),
  }))
  const { code, errors } = json()
  return [statusCode, errors ?? code]
}
const card = async () => get<Card>(`room/getUserInfo/${await doorId()}`)
const doorId = async () =>
  (await test.db.selectFrom('rooms').select('id').where('company_id', '=', id).executeTakeFirstOrThrow()).id
const acts = () =>
  test.db
    .selectFrom('audit')
    .select(['actor_id', 'subject_id', 'action', 'reason'])
    .where('subject', '=', 'company')
    .orderBy('id')
    .execute()
const today = () => almatyDay(test.clock.now())
const closed = (date: string, note: string | null = null) => ({ date, opens: null, closes: null, note })
const group = (name: string) =>
  test.db
    .insertInto('trade_groups')
    .values({ name, name_kk: `${name} kk`, position: 1 })
    .returning('id')
    .executeTakeFirstOrThrow()
const brand = (name: string) =>
  test.db.insertInto('brands').values({ name }).returning('id').executeTakeFirstOrThrow()
const part = (name: string) =>
  test.db
    .insertInto('spare_parts')
    .values({ name, name_kk: `${name} kk`, category: 'brakes' })
    .returning('id')
    .executeTakeFirstOrThrow()

describe('the settings of a company', () => {
  it('are read by all of its people and changed by owners alone', async () => {
    for (const who of [owner, seller, accountant])
      expect(await settings(who)).toMatchObject({ id, version: 1 })
    for (const who of [seller, accountant])
      expect(await failure(update({ sign: 'Тормоз' }, { who }))).toEqual([403, 'forbidden'])
    expect(await failure(post(await person(test, 2), 'company/update', { version: 1, data: {} }))).toEqual([
      403,
      'forbidden',
    ])
    expect(await acts()).toEqual([])
  })

  it('are stored as lines and in E.164, and written to the log by name alone', async () => {
    const { id: trade_group_id } = await group('Подвеска и тормоза')
    const change = {
      ...{ sign: '  Тормоз   Плюс ', trade: ' Тормоза ', trade_kk: '', trade_group_id },
      ...{ phones: ['8 701 000-00-12', '+7 727 200 00 00'], whatsapp: '701 000 00 12' },
      ...{ weekdays: [2, 1], hours_from: '09:00', hours_to: '19:00' },
    }
    expect(await saved(change)).toMatchObject({
      ...{ sign: 'Тормоз Плюс', trade: 'Тормоза', trade_kk: null },
      ...{ phones: ['+77010000012', '+77272000000'], whatsapp: '+77010000012' },
      ...{ weekdays: [1, 2], hours_from: '09:00', hours_to: '19:00', version: 2 },
      trade_group: { id: trade_group_id, name: 'Подвеска и тормоза' },
    })
    expect((await card()).tenant).toMatchObject({
      ...{ name: 'Тормоз Плюс', trade: 'Тормоза', hours_from: '09:00' },
      trade_group: { id: trade_group_id },
    })
    const fields = [
      'sign',
      'trade',
      'trade_group_id',
      'phones',
      'whatsapp',
      'weekdays',
      'hours_from',
      'hours_to',
    ]
    const [act, ...others] = await acts()
    expect([act?.actor_id, act?.subject_id, act?.action, others]).toEqual([owner.id, id, 'update', []])
    expect((act?.reason as { fields?: string[] } | null)?.fields?.toSorted()).toEqual(fields.toSorted())
    expect(JSON.stringify(act)).not.toContain('7701')
  })

  it('that are the same are no change', async () => {
    const { version } = await saved({ phones: ['+77010000012'] })
    expect(await saved({ phones: ['8 701 000 00 12'], trade: null })).toMatchObject({ version })
    expect(await acts()).toHaveLength(1)
  })

  it('are not lost: who has not seen a change is told what is there now', async () => {
    const { version } = await settings()
    await saved({ trade: 'Первый' })
    const late = await update({ trade: 'Второй' }, { version })
    expect([late.statusCode, late.json()]).toMatchObject([
      409,
      { code: 'version_conflict', company: { trade: 'Первый', version: version + 1 } },
    ])
    expect(await settings()).toMatchObject({ trade: 'Первый' })
  })

  it('that two owners send at once are saved once', async () => {
    const other = await colleague(test, owner, 'owner')
    const answers = await Promise.all([
      update({ trade: 'Первый' }, { version: 1 }),
      update({ trade: 'Второй' }, { version: 1, who: other }),
    ])
    expect(answers.map(({ statusCode }) => statusCode).toSorted()).toEqual([200, 409])
    expect(await acts()).toHaveLength(1)
  })

  it.each([
    [{ sign: 'Т' }, { sign: ['too_short'] }],
    [{ sign: 'Т'.repeat(61) }, { sign: ['too_long'] }],
    [{ phones: ['123'] }, { phones: ['phone_invalid'] }],
    [{ whatsapp: '+7 727 200 00 00' }, { whatsapp: ['phone_invalid'] }],
    [{ hours_from: '19:00', hours_to: '09:00' }, { hours_to: ['ends_before_start'] }],
    [{ hours_from: '09:00' }, { hours_to: ['required'] }],
    [{ trade_group_id: 987 }, { trade_group_id: ['unknown'] }],
    [{ brand_ids: [987] }, { brand_ids: ['unknown'] }],
    [{ spare_part_ids: [987] }, { spare_part_ids: ['unknown'] }],
    [{ bin: '1' }, { bin: ['unexpected'] }],
    [{ weekdays: [8] }, { 'weekdays.0': ['too_large'] }],
  ])('cannot be %j', async (data, errors) => {
    expect(await failure(update(data))).toEqual([422, errors])
    expect(await settings()).toMatchObject({ version: 1 })
  })

  it('rename the plates of its ads, and no others', async () => {
    const [own, stranger] = [await doorId(), await person(test, 1)]
    const foreign = await room(test, { tenant: stranger.id })
    for (const [who, door] of [
      [owner, own],
      [stranger, foreign],
    ] as const)
      await ad(test, who.id, { live: true, status: 31, draft: { room_ids: [door] } })
    await saved({ sign: 'Новая вывеска' })
    const { items } = (await test.send({ path: '/api/userBanner/pagination', json: {} })).json().data
    const names = items.map(({ plate }: { plate: { name: string } }) => plate.name)
    expect(names.filter((name: string) => name === 'Новая вывеска')).toHaveLength(1)
    expect(names).toHaveLength(2)
  })
})

describe('what a company deals in', () => {
  it('is replaced as a whole, and goes with an entry that is merged or deleted', async () => {
    const [toyota, lexus, disc] = [await brand('Toyota'), await brand('Lexus'), await part('Тормозной диск')]
    expect(await saved({ brand_ids: [toyota.id, lexus.id], spare_part_ids: [disc.id] })).toMatchObject({
      brands: [{ name: 'Lexus' }, { name: 'Toyota' }],
      spare_parts: [{ name: 'Тормозной диск', name_kk: 'Тормозной диск kk' }],
    })
    const admin = await editor(test)
    const merged = await post(admin, 'dictionaryBrand/merge', { from_id: lexus.id, into_id: toyota.id })
    expect(merged.statusCode).toBe(200)
    expect((await settings()).brands).toEqual([{ id: toyota.id, name: 'Toyota', name_kk: null }])
    expect((await post(admin, `dictionarySparePart/delete/${disc.id}`)).statusCode).toBe(200)
    expect((await settings()).spare_parts).toEqual([])
    expect((await saved({ brand_ids: [] })).brands).toEqual([])
  })
})

describe('a day of a shop', () => {
  const openShops = async () => {
    const { items } = (
      await test.send({ path: '/api/userBanner/pagination', json: { open_now: true } })
    ).json().data
    return items.map(({ title }: { title: string }) => title)
  }

  it('is closed by a seller: out of the open shops within a minute, and back after it was undone', async () => {
    // 11:00 in Almaty.
    await saved({ hours_from: '09:00', hours_to: '19:00' })
    await ad(test, owner.id, { live: true, status: 31, draft: { title: 'Диск', kind: 'goods' } })
    test.clock.advance(MINUTE)
    expect(await openShops()).toEqual(['Диск'])
    const answer = await post(seller, 'company/setHours', closed(today(), 'Инвентаризация'))
    expect(answer.json().data.exceptions).toEqual([closed(today(), 'Инвентаризация')])
    expect((await card()).tenant?.exceptions).toEqual([closed(today(), 'Инвентаризация')])
    test.clock.advance(MINUTE)
    expect(await openShops()).toEqual([])
    expect((await post(seller, 'company/removeHours', { date: today() })).json().data.exceptions).toEqual([])
    test.clock.advance(MINUTE)
    expect(await openShops()).toEqual(['Диск'])
    expect(await acts()).toMatchObject([
      { action: 'update' },
      { action: 'set_hours', actor_id: seller.id, reason: { fields: ['exceptions'] } },
      { action: 'remove_hours' },
    ])
  })

  it('makes a shop without usual hours open', async () => {
    await ad(test, owner.id, { live: true, status: 31, draft: { title: 'Диск', kind: 'goods' } })
    const now = test.clock.now().getTime()
    const clock = (minutes: number) =>
      new Date(now + minutes * MINUTE + 5 * 60 * MINUTE).toISOString().slice(11, 16)
    const day = { date: today(), opens: clock(-60), closes: clock(60), note: null }
    expect((await post(seller, 'company/setHours', day)).statusCode).toBe(200)
    test.clock.advance(MINUTE)
    expect(await openShops()).toEqual(['Диск'])
  })

  it('is replaced, does not change the version, and is gone when it is over', async () => {
    const { version } = await settings()
    const tomorrow = dayAhead(today(), 1)
    await post(owner, 'company/setHours', closed(tomorrow))
    const short = { date: tomorrow, opens: '10:00', closes: '14:00', note: null }
    expect((await post(owner, 'company/setHours', short)).json().data).toMatchObject({
      exceptions: [short],
      version,
    })
    test.clock.advance(2 * DAY)
    expect((await settings()).exceptions).toEqual([])
    expect((await card()).tenant?.exceptions).toEqual([])
  })

  it.each([
    ['in the past', () => closed(dayAhead(today(), -1)), { date: ['in_the_past'] }],
    ['too far ahead', () => closed(dayAhead(today(), 61)), { date: ['too_large'] }],
    ['that never was', () => closed('2027-02-30'), { date: expect.any(Array) }],
    ['without an end', () => ({ ...closed(today()), opens: '10:00' }), { closes: ['required'] }],
    [
      'that ends before it begins',
      () => ({ ...closed(today()), opens: '10:00', closes: '09:00' }),
      { closes: ['ends_before_start'] },
    ],
    ['with a long note', () => closed(today(), 'Ұ'.repeat(81)), { note: ['too_long'] }],
  ])('cannot be one %s', async (_, day, errors) => {
    expect(await failure(post(seller, 'company/setHours', day()))).toEqual([422, errors])
    expect(await settings()).toMatchObject({ exceptions: [] })
  })

  it('is not for accountants', async () => {
    expect(await failure(post(accountant, 'company/setHours', closed(today())))).toEqual([403, 'forbidden'])
    expect(await failure(post(accountant, 'company/removeHours', { date: today() }))).toEqual([
      403,
      'forbidden',
    ])
  })
})
