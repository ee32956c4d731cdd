import { readFile } from 'node:fs/promises'
import { type Download, expect, type Locator, type Page } from '@playwright/test'
import type { Document, DocumentKind, DocumentRow } from '@sauda/sdk/documents'
import { call } from './newcomer.ts'

/** The documents that the API lists to the user of the page. */
export async function listed(page: Page, kind: DocumentKind, filter: object = {}): Promise<DocumentRow[]> {
  const { items } = await call<{ items: DocumentRow[] }>(page, `/api/${kind}/pagination`, {
    limit: 100,
    ...filter,
  })
  return items
}

/** A document as the API returns it to the user of the page. */
export function documentOf(page: Page, kind: DocumentKind, id: number): Promise<Document> {
  return call<Document>(page, `/api/${kind}/getById/${id}`)
}

/** The row of a document in the list. */
export function rowOf(page: Page, id: number): Locator {
  return page.getByRole('listitem').filter({ has: page.locator(`a[data-document="${id}"]`) })
}

/** How many PDFs a ZIP contains, by its directory; throws if the file is no whole ZIP. */
export async function papersInZip(download: Download): Promise<number> {
  const bytes = await readFile(await download.path())
  // The end of the directory, which says where it begins, is the last record.
  const end = bytes.lastIndexOf(Buffer.from([0x50, 0x4b, 5, 6]))
  if (end < 0) throw new Error(`${download.suggestedFilename()} is no ZIP file`)
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
