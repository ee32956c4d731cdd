import type { Document, DocumentKind, DocumentRow } from '@sauda/sdk/documents'
import { expect } from 'vitest'
import { page } from 'vitest/browser'
import { documentListWords } from '../app/features/document-list/words.ts'
import { callAs, newOneC } from './world.ts'

let sent = 0

/** A beginning of numbers that no other document has. */
export function someSeries(): string {
  sent += 1
  return `T${Date.now().toString(36)}${sent}`.toUpperCase()
}

type Fields = Record<string, unknown>

/** A document of the demo tenant as 1C sends it, from November 2026 if no other period is given. */
export async function documentFor(fields: Fields = {}): Promise<Fields> {
  const [row] = await rowsOf('completion', { limit: 1 })
  const { supplier, buyer } = await callAs<Document>(1, `/api/completion/getById/${row?.id}`)
  return {
    data_version: '1',
    date: '2026-11-20',
    title: 'Аренда за ноябрь 2026',
    supplier: { name: supplier.name, bin: supplier.bin },
    buyer: { name: buyer.name, bin: buyer.bin },
    contract: { number: '12/2025', date: '2025-01-15' },
    lines: [
      {
        ...{ name: 'Аренда помещения 214', unit: 'мес.', quantity: '1', price: '158240.00' },
        ...{ vat_rate: 16, vat: '21826.21', sum: '158240.00' },
      },
    ],
    total: '158240.00',
    ...fields,
  }
}

/** 1C sends new documents to the demo tenant; returns them in the order of their numbers, which begin with the series. */
export async function sendDocuments(
  kind: DocumentKind,
  count: number,
  { series = someSeries(), ...fields }: Fields & { series?: string } = {},
): Promise<{ series: string; rows: DocumentRow[] }> {
  const accounting = await newOneC()
  const like = await documentFor(fields)
  const lines = Array.from({ length: count }, (_, at) => ({
    ...{ kind, guid: crypto.randomUUID(), number: `${series}-${String(at + 1).padStart(2, '0')}` },
    ...like,
  }))
  const { data } = await accounting.batch(lines)
  const report = async () => (await accounting.report(data.id)).data
  await expect.poll(report).toMatchObject({ state: 'done', created: count })
  const rows = await rowsOf(kind, { q: series, limit: 100 })
  return { series, rows: rows.sort((one, other) => one.number.localeCompare(other.number)) }
}

/** The documents of the demo tenant, by the filters of the contract. */
export async function rowsOf(kind: DocumentKind, filter: object): Promise<DocumentRow[]> {
  return (await callAs<{ items: DocumentRow[] }>(1, `/api/${kind}/pagination`, filter)).items
}

/** The statuses of a series, in the order of the numbers. */
export async function statusesOf(kind: DocumentKind, series: string): Promise<number[]> {
  const rows = await rowsOf(kind, { q: series, limit: 100 })
  return rows.sort((one, other) => one.number.localeCompare(other.number)).map(({ status }) => status)
}

/** Chooses the first documents of the list, and nothing else: what was chosen before stays as long as the tab. */
export async function chooseFirst(count: number): Promise<void> {
  const boxes = page.getByRole('listitem').getByRole('checkbox')
  await expect.element(boxes.first()).toBeVisible()
  const { clear } = documentListWords[document.documentElement.lang === 'kk' ? 'kk' : 'ru']
  const button = page.getByRole('button', { name: clear })
  if (button.query()) await button.click()
  for (let at = 0; at < count; at += 1) await boxes.nth(at).click()
}
