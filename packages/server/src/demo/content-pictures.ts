import { newPhotoKey } from '../features/ads/photos/photos.ts'
import type { ImageRow } from '../features/content/reference-queries.ts'
import { tinyPicture } from '../features/content/tiny-picture.ts'
import type { Storage } from '../platform/storage.ts'
import { promotions } from './data/content/promotions.ts'
import { slides } from './data/content/slides.ts'
import type { Drawing } from './data/drawings.ts'
import { svgOf } from './demo-photos.ts'
import { putImageDrawing } from './drawn-on-demand.ts'
import { PICTURE } from './pictures.ts'

/** The stored picture of each drawing that the centre's texts show. */
export type ContentPictures = ReadonlyMap<Drawing, ImageRow>

/** Stores the drawings of slides and promotions, once each. Their ground is transparent: pages give it one that suits their theme. */
export const storeContentPictures = async (storage: Storage, drawings: string): Promise<ContentPictures> => {
  const shown = new Set([...slides, ...promotions].map(({ picture }) => picture.drawing))
  const stored = await Promise.all(
    [...shown].map(async (drawing): Promise<[Drawing, ImageRow]> => {
      const key = newPhotoKey()
      const svg = await svgOf(drawings, { drawing, view: 'whole' })
      await putImageDrawing(storage, key, svg)
      return [drawing, { key, ...PICTURE, preview: await tinyPicture(Buffer.from(svg)) }]
    }),
  )
  return new Map(stored)
}
