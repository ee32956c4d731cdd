import { buffer } from 'node:stream/consumers'
import { defineJob, type Job } from '../../../platform/jobs/job.ts'
import { RefusalError } from '../../../refusal.ts'
import type { Deps } from '../../deps.ts'
import { lookOf } from './photo-look.ts'
import { findUnreadPhotos, noteLook } from './photo-queries.ts'
import { photoFile } from './photos.ts'

const AT_ONCE = 100

/** Reads what photos look like that were stored before the portal kept it; nothing to do at any later start. */
export function readOldPhotosJob({ db, storage }: Pick<Deps, 'db' | 'storage'>): Job {
  const read = async (key: string) => {
    try {
      const { open } = await photoFile(storage, key, 'small.webp')
      return await lookOf(await buffer(await open()))
    } catch (error) {
      if (!(error instanceof RefusalError)) throw error
      // A photo without its file looks like no other.
      return '0'
    }
  }
  const handle = async () => {
    for (;;) {
      const photos = await findUnreadPhotos(db, AT_ONCE)
      for (const { id, key } of photos) await noteLook(db, id, await read(key))
      if (photos.length < AT_ONCE) return
    }
  }
  return defineJob('read-old-photos', handle, { atStart: true, expireInSeconds: 3600 })
}
