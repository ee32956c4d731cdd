import { RefusalError } from '../../refusal.ts'
import type { Deps } from '../deps.ts'
import { type BatchRow, type BatchView, findBatchRows, findBatchView } from './batch-queries.ts'
import { countOutcomes } from './row-queries.ts'

/** A batch for its sender: how far it is, and what became of each row. */
export interface BatchReport extends BatchView {
  done: number
  created: number
  renewed: number
  unchanged: number
  refused: number
  rows: BatchRow[]
}

/** @throws RefusalError `not_found`, also for a batch of another base */
export async function batchReport(
  { db }: Pick<Deps, 'db'>,
  baseId: number,
  id: number,
): Promise<BatchReport> {
  const batch = await findBatchView(db, id, baseId)
  if (!batch) throw new RefusalError('not_found')
  const { waiting, ...outcomes } = await countOutcomes(db, id)
  return { ...batch, done: batch.total - waiting, ...outcomes, rows: await findBatchRows(db, id) }
}
