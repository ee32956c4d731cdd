import { randomBytes } from 'node:crypto'
import type { Readable } from 'node:stream'
import { MAX_PHOTOS } from '@sauda/sdk/ads'
import type { Upload } from '../../../contract/call.ts'
import type { Storage } from '../../../platform/storage.ts'
import { Refusal } from '../../../refusal.ts'
import { type Photo, readPhoto } from './images.ts'

/** The files of a photo by their names in addresses, and their types. */
const TYPE_OF = {
  'small.webp': 'image/webp',
  'medium.webp': 'image/webp',
  'large.webp': 'image/webp',
  'large.jpeg': 'image/jpeg',
  'large.avif': 'image/avif',
} as const

export type PhotoVariant = keyof typeof TYPE_OF

export interface StoredPhoto {
  key: string
  width: number
  height: number
}

/** Opens uploads as photos, or answers what is wrong with which, by index. */
export async function readPhotos(
  uploads: readonly Upload[],
): Promise<{ photos: Photo[]; errors?: never } | { photos?: never; errors: Record<string, string[]> }> {
  if (uploads.length > MAX_PHOTOS) return { errors: { photos: ['too_many'] } }
  const photos: Photo[] = []
  const errors: Record<string, string[]> = {}
  await Promise.all(
    uploads.map(async ({ bytes, tooLarge }, index) => {
      const read = tooLarge ? { code: 'photo_too_large' } : await readPhoto(bytes)
      if ('photo' in read) photos[index] = read.photo
      else errors[`photos.${index}`] = [read.code]
    }),
  )
  return Object.keys(errors).length > 0 ? { errors } : { photos }
}

/** In a photo's addresses; nobody can guess it. */
export function newPhotoKey(): string {
  return randomBytes(10).toString('hex')
}

/** Puts photos into the storage. Rows that name them are written afterwards: a file nobody names harms nobody. */
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
      return { key, width: large.width, height: large.height }
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

/** A stored file of a photo, not opened yet. */
export async function photoFile(
  storage: Storage,
  key: string,
  variant: PhotoVariant,
): Promise<{ open: () => Promise<Readable>; type: string }> {
  const file = fileOf(key, variant)
  if (!(await storage.exists(file))) throw new Refusal('not_found')
  return { open: () => storage.get(file), type: TYPE_OF[variant] }
}

function fileOf(key: string, variant: PhotoVariant): string {
  return `photos/${key.slice(0, 2)}/${key}/${variant}`
}
