import { expect, type Page, test } from '@playwright/test'
import type { DocumentKind, DocumentRow } from '@sauda/sdk/documents'

/** How many documents of a kind one run of the tests changes. */
const PER_RUN = 6

/**
 * The documents of the newest batch of the demo tenant, in the order of their ids. Each test takes another one by its
 * place, and each repetition of a test takes the next ones, so that tests may be repeated.
 */
export async function waitingDocument(tenant: Page, kind: DocumentKind, place: number): Promise<DocumentRow> {
  const [newest] = await rowsOf(tenant, kind, { limit: 1 })
  const rows = await rowsOf(tenant, kind, { rid: newest?.rid, limit: 100 })
  const wanted = place + PER_RUN * test.info().repeatEachIndex
  const row = rows.sort((one, other) => one.id - other.id)[wanted]
  if (!row) throw new Error(`the newest batch has no document ${wanted} of kind ${kind}`)
  return row
}

/** Returns documents that a user sees, by the filters of the contract. */
export async function rowsOf(page: Page, kind: DocumentKind, filter: object): Promise<DocumentRow[]> {
  const answer = await page.request.post(`/api/${kind}/pagination`, {
    data: filter,
    headers: { 'X-Portal-Client': 'e2e' },
  })
  expect(answer.status(), await answer.text()).toBe(200)
  return (await answer.json()).data.items
}
