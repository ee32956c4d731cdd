import type { Clock } from './clock.ts'
import type { Database } from './database/open-database.ts'
import { defineJob, type Job } from './jobs/job.ts'
import { sweepThrottles } from './limiter.ts'

/** The jobs that keep the database small and its planner informed. */
export function tidyJobs(database: Database, clock: Clock): Job[] {
  const sweep = defineJob('sweep-throttles', () => sweepThrottles(database.db, clock), {
    every: '17 * * * *',
  })
  // A server does this by itself; the embedded one has no process for it.
  const vacuum = defineJob('vacuum', () => database.query('vacuum (analyze)'), { every: '40 4 * * *' })
  return database.kind === 'embedded' ? [sweep, vacuum] : [sweep]
}
