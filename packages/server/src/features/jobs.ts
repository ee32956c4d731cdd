import type { Clock } from '../platform/clock.ts'
import type { Db } from '../platform/database/transaction.ts'
import { defineJob, type Job } from '../platform/jobs/job.ts'
import { sweepThrottles } from '../platform/limiter.ts'
import { sweepSessions } from '../platform/sessions.ts'
import type { Storage } from '../platform/storage.ts'
import { makeAvifJob } from './ads/make-avif.ts'

/** All work that is done after answers or by the clock. */
export function jobsOf(deps: { db: Db; clock: Clock; storage: Storage }): Job[] {
  const { db, clock } = deps
  return [
    makeAvifJob(deps),
    defineJob(
      'sweep',
      async () => {
        await sweepThrottles(db, clock)
        await sweepSessions(db, clock)
      },
      { every: '30 4 * * *' },
    ),
  ]
}
