import { buffer } from 'node:stream/consumers'
import { type Db, withTransaction } from '../../platform/database/transaction.ts'
import { toAvif } from '../../platform/images.ts'
import { defineJob, type Job } from '../../platform/jobs/job.ts'
import type { Storage } from '../../platform/storage.ts'
import { photoFile, putVariant } from './photos.ts'
import { adsShowing, projectListings } from './projection.ts'

export const MAKE_AVIF = 'make-avif'

/** Draws a photo as AVIF, which takes too long to wait for at the upload, and tells the lists that it is there. */
export function makeAvifJob({ db, storage }: { db: Db; storage: Storage }): Job {
  return defineJob(MAKE_AVIF, async ({ key }: { key: string }) => {
    const { open } = await photoFile(storage, key, 'large.webp')
    await putVariant(storage, key, 'large.avif', await toAvif(await buffer(await open())))
    await withTransaction(db, async (trx) => {
      await trx.updateTable('photos').set({ has_avif: true }).where('key', '=', key).execute()
      await projectListings(trx, await adsShowing(trx, key))
    })
  })
}
