import type { DocumentKind } from '@sauda/sdk/documents'
import { DOCUMENT_KINDS } from '@sauda/sdk/documents'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { batchOf, binOf, document } from '../../testing/documents.ts'
import { type Person, person, room } from '../../testing/people.ts'
import { type TestServer, testServer } from '../../testing/test-server.ts'

let test: TestServer
let tenant: Person
let other: Person
let staff: Person

beforeAll(async () => {
  test = await testServer()
})
beforeEach(async () => {
  await test.empty()
  tenant = await person(test, 1)
  other = await person(test, 1)
  staff = await person(test, 4)
})
afterAll(() => test.close())

const ask = (who: Person, path: string, json?: object) =>
  test.send({ method: json ? 'POST' : 'GET', path: `/api/${path}`, token: who.token, json })
const data = async (who: Person, path: string, json?: object) => {
  const answer = await ask(who, path, json)
  expect(answer.statusCode, answer.body).toBe(200)
  return answer.json().data
}
const refused = async (who: Person, path: string, json?: object) => {
  const answer = await ask(who, path, json)
  return [answer.statusCode, answer.json().code]
}
const idsOf = (page: { items: { id: number }[] }) => page.items.map(({ id }) => id)
const pageOf = (who: Person, filter: object = {}, kind: DocumentKind = 'invoice') =>
  data(who, `${kind}/pagination`, filter)

