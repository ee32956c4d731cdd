import { DOCUMENT_STATUS, type DocumentKind } from '@sauda/sdk/documents'
import { sql } from 'kysely'
import type { Db } from '../../platform/database/transaction.ts'

/** Documents that have come, and of which their tenant is not told yet. */
export interface NewsKey {
  batchId: number
  bin: string
  /** They are newer versions. */
  renewed: boolean
}

/** Adds news. Returns whether they are the first: then somebody must tell them. */
export async function insertNews(db: Db, { batchId, bin, renewed }: NewsKey, now: Date): Promise<boolean> {
  const added = await db
    .insertInto('document_news')
    .values({ batch_id: batchId, bin, renewed, since: now })
    .onConflict((conflict) => conflict.doNothing())
    .returning('since')
    .execute()
  return added.length > 0
}

/** Takes news, so that nobody else tells them. Returns how many documents still wait, and the newest of them. */
export async function takeNews(
  db: Db,
  { batchId, bin, renewed }: NewsKey,
): Promise<
  | {
      document: { id: number; kind: DocumentKind; bin: string; number: string; dated_on: string }
      documents: number
      due_on: string | null
    }
  | undefined
> {
  const taken = await db
    .deleteFrom('document_news')
    .where('batch_id', '=', batchId)
    .where('bin', '=', bin)
    .where('renewed', '=', renewed)
    .returning('since')
    .executeTakeFirst()
  if (!taken) return undefined
  const found = await sql<{
    document: { id: number; kind: DocumentKind; bin: string; number: string; dated_on: string }
    documents: number
    due_on: string | null
  }>`
    select jsonb_build_object('id', d.id, 'kind', d.kind, 'bin', d.bin, 'number', d.number, 'dated_on', d.dated_on)
        as document, count(*) over ()::int as documents, b.due_on
    from documents d join document_batches b on b.id = d.batch_id
    where d.batch_id = ${batchId} and d.bin = ${bin} and d.deleted_at is null
      and d.status = ${sql.lit(DOCUMENT_STATUS.new)} and d.received_at >= ${taken.since}
      and ${renewed ? sql`d.version > 1` : sql`d.version = 1`}
    order by d.dated_on desc, d.id desc limit 1`.execute(db)
  return found.rows[0]
}
