import { defineJob, type Job } from '../platform/jobs/job.ts'
import { sweepSessions } from '../platform/sessions.ts'
import { endTermsJob } from './ads/expiry.ts'
import { makeAvifJob } from './ads/make-avif.ts'
import type { Deps } from './deps.ts'

/** What features leave to be done after their answers, or by the clock. */
export function jobsOf(deps: Deps): Job[] {
  const { db, clock } = deps
  const sweep = defineJob('sweep-sessions', () => sweepSessions(db, clock), { every: '27 4 * * *' })
  return [makeAvifJob(deps), endTermsJob(deps), sweep]
}
