import { sql } from 'kysely'
import type { Db, Trx } from '../../platform/database/transaction.ts'

/** Notes a PDF that is about to be stored. */
export async function notePaper(db: Db, file: string, now: Date): Promise<void> {
  await db
    .insertInto('exchange_papers')
    .values({ file, at: now })
    .onConflict((conflict) => conflict.column('file').doUpdateSet({ at: now }))
    .execute()
}

export async function findOldPapers(db: Db, before: Date, limit: number): Promise<string[]> {
  const found = await db
    .selectFrom('exchange_papers')
    .select('file')
    .where('at', '<', before)
    .orderBy('at')
    .limit(limit)
    .execute()
  return found.map(({ file }) => file)
}

/**
 * Forgets a PDF if it did not come again meanwhile. Returns whether it can be deleted, because no version names it; whoever
 * receives it now waits until the end of the transaction.
 */
export async function forgetPaper(trx: Trx, file: string, before: Date): Promise<boolean> {
  const found = await sql<{ is_named: boolean }>`
    delete from exchange_papers where file = ${file} and at < ${before}
    returning exists(select from document_versions v where v.file = ${file}) as is_named`.execute(trx)
  return found.rows[0]?.is_named === false
}

/** Deletes some of the oldest rows of the journal. Returns how many. */
export async function deleteRowsBefore(db: Db, before: Date, limit: number): Promise<number> {
  const deleted = await sql`
    delete from exchange_rows where id in (
      select id from exchange_rows where at < ${before} and outcome <> 'waiting' order by at limit ${limit})`.execute(
    db,
  )
  return Number(deleted.numAffectedRows ?? 0)
}

/** Deletes batches whose rows are all deleted. */
export async function deleteEmptyBatches(db: Db, before: Date): Promise<void> {
  await sql`
    delete from exchange_batches b where finished_at < ${before}
      and not exists (select from exchange_rows r where r.batch_id = b.id)
      and not exists (select from exchange_uploads u where u.batch_id = b.id)`.execute(db)
}
