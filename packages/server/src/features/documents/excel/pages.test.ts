import { type KyselyPlugin, sql } from 'kysely'
import { expect, it } from 'vitest'
import { document } from '../../../testing/documents.ts'
import { documentsStage } from '../../../testing/documents-stage.ts'
import { walkContents } from './export-queries.ts'

const on = documentsStage()

/** Lets documents come whose contents have so many bytes; the table compresses them to a hundredth. */
async function arrived(count: number, bytes: number) {
  for (let at = 0; at < count; at++) await document(on.test, { of: on.tenant })
  await sql`update document_versions
    set content = jsonb_set(content, '{paragraphs}', to_jsonb(array[repeat('Аренда. ', ${Math.round(bytes / 14)})]))`.execute(
    on.test.db,
  )
}

/** How many documents the pages have that are read from the database. */
async function pagesRead(): Promise<number[]> {
  const pages: number[] = []
  const counts: KyselyPlugin = {
    transformQuery: ({ node }) => node,
    transformResult: async ({ result }) => {
      pages.push(result.rows.length)
      return result
    },
  }
  const filter = { sort: 'newest' } as const
  let all = 0
  for await (const page of walkContents(
    on.test.db.withPlugin(counts),
    { kind: 'invoice', bin: null, today: '2026-11-22' },
    filter,
  ))
    all += page.length
  expect(all).toBe(pages.reduce((sum, count) => sum + count, 0))
  return pages
}

it('pages of long contents are short, however well the table compresses them', async () => {
  await arrived(240, 50_000)
  const [first, ...rest] = await pagesRead()
  expect(first).toBe(200)
  // A page has 1.5 MB, of contents of 50 kB each.
  expect(rest).toEqual([30, 10])
})
