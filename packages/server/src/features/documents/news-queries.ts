import { DOCUMENT_STATUS, type DocumentKind } from '@sauda/sdk/documents'
import { sql } from 'kysely'
import type { Db } from '../../platform/database/transaction.ts'

/** Documents of which their tenant is told at once. */
export interface NewsKey {
  batchId: number
  bin: string
  /** The tenant had earlier versions of them. */
  renewed: boolean
}

/**
 * Adds a document to the news; one of which the tenant has not been told at all stays new. Returns the news if it is
 * the first document in them: then somebody must tell them.
 */
export async function insertNews(
  db: Db,
  documentId: number,
  { batchId, bin, renewed }: NewsKey,
): Promise<NewsKey | null> {
  const added = await sql<{ renewed: boolean; is_first: boolean }>`
    insert into document_news (document_id, batch_id, bin, renewed) values (${documentId}, ${batchId}, ${bin}, ${renewed})
    on conflict (document_id) do update set batch_id = excluded.batch_id, bin = excluded.bin,
      renewed = document_news.renewed and excluded.renewed
    returning renewed, not exists (select from document_news other where other.document_id <> ${documentId}
      and other.batch_id = document_news.batch_id and other.bin = document_news.bin
      and other.renewed = document_news.renewed) as is_first`.execute(db)
  const [row] = added.rows
  return row?.is_first ? { batchId, bin, renewed: row.renewed } : null
}

/** Returns all news that are not told yet. */
export async function findUntold(db: Db): Promise<NewsKey[]> {
  const found = await db
    .selectFrom('document_news')
    .select(['batch_id', 'bin', 'renewed'])
    .distinct()
    .orderBy('batch_id')
    .execute()
  return found.map(({ batch_id: batchId, bin, renewed }) => ({ batchId, bin, renewed }))
}

/** What there is to tell. */
export interface News {
  /** The newest document. */
  document: { id: number; kind: DocumentKind; bin: string; number: string; dated_on: string }
  /** The number of all of them. */
  documents: number
  due_on: string | null
}

/** Takes news, so that nobody else tells them. Returns those of documents that still wait. */
export async function takeNews(db: Db, { batchId, bin, renewed }: NewsKey): Promise<News | undefined> {
  const found = await sql<News>`
    with taken as (
      delete from document_news where batch_id = ${batchId} and bin = ${bin} and renewed = ${renewed}
      returning document_id)
    select jsonb_build_object('id', d.id, 'kind', d.kind, 'bin', d.bin, 'number', d.number, 'dated_on', d.dated_on)
        as document, count(*) over ()::int as documents, b.due_on
    from taken join documents d on d.id = taken.document_id join document_batches b on b.id = d.batch_id
    where d.deleted_at is null and d.status = ${sql.lit(DOCUMENT_STATUS.new)}
    order by d.dated_on desc, d.id desc limit 1`.execute(db)
  return found.rows[0]
}
