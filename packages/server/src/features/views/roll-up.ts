import { withTransaction } from '../../platform/database/transaction.ts'
import { defineJob, type Job } from '../../platform/jobs/job.ts'
import type { Deps } from '../deps.ts'
import { closeDay, findOpenDays } from './view-queries.ts'
import { dayIn } from './views.ts'

/** The daily job that turns the marks of visitors into numbers. */
export function rollUpViewsJob(deps: Pick<Deps, 'db' | 'clock'>): Job {
  return defineJob('roll-up-views', () => rollUpViews(deps), { every: '7 0 * * *', atStart: true })
}

/** Counts the days that are over, each in one transaction, and forgets their marks and salts. */
export async function rollUpViews({ db, clock }: Pick<Deps, 'db' | 'clock'>): Promise<void> {
  for (const day of await findOpenDays(db, dayIn(clock.now()))) {
    await withTransaction(db, (trx) => closeDay(trx, day))
  }
}
