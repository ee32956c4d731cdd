import { buffer } from 'node:stream/consumers'
import { defineJob, type Job } from '../../../platform/jobs/job.ts'
import { RefusalError } from '../../../refusal.ts'
import type { Deps } from '../../deps.ts'
import { lookOf, PLAIN } from './photo-look.ts'
import { findUnreadPhotos, noteLook } from './photo-queries.ts'
import { photoFile } from './photos.ts'

const AT_ONCE = 100

/** Reads what photos look like that were stored before the portal kept it; nothing to do at any later start. */
export function readOldPhotosJob({ db, storage }: Pick<Deps, 'db' | 'storage'>): Job {
  const handle = async () => {
    for (;;) {
      const photos = await findUnreadPhotos(db, AT_ONCE)
      for (const { id, key } of photos) await noteLook(db, id, await readLook(storage, key))
      if (photos.length < AT_ONCE) return
    }
  }
  return defineJob('read-old-photos', handle, { atStart: true, expireInSeconds: 3600 })
}

/** A photo without its file, or with one that cannot be read, looks like no other. */
async function readLook(storage: Deps['storage'], key: string): Promise<string> {
  let bytes: Buffer
  try {
    const { open } = await photoFile(storage, key, 'small.webp')
    bytes = await buffer(await open())
  } catch (error) {
    if (!(error instanceof RefusalError)) throw error
    return PLAIN
  }
  return lookOf(bytes).catch(() => PLAIN)
}
