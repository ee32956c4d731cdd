import type { Clock } from '../platform/clock.ts'
import type { Db } from '../platform/database/transaction.ts'
import { defineJob, type Job } from '../platform/jobs/job.ts'
import { sweepSessions } from '../platform/sessions.ts'
import type { Storage } from '../platform/storage.ts'
import { makeAvifJob } from './ads/make-avif.ts'

/** What features leave to be done after their answers, or by the clock. */
export function jobsOf({ db, clock, storage }: { db: Db; clock: Clock; storage: Storage }): Job[] {
  const sweep = defineJob('sweep-sessions', () => sweepSessions(db, clock), { every: '27 4 * * *' })
  return [makeAvifJob({ db, storage }), sweep]
}
