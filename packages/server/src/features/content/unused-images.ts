import { withTransaction } from '../../platform/database/transaction.ts'
import { defineJob, type Job } from '../../platform/jobs/job.ts'
import type { Deps } from '../deps.ts'
import { deleteImageFiles } from './images.ts'
import { deleteUnusedImages } from './unused-image-queries.ts'

type SweepDeps = Pick<Deps, 'db' | 'clock' | 'storage'>

/** How long a picture may wait for a draft that shows it, and stays after its last entry was deleted. */
const UNUSED_HOURS = 24

const AT_ONCE = 50

/** Deletes pictures that no text shows or could show again. The files go first: what fails is deleted by the next run. */
export async function sweepUnusedImages({ db, clock, storage }: SweepDeps): Promise<void> {
  const before = new Date(clock.now().getTime() - UNUSED_HOURS * 3_600_000)
  const sweepSome = () =>
    withTransaction(db, async (trx) => {
      const keys = await deleteUnusedImages(trx, before, AT_ONCE)
      for (const key of keys) await deleteImageFiles(storage, key)
      return keys.length
    })
  while ((await sweepSome()) === AT_ONCE);
}

export function sweepUnusedImagesJob(deps: SweepDeps): Job {
  return defineJob('sweep-unused-images', () => sweepUnusedImages(deps), { every: '41 4 * * *' })
}
