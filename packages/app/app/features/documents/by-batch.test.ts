import { DOCUMENT_STATUS, type DocumentBatch, type DocumentRow } from '@sauda/sdk/documents'
import { describe, expect, it } from 'vitest'
import { byBatch, sizeOf, sumsOf, waitingIn } from './by-batch.ts'

const { new: fresh, signed, annulled } = DOCUMENT_STATUS

const document = (id: number, rid: number): DocumentRow => ({
  id,
  rid,
  kind: 'completion',
  number: String(id),
  date: '2026-10-31',
  title: 'Аренда',
  company: 'ТОО «Диск»',
  bin: '940140000385',
  rooms: [],
  total: 100,
  currency: 'KZT',
  status: fresh,
  due_on: null,
  overdue: false,
  unread: true,
  received_at: '2026-11-02T04:00:00Z',
  changed_at: '2026-11-02T04:00:00Z',
  allowed_actions: [],
})

const sum = (status: DocumentRow['status'], count: number, overdue = 0) => ({
  status,
  currency: 'KZT',
  count,
  overdue,
  total: count * 100,
})

const batch = (id: number, due_on: string | null, sums: DocumentBatch['sums']): DocumentBatch => ({
  id,
  kind: 'completion',
  period: '2026-10',
  due_on,
  received_at: '2026-11-02T04:00:00Z',
  reminded_at: null,
  sums,
  unread: 0,
  tenants: 1,
  allowed_actions: [],
})

describe('documents by batch', () => {
  it('keeps the order of the list, also for a batch that is unknown', () => {
    const known = batch(7, null, [])
    expect(byBatch([document(3, 8), document(2, 7), document(1, 8)], [known])).toMatchObject([
      { rid: 8, batch: null, documents: [{ id: 3 }, { id: 1 }] },
      { rid: 7, batch: known, documents: [{ id: 2 }] },
    ])
    expect(byBatch([], [known])).toEqual([])
  })

  it('adds sums by currency', () => {
    const sums = [sum(fresh, 2), { ...sum(fresh, 1), currency: 'USD' }, sum(signed, 3)]
    expect(sumsOf(sums)).toEqual([
      { currency: 'KZT', total: 500 },
      { currency: 'USD', total: 100 },
    ])
    expect(sizeOf({ sums })).toBe(6)
  })
})

describe('what waits for the tenant', () => {
  it('has the nearest day of those that can still be met, and the first that has passed', () => {
    const batches = [
      batch(4, '2026-12-25', [sum(fresh, 3)]),
      batch(3, '2026-11-25', [sum(fresh, 9), sum(signed, 2)]),
      batch(2, '2026-10-25', [sum(fresh, 2, 2)]),
      batch(1, '2026-09-25', [sum(fresh, 1, 1)]),
    ]
    expect(waitingIn(batches)).toEqual({ count: 12, until: '2026-11-25', overdue: 3, since: '2026-09-25' })
  })

  it('is nothing where all is signed or annulled', () => {
    const batches = [batch(2, '2026-11-25', [sum(signed, 4), sum(annulled, 1)])]
    expect(waitingIn(batches)).toEqual({ count: 0, until: null, overdue: 0, since: null })
    expect(waitingIn([])).toEqual({ count: 0, until: null, overdue: 0, since: null })
  })

  it('has no day if no batch has one', () => {
    expect(waitingIn([batch(2, null, [sum(fresh, 4)])])).toMatchObject({ count: 4, until: null })
  })
})
