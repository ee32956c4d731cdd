import type { DocumentKind } from '@sauda/sdk/documents'
import { DOCUMENT_KINDS } from '@sauda/sdk/documents'
import { describe, expect, it } from 'vitest'
import { batchOf, binOf, document } from '../../testing/documents.ts'
import { documentsStage, FORBIDDEN } from '../../testing/documents-stage.ts'
import { company, join, type Person, person, room } from '../../testing/people.ts'

const on = documentsStage()
const { data, refused } = on

const idsOf = (page: { items: { id: number }[] }) => page.items.map(({ id }) => id)
const pageOf = (who: Person, filter: object = {}, kind: DocumentKind = 'invoice') =>
  data(who, `${kind}/pagination`, filter)

describe('a list', () => {
  it.each(DOCUMENT_KINDS)('contains the documents of its kind alone: %s', async (kind) => {
    const ids = new Map<DocumentKind, number>()
    for (const each of DOCUMENT_KINDS) ids.set(each, await document(on.test, { kind: each, of: on.tenant }))
    for (const who of [on.tenant, on.operator]) {
      expect(idsOf(await pageOf(who, {}, kind))).toEqual([ids.get(kind)])
      expect(idsOf(await data(who, `${kind}/all`, {}))).toEqual([ids.get(kind)])
    }
  })

  it('has what a row shows', async () => {
    const number = (
      await on.test.db
        .selectFrom('rooms')
        .selectAll()
        .where('company_id', '=', on.tenant.company_id ?? 0)
        .execute()
    )[0]
    const id = await document(on.test, { of: on.tenant, says: { rooms: [number?.number ?? ''] } })
    expect(await pageOf(on.tenant)).toEqual({
      items: [
        {
          id,
          kind: 'invoice',
          rid: await batchOf(on.test, id),
          number: 'АВР-01846',
          date: '2026-10-31',
          title: 'Аренда за октябрь 2026',
          company: 'ТОО «АвтоДиск Алматы»',
          bin: await binOf(on.test, on.tenant),
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
    await document(on.test, { of: on.other })
    const bin = await binOf(on.test, on.other)
    for (const filter of [{}, { bin }, { q: bin }]) {
      expect(await pageOf(on.tenant, filter)).toEqual({ items: [], total: 0, next: null })
      expect(await data(on.tenant, 'invoice/all', filter)).toEqual({ items: [], total: 0, truncated: false })
      expect(await data(on.tenant, 'invoice/summary', filter)).toEqual({ sums: [], unread: 0, tenants: 0 })
    }
    expect(await data(on.operator, 'invoice/all', { bin })).toMatchObject({ total: 1 })
  })

  it('has documents that came before the tenant registered with this BIN', async () => {
    const newcomer = await person(on.test, 5)
    const id = await document(on.test, { kind: 'completion' })
    expect(await refused(newcomer, 'completion/pagination', {})).toEqual(FORBIDDEN)
    const own = await company(on.test)
    await on.test.db.updateTable('companies').set({ bin: '201240999007' }).where('id', '=', own.id).execute()
    await join(on.test, newcomer, { company: own, function: 'owner' })
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
      ids.push(await document(on.test, { of: on.tenant, says: { date, total } }))
    }
    // Of one day, the later document comes first.
    const expected = (
      sort === 'newest' || sort === 'oldest' ? { newest: [3, 2, 1, 0], oldest: [0, 1, 2, 3] }[sort] : order
    ).map((index) => ids[index])
    const seen: number[] = []
    let cursor: string | null = null
    do {
      const page: { items: { id: number }[]; next: string | null } = await pageOf(on.tenant, {
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
    for (let n = 0; n < 2; n++) await document(on.test, { of: on.tenant })
    const { next } = await pageOf(on.tenant, { limit: 1 })
    for (const filter of [
      { cursor: next, sort: 'total_asc' },
      { cursor: 'x' },
      { cursor: next, sort: 'oldest' },
    ]) {
      expect(await refused(on.tenant, 'invoice/pagination', filter)).toMatchObject({
        status: 422,
        code: 'invalid',
      })
    }
  })

  it('is filtered', async () => {
    const place = await room(on.test)
    const { number } = await on.test.db
      .selectFrom('rooms')
      .select('number')
      .where('id', '=', place)
      .executeTakeFirstOrThrow()
    const one = await document(on.test, {
      of: on.tenant,
      says: {
        number: 'СЧ/00451-2',
        date: '2026-10-05',
        total: 500,
        rooms: [number],
        title: 'Реклама на фасаде',
      },
    })
    const two = await document(on.test, {
      of: on.other,
      says: { date: '2026-12-07', period: '2026-12', total: 700 },
      status: 3,
    })
    const bin = await binOf(on.test, on.other)
    const rid = await batchOf(on.test, two)
    const found = async (filter: object) => idsOf(await pageOf(on.operator, { sort: 'oldest', ...filter }))
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
      { bin: await binOf(on.test, on.tenant) },
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
    expect(await refused(on.operator, 'invoice/pagination', filter)).toMatchObject({
      status: 422,
      code: 'invalid',
    })
  })

  it.each([
    ['invoice/pagination', { date_from: '0000-01-01' }],
    ['invoice/summary', { date_to: '0000-12-31' }],
    ['invoice/all', { status: [99_999] }],
    ['invoiceDate/list', { period_from: '0000-01' }],
  ])('rejects what PostgreSQL has no value for: %s %j', async (path, filter) => {
    expect(await refused(on.manager, path, filter)).toEqual({ status: 400, code: 'bad_request' })
  })

  it('counts up to 1,000 and estimates above', async () => {
    await document(on.test, { of: on.tenant })
    await on.test.database.query(`insert into documents (kind, batch_id, status, guid, version, number, dated_on, title, company,
        bin, total, words, check_token, received_at, changed_at)
      select kind, batch_id, status, guid || n, version, number, dated_on, title, company, bin, total, words, check_token || n,
        received_at, changed_at from documents, generate_series(1, 1000) n`)
    await on.test.database.query('analyze documents')
    const page = await pageOf(on.tenant)
    expect(page).toMatchObject({ total_is_estimate: true })
    expect(page.total).toBeGreaterThan(1000)
    expect(await data(on.tenant, 'invoice/all', {})).toMatchObject({ truncated: true })
    expect((await data(on.tenant, 'invoice/all', {})).items).toHaveLength(1000)
    const second = await pageOf(on.tenant, { cursor: page.next })
    expect(new Set([...idsOf(page), ...idsOf(second)]).size).toBe(100)
  })
})
