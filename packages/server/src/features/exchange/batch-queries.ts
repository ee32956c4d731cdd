import type { ExchangeProblem } from '@sauda/sdk/documents'
import { sql } from 'kysely'
import type { Db, Trx } from '../../platform/database/transaction.ts'

/** A row of a batch as it came; with problems it is refused already. */
export interface ComingText {
  raw: string
  problems: readonly ExchangeProblem[]
}

export async function insertBatch(
  trx: Trx,
  batch: {
    base_id: number
    form: 'zip' | 'ndjson' | 'commerceml'
    file: string | null
    total: number
    received_at: Date
  },
): Promise<number> {
  const { id } = await trx
    .insertInto('exchange_batches')
    .values(batch)
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

export async function insertTexts(
  trx: Trx,
  { baseId, batchId, from, now }: { baseId: number; batchId: number; from: number; now: Date },
  texts: readonly ComingText[],
): Promise<void> {
  await trx
    .insertInto('exchange_rows')
    .values(
      texts.map(({ raw, problems }, at) => ({
        base_id: baseId,
        batch_id: batchId,
        place: from + at,
        outcome: problems.length > 0 ? ('refused' as const) : ('waiting' as const),
        problems: JSON.stringify(problems),
        raw,
        at: now,
      })),
    )
    .execute()
}

export interface Batch {
  id: number
  base_id: number
  file: string | null
  finished_at: Date | null
}

/** Returns a batch, locked until the end of the transaction: its rows are processed by one worker at a time. */
export function lockBatch(trx: Trx, id: number): Promise<Batch | undefined> {
  return trx
    .selectFrom('exchange_batches')
    .select(['id', 'base_id', 'file', 'finished_at'])
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst()
}

export function findBatch(db: Db, id: number): Promise<Batch | undefined> {
  return db
    .selectFrom('exchange_batches')
    .select(['id', 'base_id', 'file', 'finished_at'])
    .where('id', '=', id)
    .executeTakeFirst()
}

/** Returns the batches with waiting rows, oldest first. */
export async function findUnfinished(db: Db): Promise<{ id: number; file: string | null }[]> {
  return db
    .selectFrom('exchange_batches')
    .select(['id', 'file'])
    .where('finished_at', 'is', null)
    .orderBy('id')
    .execute()
}

export interface WaitingRow {
  id: number
  raw: string
  kind: 'invoice' | 'completion' | 'application' | null
  guid: string | null
}

/** Returns the next waiting rows of a batch, in their order. */
export function findWaiting(db: Db, batchId: number, limit: number): Promise<WaitingRow[]> {
  return db
    .selectFrom('exchange_rows')
    .select(['id', 'raw', 'kind', 'guid'])
    .where('batch_id', '=', batchId)
    .where('outcome', '=', 'waiting')
    .orderBy('place')
    .limit(limit)
    .execute()
}

/** Returns which of the rows are still waiting. */
export async function stillWaiting(trx: Trx, ids: readonly number[]): Promise<Set<number>> {
  const found = await trx
    .selectFrom('exchange_rows')
    .select('id')
    .where('id', 'in', ids)
    .where('outcome', '=', 'waiting')
    .execute()
  return new Set(found.map(({ id }) => id))
}

export async function finishBatch(db: Db, id: number, now: Date): Promise<void> {
  await db
    .updateTable('exchange_batches')
    .set({ finished_at: now, file: null })
    .where('id', '=', id)
    .where('finished_at', 'is', null)
    .execute()
}

export interface BatchRow {
  index: number
  kind: string | null
  guid: string | null
  data_version: string | null
  number: string | null
  outcome: string
  problems: ExchangeProblem[]
  more_problems: number
  document_id: number | null
}

export interface BatchView {
  id: number
  state: 'running' | 'done'
  total: number
  received_at: string
  finished_at: string | null
}

/** Returns a batch of a base. */
export async function findBatchView(db: Db, id: number, baseId: number): Promise<BatchView | undefined> {
  const found = await sql<BatchView>`
    select id, case when finished_at is null then 'running' else 'done' end as state, total,
      rfc3339(received_at) as received_at, rfc3339(finished_at) as finished_at
    from exchange_batches where id = ${id} and base_id = ${baseId}`.execute(db)
  return found.rows[0]
}

/** Returns the rows of a batch in their order. */
export async function findBatchRows(db: Db, batchId: number): Promise<BatchRow[]> {
  const found = await sql<BatchRow>`
    select place as index, kind, guid, data_version, number, outcome, problems, more_problems, document_id
    from exchange_rows where batch_id = ${batchId} order by place`.execute(db)
  return found.rows
}
