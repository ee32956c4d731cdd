import { readFile } from 'node:fs/promises'
import { type Download, expect, type Locator, type Page, test } from '@playwright/test'
import type { Document, DocumentKind, DocumentRow } from '@sauda/sdk/documents'
import { call } from './newcomer.ts'

/** How many documents of a kind one run of the tests changes. */
const PER_RUN = 6

/**
 * The documents of the newest batch of the demo tenant, in the order of their ids. Each test takes another one by its
 * place, and each repetition of a test takes the next ones, so that tests may be repeated.
 */
export async function waitingDocument(
  tenant: Pick<Page, 'request'>,
  kind: DocumentKind,
  place: number,
): Promise<DocumentRow> {
  const [newest] = await rowsOf(tenant, kind, { limit: 1 })
  const rows = await rowsOf(tenant, kind, { rid: newest?.rid, limit: 100 })
  const wanted = place + PER_RUN * test.info().repeatEachIndex
  const row = rows.sort((one, other) => one.id - other.id)[wanted]
  if (!row) throw new Error(`the newest batch has no document ${wanted} of kind ${kind}`)
  return row
}

/** Returns documents that a user sees, by the filters of the contract. */
export async function rowsOf(
  page: Pick<Page, 'request'>,
  kind: DocumentKind,
  filter: object,
): Promise<DocumentRow[]> {
  const answer = await page.request.post(`/api/${kind}/pagination`, {
    data: filter,
    headers: { 'X-Portal-Client': 'e2e' },
  })
  expect(answer.status(), await answer.text()).toBe(200)
  return (await answer.json()).data.items
}

/** A document as the API returns it to the user of the page. */
export function documentOf(page: Pick<Page, 'request'>, kind: DocumentKind, id: number): Promise<Document> {
  return call<Document>(page, `/api/${kind}/getById/${id}`)
}

/** The row of a document in the list. */
export function rowOf(page: Page, id: number): Locator {
  return page.getByRole('listitem').filter({ has: page.locator(`a[data-document="${id}"]`) })
}

/** How many PDFs a ZIP contains, by its directory; throws if the file is no whole ZIP. */
export async function papersInZip(download: Download): Promise<number> {
  return papersIn(await readFile(await download.path()))
}

/** The same of the bytes of a ZIP. */
export function papersIn(bytes: Buffer): number {
  // The end of the directory, which says where it begins, is the last record.
  const end = bytes.lastIndexOf(Buffer.from([0x50, 0x4b, 5, 6]))
  if (end < 0) throw new Error('This is no ZIP file.')
  const names: string[] = []
  for (let at = bytes.readUInt32LE(end + 16); at < end; ) {
    expect(bytes.readUInt32LE(at), 'each entry of the directory begins with its mark').toBe(0x02014b50)
    const [name, extra, comment] = [28, 30, 32].map((place) => bytes.readUInt16LE(at + place))
    names.push(bytes.toString('utf8', at + 46, at + 46 + (name ?? 0)))
    at += 46 + (name ?? 0) + (extra ?? 0) + (comment ?? 0)
  }
  expect(names).toHaveLength(bytes.readUInt16LE(end + 10))
  return names.filter((name) => name.endsWith('.pdf')).length
}

/** Presses a button or link and returns the file that is saved. */
export async function savedBy(page: Page, control: Locator): Promise<Download> {
  const saving = page.waitForEvent('download')
  await control.click()
  return saving
}
