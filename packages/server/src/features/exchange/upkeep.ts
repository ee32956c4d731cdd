import { withTransaction } from '../../platform/database/transaction.ts'
import { defineJob, type Job } from '../../platform/jobs/job.ts'
import type { Deps } from '../deps.ts'
import { keyOfPaper } from '../documents/paper/paper-key.ts'
import { endExpired } from './commerceml/sessions.ts'
import { deleteEmptyBatches, deleteRowsBefore, findOldPapers, forgetPaper } from './upkeep-queries.ts'

/** How long the exchange keeps what nobody needs for ever. */
export interface Retention {
  /** Rows of the journal, with the text that came, in months. */
  journalMonths: number
  /** PDFs of documents that were refused, in days. */
  paperDays: number
}

export const RETENTION: Retention = { journalMonths: 13, paperDays: 30 }

/** Rows in one statement: with the embedded database, all others wait for it. */
const ROWS_AT_ONCE = 500
const PAPERS_AT_ONCE = 100
const DAY = 86_400_000

type UpkeepDeps = Pick<Deps, 'db' | 'clock' | 'storage'> & { retention: Retention }

/** The job that deletes old rows of the journal, PDFs that no version names, and sessions that have ended. */
export function upkeepJob(deps: UpkeepDeps): Job {
  return defineJob('tidy-exchange', () => tidyExchange(deps), { every: '47 3 * * *' })
}

export async function tidyExchange({ db, clock, storage, retention }: UpkeepDeps): Promise<void> {
  const now = clock.now()
  await endExpired(db, now)
  const rowsBefore = monthsBefore(now, retention.journalMonths)
  while ((await deleteRowsBefore(db, rowsBefore, ROWS_AT_ONCE)) === ROWS_AT_ONCE);
  await deleteEmptyBatches(db, rowsBefore)
  const papersBefore = new Date(now.getTime() - retention.paperDays * DAY)
  for (;;) {
    const files = await findOldPapers(db, papersBefore, PAPERS_AT_ONCE)
    for (const file of files) {
      await withTransaction(db, async (trx) => {
        if (await forgetPaper(trx, file, papersBefore)) await storage.delete(keyOfPaper(file))
      })
    }
    if (files.length < PAPERS_AT_ONCE) return
  }
}

function monthsBefore(now: Date, months: number): Date {
  const before = new Date(now)
  before.setUTCMonth(before.getUTCMonth() - months)
  return before
}
