import { REVEAL_KEPT_DAYS } from '@sauda/sdk/reviews'
import type { Db } from '../../platform/database/transaction.ts'
import { defineJob, type Job } from '../../platform/jobs/job.ts'
import type { Deps } from '../deps.ts'
import { forgetReveals, hasRevealed } from './reveal-queries.ts'

const DAY = 86_400_000

function keptSince(now: Date): Date {
  return new Date(now.getTime() - REVEAL_KEPT_DAYS * DAY)
}

/** Whether somebody revealed the phone of an ad in the last 180 days. */
export function revealedPhone(
  db: Db,
  { adId, userId, now }: { adId: number; userId: number; now: Date },
): Promise<boolean> {
  return hasRevealed(db, { adId, userId, since: keptSince(now) })
}

/** Forgets who revealed a phone more than 180 days ago. */
export function forgetOldReveals({ db, clock }: Pick<Deps, 'db' | 'clock'>): Promise<void> {
  return forgetReveals(db, keptSince(clock.now()))
}

export function forgetRevealsJob(deps: Pick<Deps, 'db' | 'clock'>): Job {
  return defineJob('forget-reveals', () => forgetOldReveals(deps), { every: '53 4 * * *' })
}
