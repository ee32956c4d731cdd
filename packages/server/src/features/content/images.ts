import type { components } from '@sauda/sdk'
import { type Actor, FileAnswer, type Upload } from '../../contract/call.ts'
import { recordAct } from '../../platform/audit-queries.ts'
import type { Transact, Trx } from '../../platform/database/transaction.ts'
import { hitOrRefuse } from '../../platform/limiter.ts'
import type { Storage } from '../../platform/storage.ts'
import { RefusalError } from '../../refusal.ts'
import { requireCapability } from '../access/require-capability.ts'
import { type Photo, toAvif } from '../ads/photos/images.ts'
import { newPhotoKey, readPhotos } from '../ads/photos/photos.ts'
import type { Deps } from '../deps.ts'
import { insertImage } from './image-queries.ts'
import { storedImage } from './project.ts'
import type { ImageRow } from './reference-queries.ts'
import { tinyPicture } from './tiny-picture.ts'

const TYPE_OF = {
  'small.webp': 'image/webp',
  'medium.webp': 'image/webp',
  'large.webp': 'image/webp',
  'large.jpeg': 'image/jpeg',
  'small.avif': 'image/avif',
  'medium.avif': 'image/avif',
  'large.avif': 'image/avif',
} as const

export type ImageVariant = keyof typeof TYPE_OF

/** Encoded while the editor waits, since a page may show the picture at once: a fifth larger than what a job would make. */
const QUICK = 2

const UPLOADED = { limit: 300, windowSeconds: 3600 }

const SIZES = ['small', 'medium', 'large'] as const

/** Stores a picture for the texts of the centre in all sizes. @throws RefusalError `forbidden`, `invalid`, `too_many_requests` */
export async function uploadImage(
  deps: Pick<Deps, 'db' | 'clock' | 'storage'>,
  actor: Actor,
  uploads: readonly Upload[],
  transact: Transact,
): Promise<components['schemas']['ContentImage']> {
  requireCapability(actor, 'content.manage')
  await hitOrRefuse(deps.db, deps.clock, `content:image:${actor.id}`, UPLOADED)
  const row = await storeUpload(deps.storage, uploads)
  return transact(deps.db, async (trx) => {
    await addImage(trx, row, { actorId: actor.id, now: deps.clock.now() })
    const image = storedImage(row)
    if (!image) throw new Error('A picture that was stored has addresses')
    return image
  })
}

/** Writes the row of a stored picture. What no text and no shop shows is deleted after a day. */
export async function addImage(
  trx: Trx,
  row: ImageRow,
  { actorId, now }: { actorId: number; now: Date },
): Promise<void> {
  const id = await insertImage(trx, { ...row, author_id: actorId, created_at: now })
  const act = { actorId, subject: 'content_image', subjectId: id, action: 'upload', now } as const
  await recordAct(trx, { ...act, details: { key: row.key } })
}

/**
 * Checks the one picture of a form and stores it in all sizes. Write its row afterwards: files without a row do no harm.
 * @throws RefusalError `invalid` with a code for `image`, `unavailable`
 */
export async function storeUpload(storage: Storage, uploads: readonly Upload[]): Promise<ImageRow> {
  if (uploads.length === 0) throw new RefusalError('invalid', { errors: { image: ['required'] } })
  if (uploads.length > 1) throw new RefusalError('invalid', { errors: { image: ['too_many'] } })
  const { photos, errors } = await readPhotos(uploads)
  if (errors) throw new RefusalError('invalid', { errors: { image: errors['photos.0'] ?? ['photo_broken'] } })
  const [photo] = photos
  if (!photo) throw new Error('One upload is one photo')
  return storePicture(storage, photo)
}

/** Stores a picture in all sizes. Write its row afterwards: files without a row do no harm. */
async function storePicture(storage: Storage, photo: Photo): Promise<ImageRow> {
  const key = newPhotoKey()
  await Promise.all(
    SIZES.flatMap((size) => [
      putImage(storage, key, `${size}.webp`, photo[size].bytes),
      toAvif(photo[size].bytes, QUICK).then((bytes) => putImage(storage, key, `${size}.avif`, bytes)),
    ]),
  )
  await putImage(storage, key, 'large.jpeg', photo.jpeg.bytes)
  const { width, height } = photo.large
  return { key, width, height, preview: await tinyPicture(photo.small.bytes) }
}

/** Returns a picture, which may be kept for ever: its key is another one if it is another picture. @throws RefusalError `not_found` */
export async function showImage(
  { storage }: Pick<Deps, 'storage'>,
  key: string,
  variant: ImageVariant,
): Promise<FileAnswer> {
  const file = imageFileOf(key, variant)
  if (!(await storage.exists(file))) throw new RefusalError('not_found')
  return new FileAnswer(() => storage.get(file), TYPE_OF[variant], {
    'cache-control': 'public, max-age=31536000, immutable',
    etag: `"${key}-${variant}"`,
  })
}

/** Stores one size of a picture. */
function putImage(storage: Storage, key: string, variant: ImageVariant, bytes: Buffer): Promise<void> {
  return storage.put(imageFileOf(key, variant), bytes, TYPE_OF[variant])
}

/** Deletes all sizes of a picture. */
export async function deleteImageFiles(storage: Storage, key: string): Promise<void> {
  const variants = Object.keys(TYPE_OF) as ImageVariant[]
  await Promise.all(variants.map((variant) => storage.delete(imageFileOf(key, variant))))
}

/** Returns where a picture's file is in the storage. */
export function imageFileOf(key: string, variant: ImageVariant): string {
  return `content/${key.slice(0, 2)}/${key}/${variant}`
}
