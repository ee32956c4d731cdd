import { randomBytes } from 'node:crypto'
import type { Readable } from 'node:stream'
import { MAX_PHOTOS } from '@sauda/sdk/ads'
import type { Upload } from '../../../contract/call.ts'
import type { FieldErrors } from '../../../contract/failure.ts'
import type { Storage } from '../../../platform/storage.ts'
import { RefusalError } from '../../../refusal.ts'
import { type Photo, readPhoto } from './images.ts'
import { lookOf } from './photo-look.ts'
import type { StoredPhoto } from './photo-queries.ts'

/** The files of a photo by their names in URLs, and their content types. */
const TYPE_OF = {
  'small.webp': 'image/webp',
  'medium.webp': 'image/webp',
  'large.webp': 'image/webp',
  'large.jpeg': 'image/jpeg',
  'large.avif': 'image/avif',
} as const

export type PhotoVariant = keyof typeof TYPE_OF

export const photoVariants = Object.keys(TYPE_OF) as readonly PhotoVariant[]

/** Reads uploads as photos, or returns errors by index. */
export async function readPhotos(
  uploads: readonly Upload[],
): Promise<{ photos: Photo[]; errors?: never } | { photos?: never; errors: FieldErrors }> {
  if (uploads.length > MAX_PHOTOS) return { errors: { photos: ['too_many'] } }
  const photos: Photo[] = []
  const errors: FieldErrors = {}
  await Promise.all(
    uploads.map(async ({ bytes, tooLarge }, index) => {
      const read = tooLarge ? { code: 'photo_too_large' as const } : await readPhoto(bytes)
      if ('photo' in read) photos[index] = read.photo
      else errors[`photos.${index}`] = [read.code]
    }),
  )
  return Object.keys(errors).length > 0 ? { errors } : { photos }
}

/** Returns a random key for a photo's URLs; it cannot be guessed. */
export function newPhotoKey(): string {
  return randomBytes(10).toString('hex')
}

/**
 * Stores photos, then does what writes the rows that name them. If that is refused, no row names them and they are deleted.
 * After any other failure they stay, since the rows may have been written; a file without a row does no harm.
 */
export async function withStored<Result>(
  storage: Storage,
  photos: readonly Photo[],
  write: (stored: StoredPhoto[]) => Promise<Result>,
): Promise<Result> {
  const stored = await storePhotos(storage, photos)
  try {
    return await write(stored)
  } catch (error) {
    if (error instanceof RefusalError) await Promise.all(stored.map(({ key }) => deleteFiles(storage, key)))
    throw error
  }
}

/** Stores photos. Write the rows that name them afterwards: a file without a row does no harm. */
export function storePhotos(storage: Storage, photos: readonly Photo[]): Promise<StoredPhoto[]> {
  return Promise.all(
    photos.map(async ({ small, medium, large, jpeg }) => {
      const key = newPhotoKey()
      const files = {
        'small.webp': small,
        'medium.webp': medium,
        'large.webp': large,
        'large.jpeg': jpeg,
      } as const
      await Promise.all(
        Object.entries(files).map(([variant, { bytes }]) =>
          putVariant(storage, key, variant as PhotoVariant, bytes),
        ),
      )
      return { key, width: large.width, height: large.height, look: await lookOf(small.bytes) }
    }),
  )
}

export function putVariant(
  storage: Storage,
  key: string,
  variant: PhotoVariant,
  bytes: Buffer,
): Promise<void> {
  return storage.put(fileOf(key, variant), bytes, TYPE_OF[variant])
}

/** Finds a stored file of a photo without opening it. */
export async function photoFile(
  storage: Storage,
  key: string,
  variant: PhotoVariant,
): Promise<{ open: () => Promise<Readable>; type: string }> {
  const file = fileOf(key, variant)
  if (!(await storage.exists(file))) throw new RefusalError('not_found')
  return { open: () => storage.get(file), type: TYPE_OF[variant] }
}

/** Deletes all files of a photo. */
export async function deleteFiles(storage: Storage, key: string): Promise<void> {
  await Promise.all(photoVariants.map((variant) => storage.delete(fileOf(key, variant))))
}

/** Returns where a photo's file is in the storage. */
export function fileOf(key: string, variant: PhotoVariant): string {
  return `photos/${key.slice(0, 2)}/${key}/${variant}`
}