describe('a list', () => {
  it.each(DOCUMENT_KINDS)('contains the documents of its kind alone: %s', async (kind) => {
    const ids = new Map<DocumentKind, number>()
    for (const each of DOCUMENT_KINDS) ids.set(each, await document(test, { kind: each, of: tenant }))
    for (const who of [tenant, staff]) {
      expect(idsOf(await pageOf(who, {}, kind))).toEqual([ids.get(kind)])
      expect(idsOf(await data(who, `${kind}/all`, {}))).toEqual([ids.get(kind)])
    }
  })

  it('has what a row shows', async () => {
    const number = (
      await test.db.selectFrom('rooms').selectAll().where('tenant_id', '=', tenant.id).execute()
    )[0]
    const id = await document(test, { of: tenant, says: { rooms: [number?.number ?? ''] } })
    expect(await pageOf(tenant)).toEqual({
      items: [
        {
          id,
          kind: 'invoice',
          rid: await batchOf(test, id),
          number: 'АВР-01846',
          date: '2026-10-31',
          title: 'Аренда за октябрь 2026',
          company: 'ТОО «АвтоДиск Алматы»',
          bin: await binOf(test, tenant),
          rooms: [{ id: number?.id, level: 2, number: number?.number, name: expect.any(String) }],
          total: 41_200_000,
          currency: 'KZT',
          status: 1,
          due_on: '2026-10-25',
          overdue: true,
          unread: true,
          received_at: '2026-11-21T06:00:00.000Z',
          changed_at: '2026-11-21T06:00:00.000Z',
          allowed_actions: ['download', 'reject'],
        },
      ],
      total: 1,
      next: null,
    })
  })

  it('of a tenant has nothing of others, whatever BIN is asked for', async () => {
    await document(test, { of: other })
    const bin = await binOf(test, other)
    for (const filter of [{}, { bin }, { q: bin }]) {
      expect(await pageOf(tenant, filter)).toEqual({ items: [], total: 0, next: null })
      expect(await data(tenant, 'invoice/all', filter)).toEqual({ items: [], total: 0, truncated: false })
      expect(await data(tenant, 'invoice/summary', filter)).toEqual({ sums: [], unread: 0, tenants: 0 })
    }
    expect(await data(staff, 'invoice/all', { bin })).toMatchObject({ total: 1 })
  })

  it('has documents that came before the tenant registered with this BIN', async () => {
    const newcomer = await person(test, 5)
    const id = await document(test, { kind: 'completion' })
    expect(await refused(newcomer, 'completion/pagination', {})).toEqual([403, 'forbidden'])
    await test.db.updateTable('users').set({ role_id: 1 }).where('id', '=', newcomer.id).execute()
    await test.db
      .insertInto('tenants')
      .values({
        user_id: newcomer.id,
        company: 'ТОО',
        bin: '201240999007',
        trade: null,
        trade_kk: null,
        hours_from: null,
        hours_to: null,
      })
      .execute()
    expect(idsOf(await pageOf(newcomer, {}, 'completion'))).toEqual([id])
    expect(await data(newcomer, `document/count/${newcomer.id}`)).toEqual({
      invoice: 0,
      completion: 1,
      application: 0,
    })
  })

  it.each([
    ['newest', [3, 1, 2, 0]],
    ['oldest', [0, 2, 1, 3]],
    ['total_desc', [1, 0, 3, 2]],
    ['total_asc', [2, 3, 0, 1]],
  ])('is paged by %s, each document once', async (sort, order) => {
    const ids: number[] = []
    for (const [date, total] of [
      ['2026-10-01', 300],
      ['2026-10-31', 9_000_000_000_000],
      ['2026-10-31', 100],
      ['2026-11-01', 200],
    ] as const) {
      ids.push(await document(test, { of: tenant, says: { date, total } }))
    }
    // Of one day, the later document comes first.
    const expected = (
      sort === 'newest' || sort === 'oldest' ? { newest: [3, 2, 1, 0], oldest: [0, 1, 2, 3] }[sort] : order
    ).map((index) => ids[index])
    const seen: number[] = []
    let cursor: string | null = null
    do {
      const page: { items: { id: number }[]; next: string | null } = await pageOf(tenant, {
        sort,
        limit: 1,
        cursor,
      })
      seen.push(...idsOf(page))
      cursor = page.next
    } while (cursor !== null)
    expect(seen).toEqual(expected)
  })

  it('rejects a cursor of another order or of nobody', async () => {
    for (let n = 0; n < 2; n++) await document(test, { of: tenant })
    const { next } = await pageOf(tenant, { limit: 1 })
    for (const filter of [
      { cursor: next, sort: 'total_asc' },
      { cursor: 'x' },
      { cursor: next, sort: 'oldest' },
    ]) {
      expect(await refused(tenant, 'invoice/pagination', filter)).toEqual([422, 'invalid'])
    }
  })

  it('is filtered', async () => {
    const place = await room(test)
    const { number } = await test.db
      .selectFrom('rooms')
      .select('number')
      .where('id', '=', place)
      .executeTakeFirstOrThrow()
    const one = await document(test, {
      of: tenant,
      says: {
        number: 'СЧ/00451-2',
        date: '2026-10-05',
        total: 500,
        rooms: [number],
        title: 'Реклама на фасаде',
      },
    })
    const two = await document(test, {
      of: other,
      says: { date: '2026-12-07', period: '2026-12', total: 700 },
      status: 3,
    })
    const bin = await binOf(test, other)
    const rid = await batchOf(test, two)
    const found = async (filter: object) => idsOf(await pageOf(staff, { sort: 'oldest', ...filter }))
    expect(await found({})).toEqual([one, two])
    for (const filter of [
      { q: '451' },
      { q: 'сч/00451-2' },
      { q: 'РЕКЛАМ фасаде' },
      { q: 'авто 00451' },
      { room_id: place },
      { date_to: '2026-10-05' },
      { total_to: 500 },
      { status: [1, 2] },
      { overdue: true },
      { bin: await binOf(test, tenant) },
    ]) {
      expect(await found(filter), JSON.stringify(filter)).toEqual([one])
    }
    for (const filter of [
      { rid },
      { bin },
      { q: bin.slice(3) },
      { status: [3] },
      { date_from: '2026-10-06' },
      { total_from: 501 },
      { overdue: false },
    ]) {
      expect(await found(filter), JSON.stringify(filter)).toEqual([two])
    }
    expect(await found({ unread: true, status: [] })).toEqual([one, two])
    for (const filter of [
      { unread: false },
      { q: '451 нету' },
      { q: '%', status: [4] },
      { rid: 999 },
      { room_id: 999 },
    ]) {
      expect(await found(filter), JSON.stringify(filter)).toEqual([])
    }
    expect(await found({ q: '%_' })).toEqual([one, two])
  })

  it.each([
    { status: [1, 2, 3, 4, 5, 1] },
    { status: ['1'] },
    { bin: '123' },
    { date_from: 'yesterday' },
    { date_from: '2026-13-01' },
    { limit: 101 },
    { sort: 'company' },
    { total_from: 0.5 },
  ])('rejects %j', async (filter) => {
    expect(await refused(staff, 'invoice/pagination', filter)).toEqual([422, 'invalid'])
  })

  it('counts up to 1,000 and estimates above', async () => {
    await document(test, { of: tenant })
    await test.database.query(`insert into documents (kind, batch_id, status, guid, version, number, dated_on, title, company,
        bin, total, words, check_token, received_at, changed_at)
      select kind, batch_id, status, guid || n, version, number, dated_on, title, company, bin, total, words, check_token || n,
        received_at, changed_at from documents, generate_series(1, 1000) n`)
    await test.database.query('analyze documents')
    const page = await pageOf(tenant)
    expect(page).toMatchObject({ total_is_estimate: true })
    expect(page.total).toBeGreaterThan(1000)
    expect(await data(tenant, 'invoice/all', {})).toMatchObject({ truncated: true })
    expect((await data(tenant, 'invoice/all', {})).items).toHaveLength(1000)
    const second = await pageOf(tenant, { cursor: page.next })
    expect(new Set([...idsOf(page), ...idsOf(second)]).size).toBe(100)
  })
})

