import type { ExchangeProblem } from '@sauda/sdk/documents'
import { RefusalError } from '../../refusal.ts'
import type { Deps } from '../deps.ts'
import { type BatchRow, type BatchView, findBatchRows, findBatchView } from './batch-queries.ts'
import { refusedBodiesOf } from './refused-bodies.ts'
import { countOutcomes } from './row-queries.ts'

/** A batch for its sender: how far it is, and what became of each row. */
export interface BatchReport extends BatchView {
  done: number
  created: number
  renewed: number
  unchanged: number
  refused: number
  rows: BatchRow[]
  /** What the base is told besides. */
  warnings: ExchangeProblem[]
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
  const at = new Date(batch.finished_at ?? batch.received_at)
  return {
    ...batch,
    ...{ done: batch.total - waiting, ...outcomes, rows: await findBatchRows(db, id) },
    warnings: await refusedBodiesOf(db, { baseId, at }),
  }
}
