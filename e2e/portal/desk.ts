import { expect, type Page } from '@playwright/test'
import type { DocumentBatch, DocumentTenant } from '@sauda/sdk/documents'
import { dayLabel } from '@sauda/sdk/language'
import { call } from './newcomer.ts'

type Staff = Pick<Page, 'request'>

/** The tenants that are late in a batch of invoices. */
export async function lateTenants(staff: Staff, rid: number): Promise<DocumentTenant[]> {
  const filter = { rid, overdue: true }
  return (await call<{ items: DocumentTenant[] }>(staff, '/api/invoice/tenants', filter)).items
}

/** The batches of invoices of which somebody is late, the newest first. */
export async function lateBatches(staff: Staff): Promise<DocumentBatch[]> {
  const { items } = await call<{ items: DocumentBatch[] }>(staff, '/api/invoiceDate/list', {})
  const late = items.filter(({ sums }) => sums.some(({ overdue }) => overdue > 0))
  expect(late).not.toHaveLength(0)
  return late
}

/** Whether it was today, where the centre is. */
export const isToday = (at: string | null): boolean =>
  at !== null && dayLabel(at, new Date(), 'ru') === 'сегодня'