describe('sums', () => {
  beforeEach(async () => {
    await document(test, { of: tenant, says: { total: 100 } })
    await document(test, { of: tenant, says: { total: 20, currency: 'USD' } })
    await document(test, { of: other, says: { total: 7, period: '2026-11' } })
    await document(test, { of: other, says: { total: 3, buyer: { ...BUYER, name: 'Әлем' } }, status: 2 })
  })
  const BUYER = {
    name: 'ТОО «АвтоДиск Алматы»',
    bin: '201240999007',
    address: null,
    phone: null,
    bank: null,
    iban: null,
    bic: null,
    kbe: null,
    signer: null,
  }

  it('are by status and currency', async () => {
    expect(await data(staff, 'invoice/summary', {})).toEqual({
      sums: [
        { status: 1, currency: 'KZT', count: 2, overdue: 1, total: 107 },
        { status: 1, currency: 'USD', count: 1, overdue: 1, total: 20 },
        { status: 2, currency: 'KZT', count: 1, overdue: 0, total: 3 },
      ],
      unread: 4,
      tenants: 2,
    })
    expect(await data(tenant, 'invoice/summary', { status: [1] })).toMatchObject({ unread: 2, tenants: 1 })
  })

  it('are by tenant, those with overdue documents first', async () => {
    const { items, total, truncated } = await data(staff, 'invoice/tenants', {})
    expect([total, truncated]).toEqual([2, false])
    expect(items).toMatchObject([
      { bin: await binOf(test, tenant), user_id: tenant.id, company: BUYER.name, reminded_at: null },
      {
        bin: await binOf(test, other),
        company: 'Әлем',
        sums: [
          { status: 1, total: 7, overdue: 0 },
          { status: 2, total: 3 },
        ],
      },
    ])
    expect(items[0].rooms).toHaveLength(1)
    expect(await refused(tenant, 'invoice/tenants', {})).toEqual([403, 'forbidden'])
  })

  it('are by batch', async () => {
    const { items, total, next } = await data(staff, 'invoiceDate/pagination', {})
    expect([total, next]).toEqual([2, null])
    expect(items).toEqual([
      {
        id: expect.any(Number),
        kind: 'invoice',
        period: '2026-11',
        due_on: '2026-11-25',
        received_at: '2026-11-21T06:00:00.000Z',
        reminded_at: null,
        sums: [{ status: 1, currency: 'KZT', count: 1, overdue: 0, total: 7 }],
        unread: 1,
        tenants: 1,
        allowed_actions: [],
      },
      expect.objectContaining({ period: '2026-10', tenants: 2, unread: 3 }),
    ])
    const own = await data(tenant, 'invoiceDate/list', {})
    expect(own).toMatchObject({
      total: 1,
      truncated: false,
      items: [{ period: '2026-10', tenants: 1, unread: 2 }],
    })
    expect(await data(tenant, 'invoiceDate/get', { id: items[1].id })).toEqual(own.items[0])
    expect(await refused(tenant, 'invoiceDate/get', { id: items[0].id })).toEqual([404, 'not_found'])
    expect(await refused(staff, 'completionDate/get', { id: items[0].id })).toEqual([404, 'not_found'])
    const first = await data(staff, 'invoiceDate/pagination', { limit: 1 })
    const second = await data(staff, 'invoiceDate/pagination', { limit: 1, cursor: first.next })
    expect([first.items[0].period, second.items[0].period, second.next]).toEqual(['2026-11', '2026-10', null])
    for (const [filter, periods] of [
      [{ period_from: '2026-11' }, ['2026-11']],
      [{ period_to: '2026-10' }, ['2026-10']],
      [{ period_from: '2026-12' }, []],
    ] as const) {
      const found = await data(staff, 'invoiceDate/list', filter)
      expect(found.items.map(({ period }: { period: string }) => period)).toEqual(periods)
    }
    expect(await refused(staff, 'invoiceDate/pagination', { period_from: '2026-1' })).toEqual([
      422,
      'invalid',
    ])
  })

  it('of a batch list its visible documents by tenant', async () => {
    const rid = await batchOf(test, 1)
    expect(await data(staff, `invoice/getByRid/${rid}`)).toMatchObject({
      total: 3,
      items: [{ company: BUYER.name }, { company: BUYER.name }, { company: 'Әлем' }],
    })
    expect(await data(tenant, `invoice/getByRid/${rid}`)).toMatchObject({ total: 2 })
    expect(await refused(tenant, `invoice/getByRid/${await batchOf(test, 3)}`)).toEqual([404, 'not_found'])
    expect(await refused(staff, `completion/getByRid/${rid}`)).toEqual([404, 'not_found'])
    expect(await refused(staff, 'invoice/getByRid/999')).toEqual([404, 'not_found'])
  })
})

