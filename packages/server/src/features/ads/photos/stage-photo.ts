import type { components } from '@sauda/sdk'
import type { Actor, Upload } from '../../../contract/call.ts'
import { type Transact, withTransaction } from '../../../platform/database/transaction.ts'
import { defineJob, type Job } from '../../../platform/jobs/job.ts'
import { hitOrRefuse } from '../../../platform/limiter.ts'
import { RefusalError } from '../../../refusal.ts'
import { requireCapability } from '../../access/require-capability.ts'
import type { Deps } from '../../deps.ts'
import { photoHolder } from './photo-holder.ts'
import { deleteFiles, readPhotos, storePhotos } from './photos.ts'
import { deleteStagedBefore, insertStaged } from './staged-queries.ts'

/** As many photos as thirty ads may have, which a user may hand in within an hour. */
const STAGED = { limit: 300, windowSeconds: 3600 }

const STAGED_HOURS = 24

type StageDeps = Pick<Deps, 'db' | 'clock' | 'storage'>

/** Stores a photo while its ad is being written, with the checks of an ad's photos. */
export async function stagePhoto(
  deps: StageDeps,
  actor: Actor,
  uploads: readonly Upload[],
  transact: Transact,
): Promise<components['schemas']['Photo']> {
  // Whoever may write an ad may ask for a part too, and those who may only ask show photos as well.
  requireCapability(actor, 'requests.own')
  await hitOrRefuse(deps.db, deps.clock, `photo:stage:${actor.id}`, STAGED)
  if (uploads.length === 0) throw new RefusalError('invalid', { errors: { photo: ['required'] } })
  if (uploads.length > 1) throw new RefusalError('invalid', { errors: { photo: ['too_many'] } })
  const { photos, errors } = await readPhotos(uploads)
  if (errors) throw new RefusalError('invalid', { errors: { photo: errors['photos.0'] ?? ['photo_broken'] } })
  const [photo] = await storePhotos(deps.storage, photos)
  return transact(deps.db, async (trx) => {
    if (!photo) throw new Error('A photo that was read has not been stored.')
    return insertStaged(trx, { photo, of: photoHolder(actor), now: deps.clock.now() })
  })
}

/** Returns the time after which a photo must have been staged to be there still. */
export function stagedSince(now: Date): Date {
  return new Date(now.getTime() - STAGED_HOURS * 3_600_000)
}

/** Deletes photos that no ad has taken in time. The files go first: what fails is deleted by the next run. */
export async function sweepStaged({ db, clock, storage }: StageDeps): Promise<void> {
  const before = stagedSince(clock.now())
  const sweepOne = () =>
    withTransaction(db, async (trx) => {
      const key = await deleteStagedBefore(trx, before)
      if (key !== undefined) await deleteFiles(storage, key)
      return key
    })
  while ((await sweepOne()) !== undefined);
}

export function sweepStagedJob(deps: StageDeps): Job {
  return defineJob('sweep-staged-photos', () => sweepStaged(deps), { every: '17 * * * *' })
}
