import type { Db } from '../../platform/database/transaction.ts'
import type { ContentSet } from './content-columns.ts'
import { findScheduled } from './item-queries.ts'
import { shown } from './schedule.ts'

/** Returns the numbers of the publications of single texts that visitors see; null for a text that is not shown. */
export async function shownEditions<Set extends ContentSet>(
  db: Db,
  sets: readonly Set[],
  now: Date,
): Promise<Record<Set, number | null>> {
  const numbers: [string, number | null][] = []
  for (const set of sets) {
    const rows = await findScheduled(db, set)
    const row = rows.find((one) => one.number === shown(one, now)?.version)
    numbers.push([set, row?.edition ?? null])
  }
  return Object.fromEntries(numbers) as Record<Set, number | null>
}
