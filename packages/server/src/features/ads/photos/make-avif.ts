import { buffer } from 'node:stream/consumers'
import { type Db, withTransaction } from '../../../platform/database/transaction.ts'
import { defineJob, type Job } from '../../../platform/jobs/job.ts'
import type { Storage } from '../../../platform/storage.ts'
import { adsShowing, projectListings } from '../catalogue/projection-queries.ts'
import { toAvif } from './images.ts'
import { noteAvif } from './photo-queries.ts'
import { photoFile, putVariant } from './photos.ts'

export const MAKE_AVIF = 'make-avif'

/** Encodes a photo as AVIF, which is too slow during the upload, and updates the lists that show it. */
export function makeAvifJob({ db, storage }: { db: Db; storage: Storage }): Job {
  return defineJob(MAKE_AVIF, async ({ key }: { key: string }) => {
    const { open } = await photoFile(storage, key, 'large.webp')
    await putVariant(storage, key, 'large.avif', await toAvif(await buffer(await open())))
    await withTransaction(db, async (trx) => {
      await noteAvif(trx, key)
      await projectListings(trx, await adsShowing(trx, key))
    })
  })
}
