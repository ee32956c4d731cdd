import { withTransaction } from '../../platform/database/transaction.ts'
import { defineJob, type Job } from '../../platform/jobs/job.ts'
import type { StoredPaper } from '../documents/paper/paper.ts'
import {
  findBatch,
  findUnfinished,
  findWaiting,
  finishBatch,
  lockBatch,
  stillWaiting,
  type WaitingRow,
} from './batch-queries.ts'
import { endExpired } from './commerceml/sessions.ts'
import { LIMITS } from './limits.ts'
import { checkPaper } from './paper.ts'
import type { ReadRow, UnreadRow } from './read-row.ts'
import { type ComingRow, type ReceiveDeps, readAgain, receiveRow } from './receive-row.ts'
import { ExchangeRefusalError, problem } from './refuse.ts'
import { countRefusedBodies } from './refused-bodies.ts'
import { finishRow } from './row-queries.ts'
import type { Spool } from './spool.ts'
import { IMPORT_BATCH } from './take-batch.ts'
import { type OpenZip, openZip } from './zip.ts'

/** Rows in one transaction: with the embedded database, all others wait for it. */
const ROWS_AT_ONCE = 20
/** Rows in one run of the job, far below what it may take in its time. The next run goes on. */
const ROWS_IN_A_RUN = 500

export interface ImportDeps extends ReceiveDeps {
  spool: Spool
}

/**
 * The job that processes the rows of batches. A killed process leaves rows waiting: what a transaction has done is done
 * once, and the job is sent again for all unfinished batches at the start of a server and every ten minutes.
 */
export function importBatchJob(deps: ImportDeps): Job {
  return defineJob<{ id?: number }>(
    IMPORT_BATCH,
    ({ id }) => (id === undefined ? resume(deps) : importBatch(deps, id)),
    { atStart: true, every: '*/10 * * * *' },
  )
}

async function resume({ db, clock, jobs, spool }: ImportDeps): Promise<void> {
  await endExpired(db, clock.now())
  const unfinished = await findUnfinished(db)
  const files = new Set(unfinished.map(({ file }) => file))
  await spool.sweep((name) => files.has(name), clock.now())
  for (const { id } of unfinished) await withTransaction(db, (trx) => jobs.send(trx, IMPORT_BATCH, { id }))
}

async function importBatch(deps: ImportDeps, id: number): Promise<void> {
  const { db, clock, jobs, spool } = deps
  const batch = await findBatch(db, id)
  if (!batch || batch.finished_at) return
  const zip = await openSpooled(spool, batch.file)
  try {
    for (let done = 0; done < ROWS_IN_A_RUN; ) {
      const rows = await findWaiting(db, id, ROWS_AT_ONCE)
      if (rows.length === 0) {
        await finishBatch(db, id, clock.now())
        if (batch.file) await spool.remove(batch.file)
        return
      }
      // A file of a row may have 20 MB, so only one is in memory.
      for (const some of batch.file ? rows.map((row) => [row]) : [rows])
        await importRows(deps, { id, baseId: batch.base_id, hasFiles: batch.file !== null, zip }, some)
      done += rows.length
    }
  } finally {
    zip?.close()
  }
  await withTransaction(db, (trx) => jobs.send(trx, IMPORT_BATCH, { id }))
}

interface Source {
  id: number
  baseId: number
  hasFiles: boolean
  zip: OpenZip | null
}

async function importRows(deps: ImportDeps, source: Source, rows: readonly WaitingRow[]): Promise<void> {
  const now = deps.clock.now()
  const prepared: (Pick<WaitingRow, 'id' | 'raw'> & Pick<ComingRow, 'read' | 'paper'>)[] = []
  for (const row of rows) {
    const read = readAgain(row.raw, { now })
    prepared.push({ id: row.id, raw: row.raw, read, paper: await paperOf(deps, source, read) })
  }
  await withTransaction(deps.db, async (trx) => {
    await lockBatch(trx, source.id)
    const waiting = await stillWaiting(
      trx,
      rows.map(({ id }) => id),
    )
    const texts: string[] = []
    for (const { id, raw, read, paper } of prepared) {
      if (!waiting.has(id)) continue
      const result = await receiveRow(deps, trx, { baseId: source.baseId, read, paper })
      await finishRow(trx, id, result, now)
      if (result.outcome === 'refused') texts.push(raw)
    }
    await countRefusedBodies(trx, { baseId: source.baseId, texts, now })
  })
}

/** Reads, checks and stores the PDF of a row, before the transaction. */
async function paperOf(
  deps: ImportDeps,
  { zip, hasFiles }: Source,
  read: ReadRow | UnreadRow,
): Promise<StoredPaper | ReturnType<typeof problem> | null> {
  if (!('content' in read) || read.file === null) return null
  if (!hasFiles || !zip) return problem('file_missing', { field: 'file', got: read.file })
  try {
    return await checkPaper(deps, await zip.read(read.file, LIMITS.file))
  } catch (error) {
    const [first] = error instanceof ExchangeRefusalError ? error.problems : []
    if (first) return first
    throw error
  }
}

/** Null if the batch has no files, or if its ZIP file is gone: its rows with files are then refused. */
async function openSpooled(spool: Spool, file: string | null): Promise<OpenZip | null> {
  if (file === null) return null
  return openZip(spool.pathOf(file)).catch(() => null)
}
