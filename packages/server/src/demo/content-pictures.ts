import { toAvif } from '../features/ads/photos/images.ts'
import { newPhotoKey } from '../features/ads/photos/photos.ts'
import { type ImageVariant, putImage } from '../features/content/images.ts'
import type { ImageRow } from '../features/content/reference-queries.ts'
import { tinyPicture } from '../features/content/tiny-picture.ts'
import type { Storage } from '../platform/storage.ts'
import { promotions } from './data/content/promotions.ts'
import { slides } from './data/content/slides.ts'
import type { Drawing } from './data/drawings.ts'
import { AVIF_EFFORT, type DemoPictures, openPictures } from './drawn-pictures.ts'
import { PICTURE } from './pictures.ts'

/** The stored picture of each drawing that the centre's texts show. */
export type ContentPictures = ReadonlyMap<Drawing, ImageRow>

/** Stores the pictures of slides and promotions, once each. Their ground is transparent: pages give it one that suits their theme. */
export const storeContentPictures = async (
  storage: Storage,
  folders: DemoPictures,
): Promise<ContentPictures> => {
  const shown = new Set([...slides, ...promotions].map(({ picture }) => picture.drawing))
  const filesOf = await openPictures(folders)
  const stored = await Promise.all(
    [...shown].map(async (drawing): Promise<[Drawing, ImageRow]> => {
      const key = newPhotoKey()
      const files = await filesOf({ drawing, view: 'whole' })
      const [small, medium] = await Promise.all([
        toAvif(files['small.webp'], AVIF_EFFORT),
        toAvif(files['medium.webp'], AVIF_EFFORT),
      ])
      const all: Record<ImageVariant, Buffer> = { ...files, 'small.avif': small, 'medium.avif': medium }
      const variants = Object.entries(all) as [ImageVariant, Buffer][]
      await Promise.all(variants.map(([variant, bytes]) => putImage(storage, key, variant, bytes)))
      return [drawing, { key, ...PICTURE, preview: await tinyPicture(files['small.webp']) }]
    }),
  )
  return new Map(stored)
}
