import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import sharp from 'sharp'
import { readPhoto } from '../features/ads/photos/images.ts'
import type { StoredPhoto } from '../features/ads/photos/photo-queries.ts'
import { storePhotos } from '../features/ads/photos/photos.ts'
import type { Storage } from '../platform/storage.ts'
import type { DemoPhoto } from './ad-content.ts'
import type { DemoAd } from './ads.ts'
import { composePicture } from './pictures.ts'

/** The key that distinguishes pictures. */
export const pictureName = ({ drawing, ground }: DemoPhoto) => `${drawing} on ${ground}`

/**
 * Renders every picture of the ads, once each, and stores it in the sizes of any photo.
 * @param folder of the drawings' SVG files
 */
export const storeDemoPhotos = async (
  storage: Storage,
  folder: string,
  ads: readonly DemoAd[],
): Promise<Map<string, StoredPhoto>> => {
  const shown = ads.flatMap(({ revisions }) => revisions.flatMap(({ photos }) => photos))
  const different = new Map(shown.map((photo) => [pictureName(photo), photo]))
  const stored = await Promise.all(
    [...different].map(async ([name, photo]) => [name, await storePicture(storage, folder, photo)] as const),
  )
  return new Map(stored)
}

const storePicture = async (storage: Storage, folder: string, { drawing, ground }: DemoPhoto) => {
  const svg = composePicture(await readFile(join(folder, `${drawing}.svg`), 'utf8'), ground)
  const png = await sharp(Buffer.from(svg)).removeAlpha().png({ compressionLevel: 1 }).toBuffer()
  const read = await readPhoto(png)
  if ('code' in read) throw new Error(`The drawing ${drawing} makes no photo: ${read.code}`)
  const [stored] = await storePhotos(storage, [read.photo])
  if (!stored) throw new Error(`The drawing ${drawing} was not stored`)
  return stored
}
