import { expect, it } from 'vitest'
import { document } from '../../testing/documents.ts'
import { documentsStage } from '../../testing/documents-stage.ts'
import { tellNews, tellUntold } from './news.ts'

const on = documentsStage()

const jobs = async () =>
  (
    await on.test.database.query<{ data: { bin: string } }>(
      "select data from pgboss.job where name = 'tell-of-documents'",
    )
  ).rows.map(({ data }) => data)

it('news whose job is gone are sent again, once for a batch, and are told once', async () => {
  await document(on.test, { of: on.tenant })
  await document(on.test, { of: on.tenant })
  await document(on.test, { of: on.other })
  // As after the last try of a job that failed.
  await on.test.database.query("delete from pgboss.job where name = 'tell-of-documents'")
  await tellUntold(on.test.server.deps)
  expect(await jobs()).toHaveLength(2)
  for (const { batch_id: batchId, bin, renewed } of await on.test.db
    .selectFrom('document_news')
    .selectAll()
    .execute())
    await tellNews(on.test.server.deps, { batchId, bin, renewed })
  await on.test.database.query("delete from pgboss.job where name = 'tell-of-documents'")
  await tellUntold(on.test.server.deps)
  expect(await jobs()).toEqual([])
  const notes = await on.test.database.query('select id from notifications')
  expect(notes.rows).toHaveLength(2)
})
