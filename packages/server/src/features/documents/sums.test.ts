import { DOCUMENT_KINDS } from '@sauda/sdk/documents'
import { beforeEach, describe, expect, it } from 'vitest'
import { batchOf, binOf, document } from '../../testing/documents.ts'
import { documentsStage, FORBIDDEN, NOT_FOUND } from '../../testing/documents-stage.ts'

const on = documentsStage()
const { data, refused } = on

describe('sums', () => {
  beforeEach(async () => {
    await document(on.test, { of: on.tenant, says: { total: 100 } })
    await document(on.test, { of: on.tenant, says: { total: 20, currency: 'USD' } })
    await document(on.test, { of: on.other, says: { total: 7, period: '2026-11' } })
    await document(on.test, {
      of: on.other,
      says: { total: 3, buyer: { ...BUYER, name: 'Әлем' } },
      status: 2,
    })
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
    expect(await data(on.operator, 'invoice/summary', {})).toEqual({
      sums: [
        { status: 1, currency: 'KZT', count: 2, overdue: 1, total: 107 },
        { status: 1, currency: 'USD', count: 1, overdue: 1, total: 20 },
        { status: 2, currency: 'KZT', count: 1, overdue: 0, total: 3 },
      ],
      unread: 4,
      tenants: 2,
    })
    expect(await data(on.tenant, 'invoice/summary', { status: [1] })).toMatchObject({ unread: 2, tenants: 1 })
  })

  it('are by tenant, those with overdue documents first', async () => {
    const { items, total, truncated } = await data(on.operator, 'invoice/tenants', {})
    expect([total, truncated]).toEqual([2, false])
    expect(items).toMatchObject([
      {
        bin: await binOf(on.test, on.tenant),
        user_id: on.tenant.company_id,
        company: BUYER.name,
        reminded_at: null,
      },
      {
        bin: await binOf(on.test, on.other),
        company: 'Әлем',
        sums: [
          { status: 1, total: 7, overdue: 0 },
          { status: 2, total: 3 },
        ],
      },
    ])
    expect(items[0].rooms).toHaveLength(1)
    expect(await refused(on.tenant, 'invoice/tenants', {})).toEqual(FORBIDDEN)
  })

  it('are by batch', async () => {
    const { items, total, next } = await data(on.operator, 'invoiceDate/pagination', {})
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
    const own = await data(on.tenant, 'invoiceDate/list', {})
    expect(own).toMatchObject({
      total: 1,
      truncated: false,
      items: [{ period: '2026-10', tenants: 1, unread: 2 }],
    })
    expect(await data(on.tenant, 'invoiceDate/get', { id: items[1].id })).toEqual(own.items[0])
    expect(await refused(on.tenant, 'invoiceDate/get', { id: items[0].id })).toEqual(NOT_FOUND)
    expect(await refused(on.operator, 'completionDate/get', { id: items[0].id })).toEqual(NOT_FOUND)
    const first = await data(on.operator, 'invoiceDate/pagination', { limit: 1 })
    const second = await data(on.operator, 'invoiceDate/pagination', { limit: 1, cursor: first.next })
    expect([first.items[0].period, second.items[0].period, second.next]).toEqual(['2026-11', '2026-10', null])
    for (const [filter, periods] of [
      [{ period_from: '2026-11' }, ['2026-11']],
      [{ period_to: '2026-10' }, ['2026-10']],
      [{ period_from: '2026-12' }, []],
    ] as const) {
      const found = await data(on.operator, 'invoiceDate/list', filter)
      expect(found.items.map(({ period }: { period: string }) => period)).toEqual(periods)
    }
    expect(await refused(on.operator, 'invoiceDate/pagination', { period_from: '2026-1' })).toMatchObject({
      status: 422,
    })
  })

  it('of a batch list its visible documents by tenant', async () => {
    const rid = await batchOf(on.test, 1)
    expect(await data(on.operator, `invoice/getByRid/${rid}`)).toMatchObject({
      total: 3,
      items: [{ company: BUYER.name }, { company: BUYER.name }, { company: 'Әлем' }],
    })
    expect(await data(on.tenant, `invoice/getByRid/${rid}`)).toMatchObject({ total: 2 })
    expect(await refused(on.tenant, `invoice/getByRid/${await batchOf(on.test, 3)}`)).toEqual(NOT_FOUND)
    expect(await refused(on.operator, `completion/getByRid/${rid}`)).toEqual(NOT_FOUND)
    expect(await refused(on.operator, 'invoice/getByRid/999')).toEqual(NOT_FOUND)
  })
})

it('counts what waits: for tenants new documents, for staff what tenants have rejected and signed', async () => {
  for (const kind of DOCUMENT_KINDS) {
    for (const status of [1, 2, 3, 4, 5]) {
      await document(on.test, { kind, of: on.tenant, status })
      if (status > 1) await document(on.test, { kind, of: on.other, status })
    }
  }
  expect(await data(on.tenant, `document/count/${on.tenant.id}`)).toEqual({
    invoice: 1,
    completion: 1,
    application: 1,
  })
  expect(await data(on.other, `document/count/${on.other.id}`)).toEqual({
    invoice: 0,
    completion: 0,
    application: 0,
  })
  expect(await data(on.operator, `document/count/${on.operator.id}`)).toEqual({
    invoice: 2,
    completion: 2,
    application: 2,
  })
  expect(await refused(on.tenant, `document/count/${on.other.id}`)).toEqual(NOT_FOUND)
})

it('names the statuses of each kind in both languages', async () => {
  const { items } = await data(on.tenant, 'completionStatus/list')
  expect(items).toHaveLength(5)
  expect(items[0]).toEqual({ id: 1, name: 'Ждёт подписи', name_kk: 'Қол қою керек' })
  const invoices = await data(on.operator, 'invoiceStatus/list')
  expect(invoices.items.map(({ id }: { id: number }) => id)).toEqual([1, 2, 3, 5])
  expect(invoices.items[1]).toEqual({ id: 2, name: 'Скачан', name_kk: 'Жүктеп алынды' })
})
