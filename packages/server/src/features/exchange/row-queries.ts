import {
  type DocumentKind,
  type ExchangeOutcome,
  type ExchangeProblem,
  firstProblems,
} from '@sauda/sdk/documents'
import { sql } from 'kysely'
import type { Db, Trx } from '../../platform/database/transaction.ts'
import type { RowFacts } from './row-words.ts'
import { wordsOf } from './row-words.ts'

/** What became of a row. */
export interface RowResult {
  facts: RowFacts
  outcome: ExchangeOutcome
  problems: readonly ExchangeProblem[]
  documentId: number | null
}

/**
 * Runs `work` so that its queries alone are undone if it throws, and the transaction goes on.
 */
export async function inSavepoint<Result>(trx: Trx, work: () => Promise<Result>): Promise<Result> {
  await sql`savepoint exchange_row`.execute(trx)
  try {
    const result = await work()
    await sql`release savepoint exchange_row`.execute(trx)
    return result
  } catch (error) {
    await sql`rollback to savepoint exchange_row`.execute(trx)
    throw error
  }
}

/** Inserts a row that came alone and is processed. */
export async function insertRow(
  trx: Trx,
  { baseId, raw, now, ...result }: RowResult & { baseId: number; raw: string; now: Date },
): Promise<number> {
  const { id } = await trx
    .insertInto('exchange_rows')
    .values({ base_id: baseId, raw, at: now, ...columnsOf(result) })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

/** Stores what became of a waiting row. */
export async function finishRow(trx: Trx, id: number, result: RowResult, now: Date): Promise<void> {
  await trx
    .updateTable('exchange_rows')
    .set({ ...columnsOf(result), at: now })
    .where('id', '=', id)
    .execute()
}

function columnsOf({ facts, outcome, problems, documentId }: RowResult) {
  const { first, more } = firstProblems(problems)
  return {
    ...facts,
    words: wordsOf(facts),
    outcome,
    problems: JSON.stringify(first),
    more_problems: more,
    document_id: documentId,
  }
}

/** A document of a base, for a file that is sent after it. */
export interface SentDocument {
  id: number
  version: number
  status: number
  file: string | null
  number: string
  company: string
  bin: string
  data_version: string
}

/**
 * Returns the newest version of a document that a base has sent. Both are locked until the end of the transaction: others
 * who send its file wait, and so does whoever draws it because a tenant opens it.
 */
export async function findSent(
  trx: Trx,
  { baseId, kind, guid }: { baseId: number; kind: DocumentKind; guid: string },
): Promise<SentDocument | undefined> {
  // Lock in a separate statement: a statement that waited for the lock would still see the file of before the wait.
  await trx
    .selectFrom('documents')
    .select('id')
    .where('base_id', '=', baseId)
    .where('kind', '=', kind)
    .where('guid', '=', guid)
    .where('deleted_at', 'is', null)
    .forUpdate()
    .execute()
  return trx
    .selectFrom('documents as d')
    .innerJoin('document_versions as v', (join) =>
      join.onRef('v.document_id', '=', 'd.id').onRef('v.version', '=', 'd.version'),
    )
    .select(['d.id', 'd.version', 'd.status', 'v.file', 'd.number', 'd.company', 'd.bin', 'v.data_version'])
    .where('d.base_id', '=', baseId)
    .where('d.kind', '=', kind)
    .where('d.guid', '=', guid)
    .where('d.deleted_at', 'is', null)
    .forUpdate(['d', 'v'])
    .executeTakeFirst()
}

/** Returns the file of a version, locked until the end of the transaction: null if it has none yet. */
export function findVersionFile(
  trx: Trx,
  documentId: number,
  version: number,
): Promise<{ file: string | null } | undefined> {
  return trx
    .selectFrom('document_versions')
    .select('file')
    .where('document_id', '=', documentId)
    .where('version', '=', version)
    .forUpdate()
    .executeTakeFirst()
}

/** Counts the rows of a batch by outcome. */
export async function countOutcomes(db: Db, batchId: number): Promise<Record<ExchangeOutcome, number>> {
  const found = await sql<Record<ExchangeOutcome, number>>`
    select ${sql.join(
      (['waiting', 'created', 'renewed', 'unchanged', 'refused'] as const).map(
        (outcome) => sql`count(*) filter (where outcome = ${outcome}) as ${sql.ref(outcome)}`,
      ),
    )} from exchange_rows where batch_id = ${batchId}`.execute(db)
  return found.rows[0] ?? { waiting: 0, created: 0, renewed: 0, unchanged: 0, refused: 0 }
}