it('counts what waits: for tenants new documents, for staff what tenants have rejected and signed', async () => {
  for (const kind of DOCUMENT_KINDS) {
    for (const status of [1, 2, 3, 4, 5]) {
      await document(test, { kind, of: tenant, status })
      if (status > 1) await document(test, { kind, of: other, status })
    }
  }
  expect(await data(tenant, `document/count/${tenant.id}`)).toEqual({
    invoice: 1,
    completion: 1,
    application: 1,
  })
  expect(await data(other, `document/count/${other.id}`)).toEqual({
    invoice: 0,
    completion: 0,
    application: 0,
  })
  expect(await data(staff, `document/count/${staff.id}`)).toEqual({
    invoice: 2,
    completion: 2,
    application: 2,
  })
  expect(await refused(tenant, `document/count/${other.id}`)).toEqual([404, 'not_found'])
})

it('names the statuses of each kind in both languages', async () => {
  const { items } = await data(tenant, 'completionStatus/list')
  expect(items).toHaveLength(5)
  expect(items[0]).toEqual({ id: 1, name: 'Ждёт подписи', name_kk: 'Қол қою керек' })
  const invoices = await data(staff, 'invoiceStatus/list')
  expect(invoices.items.map(({ id }: { id: number }) => id)).toEqual([1, 2, 3, 5])
  expect(invoices.items[1]).toEqual({ id: 2, name: 'Скачан', name_kk: 'Жүктеп алынды' })
})
