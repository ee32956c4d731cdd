import { withTransaction } from '../../platform/database/transaction.ts'
import { defineJob, type Job } from '../../platform/jobs/job.ts'
import type { Storage } from '../../platform/storage.ts'
import type { Deps } from '../deps.ts'
import { deleteImageFiles } from './images.ts'
import { deleteLockedImages, lockUnusedImages } from './unused-image-queries.ts'

type SweepDeps = Pick<Deps, 'db' | 'clock' | 'jobs'>

/** How long a picture may wait for a draft that shows it, and stays after its last entry was deleted. */
const UNUSED_HOURS = 24

const AT_ONCE = 50

/** With the waits between them, so many attempts take more than half a day. */
const MOST_RETRIES = 24

export const DELETE_IMAGE_FILES = 'delete-image-files'

/**
 * Deletes pictures that no text shows or could show again. Their files are deleted by a job, which exists once the rows are
 * gone: a transaction may be repeated or rolled back, files come back by neither.
 */
export async function sweepUnusedImages({ db, clock, jobs }: SweepDeps): Promise<void> {
  const before = new Date(clock.now().getTime() - UNUSED_HOURS * 3_600_000)
  const sweepSome = () =>
    withTransaction(db, async (trx) => {
      const locked = await lockUnusedImages(trx, before, AT_ONCE)
      const keys = await deleteLockedImages(trx, before, locked)
      if (keys.length > 0) await jobs.send(trx, DELETE_IMAGE_FILES, { keys })
      return locked.length
    })
  while ((await sweepSome()) === AT_ONCE);
}

export function sweepUnusedImagesJob(deps: SweepDeps): Job {
  return defineJob('sweep-unused-images', () => sweepUnusedImages(deps), { every: '41 4 * * *' })
}

export function deleteImageFilesJob({ storage }: { storage: Storage }): Job {
  const work = async ({ keys }: { keys: string[] }) => {
    for (const key of keys) await deleteImageFiles(storage, key)
  }
  return defineJob(DELETE_IMAGE_FILES, work, { retryLimit: MOST_RETRIES })
}
