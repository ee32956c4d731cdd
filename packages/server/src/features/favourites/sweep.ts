import { GONE_FAVOURITE_DAYS } from '@sauda/sdk/favourites'
import { defineJob, type Job } from '../../platform/jobs/job.ts'
import type { Deps } from '../deps.ts'
import { deleteLongGone } from './favourite-queries.ts'

/** The daily job that forgets favourites that are gone for long. */
export function sweepFavouritesJob(deps: Pick<Deps, 'db' | 'clock'>): Job {
  return defineJob('sweep-favourites', () => sweepFavourites(deps), { every: '53 4 * * *' })
}

export function sweepFavourites({ db, clock }: Pick<Deps, 'db' | 'clock'>): Promise<void> {
  return deleteLongGone(db, new Date(clock.now().getTime() - GONE_FAVOURITE_DAYS * 86_400_000))
}
