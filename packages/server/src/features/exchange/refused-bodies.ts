import type { ExchangeProblem } from '@sauda/sdk/documents'
import type { Db, Trx } from '../../platform/database/transaction.ts'
import { dayIn } from '../documents/almaty.ts'
import { LIMITS, MEGABYTE } from './limits.ts'
import { problem } from './refuse.ts'
import { addRefusedBytes, dropOldestRefused, findDropped } from './refused-queries.ts'

/** So much is left once it was too much, so that not every later row counts all texts again. */
const LEFT = 0.75

/**
 * Counts refused texts, at the end of the transaction that has stored them: whoever waits here for another transaction
 * holds nothing that it may wait for. Of more than a base may have in a day the oldest go.
 * @returns warnings for the base
 */
export async function countRefusedBodies(
  trx: Trx,
  { baseId, texts, now }: { baseId: number; texts: readonly string[]; now: Date },
): Promise<ExchangeProblem[]> {
  if (texts.length === 0) return []
  const day = dayIn(now)
  const added = texts.reduce((all, text) => all + Buffer.byteLength(text), 0)
  const { bytes, dropped } = await addRefusedBytes(trx, { baseId, day }, added)
  const isFull = bytes > LIMITS.refusedInADay
  return told(isFull ? await dropOldestRefused(trx, { baseId, day }, LIMITS.refusedInADay * LEFT) : dropped)
}

/** Returns what a base is told about the refused texts of a day. */
export async function refusedBodiesOf(
  db: Db,
  { baseId, at }: { baseId: number; at: Date },
): Promise<ExchangeProblem[]> {
  return told(await findDropped(db, { baseId, day: dayIn(at) }))
}

function told(dropped: number): ExchangeProblem[] {
  if (dropped === 0) return []
  const said = { got: String(dropped), needed: String(LIMITS.refusedInADay / MEGABYTE) }
  return [problem('refused_not_kept', said)]
}
