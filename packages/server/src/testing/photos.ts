import { randomBytes } from 'node:crypto'
import { readPhoto } from '../features/ads/photos/images.ts'
import { insertPhotos, showPhotos } from '../features/ads/photos/photo-queries.ts'
import { storePhotos } from '../features/ads/photos/photos.ts'
import { withTransaction } from '../platform/database/transaction.ts'
import { picture } from './pictures.ts'
import type { TestServer } from './test-server.ts'

/** Adds a photo to an ad's newest revision and returns the URL of its small size. */
export async function storedPhoto(
  { db, clock, storage }: Pick<TestServer, 'db' | 'clock' | 'storage'>,
  adId: number,
): Promise<string> {
  const read = await readPhoto(Buffer.from(await (await picture()).arrayBuffer()))
  if (!('photo' in read)) throw new Error(read.code)
  const stored = await storePhotos(storage, [read.photo])
  await withTransaction(db, async (trx) => {
    const ad = await trx
      .selectFrom('ads')
      .select('newest_revision_id')
      .where('id', '=', adId)
      .executeTakeFirstOrThrow()
    await showPhotos(trx, ad.newest_revision_id ?? 0, await insertPhotos(trx, stored, clock.now()))
  })
  return `/api/photo/${stored[0]?.key}/small.webp`
}

/** Adds photos to an ad's newest revision, in order, without files in the storage. */
export async function namedPhotos(
  { db, clock }: Pick<TestServer, 'db' | 'clock'>,
  adId: number,
  count: number,
): Promise<string[]> {
  const photos = Array.from({ length: count }, () => ({
    key: randomBytes(10).toString('hex'),
    width: 800,
    height: 600,
  }))
  return withTransaction(db, async (trx) => {
    const { newest_revision_id } = await trx
      .selectFrom('ads')
      .select('newest_revision_id')
      .where('id', '=', adId)
      .executeTakeFirstOrThrow()
    await showPhotos(trx, newest_revision_id ?? 0, await insertPhotos(trx, photos, clock.now()))
    return photos.map(({ key }) => key)
  })
}
