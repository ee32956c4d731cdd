import type { ExchangeProblem } from '@sauda/sdk/documents'
import { readRow } from '../features/exchange/read-row.ts'
import { wordsOf } from '../features/exchange/row-words.ts'
import type { Trx } from '../platform/database/transaction.ts'
import { newToken, tokenHash } from '../platform/tokens.ts'
import type { DemoDocument } from './documents.ts'
import { DEMO_BASE, type DemoDelivery } from './exchange.ts'

/** Rows per statement. */
const AT_ONCE = 500
const MINUTE = 60_000

/** Inserts the base that has sent the documents. Nobody knows its secret; `sauda-server new-base-secret` makes another. */
export const insertDemoBase = async (
  trx: Trx,
  { administratorId, now }: { administratorId: number; now: Date },
): Promise<number> => {
  const { id } = await trx
    .insertInto('exchange_bases')
    .values({
      ...DEMO_BASE,
      secret_hash: tokenHash(newToken()),
      networks: [],
      created_by: administratorId,
      created_at: new Date(now.getTime() - 730 * 24 * 60 * MINUTE),
      seen_at: new Date(now.getTime() - 40 * MINUTE),
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

/** Inserts the journal of the exchange. What is wrong with a row is found as for a row that comes. */
export const insertDeliveries = async (
  trx: Trx,
  deliveries: readonly DemoDelivery[],
  { baseId, written, now }: { baseId: number; written: ReadonlyMap<DemoDocument, number>; now: Date },
): Promise<void> => {
  const rows = []
  for (const { at, isBatch, rows: some } of deliveries) {
    const batchId = isBatch ? await insertBatch(trx, { baseId, total: some.length, at }) : null
    for (const [place, { raw, document, outcome }] of some.entries()) {
      const { facts, ...read } = readRow(raw, { now })
      const found = 'problems' in read ? read.problems : read.warnings
      const problems = outcome === 'refused' && document ? [OLDER] : found
      const document_id = document && (written.get(document) ?? null)
      rows.push({
        ...{ base_id: baseId, batch_id: batchId, place: isBatch ? place : null, ...facts, raw, at, outcome },
        ...{ words: wordsOf(facts), problems: JSON.stringify(problems), document_id },
      })
    }
  }
  for (let at = 0; at < rows.length; at += AT_ONCE) {
    await trx
      .insertInto('exchange_rows')
      .values(rows.slice(at, at + AT_ONCE))
      .execute()
  }
}

const OLDER: ExchangeProblem = { field: 'data_version', code: 'older_version', got: '1', needed: null }

const insertBatch = async (trx: Trx, { baseId, total, at }: { baseId: number; total: number; at: Date }) => {
  const { id } = await trx
    .insertInto('exchange_batches')
    .values({ base_id: baseId, form: 'ndjson', file: null, total, received_at: at, finished_at: at })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}
