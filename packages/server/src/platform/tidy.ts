import type { Clock } from './clock.ts'
import type { Database } from './database/open-database.ts'
import { sweepKeys } from './idempotency-queries.ts'
import { defineJob, type Job } from './jobs/job.ts'
import { sweepThrottles } from './limiter.ts'

/** The jobs that delete expired rows and, in the embedded database, vacuum. */
export function tidyJobs(database: Database, clock: Clock): Job[] {
  const sweep = defineJob('sweep-throttles', () => sweepThrottles(database.db, clock), {
    every: '17 * * * *',
  })
  const keys = defineJob('sweep-idempotency-keys', () => sweepKeys(database.db, clock), {
    every: '37 * * * *',
  })
  // A server has autovacuum; the embedded database has no process for it.
  const vacuum = defineJob('vacuum', () => database.query('vacuum (analyze)'), { every: '40 4 * * *' })
  return database.kind === 'embedded' ? [sweep, keys, vacuum] : [sweep, keys]
}
