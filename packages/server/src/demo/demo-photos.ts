import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { StoredPhoto } from '../features/ads/photos/photo-queries.ts'
import { newPhotoKey } from '../features/ads/photos/photos.ts'
import type { Storage } from '../platform/storage.ts'
import type { DemoPhoto } from './ad-content.ts'
import type { DemoAd } from './ads.ts'
import { drawings as drawingNames } from './data/drawings.ts'
import { putPhotoDrawing } from './drawn-on-demand.ts'
import { type DemoPictures, keepOnly } from './drawn-pictures.ts'
import { composePicture, PICTURE, views } from './pictures.ts'

/** The key that distinguishes pictures. */
export const pictureName = ({ drawing, view }: DemoPhoto) => `${drawing} ${view}`

/** Returns what a picture is drawn from. */
export const svgOf = async (drawings: string, { drawing, view }: DemoPhoto) =>
  composePicture(await readFile(join(drawings, `${drawing}.svg`), 'utf8'), view)

/** Stores the drawing of every picture of the ads, once each. Its files are drawn when somebody asks for them. */
export const storeDemoPhotos = async (
  storage: Storage,
  drawings: string,
  ads: readonly DemoAd[],
): Promise<Map<string, StoredPhoto>> => {
  const shown = ads.flatMap(({ revisions }) => revisions.flatMap(({ photos }) => photos))
  const different = new Map(shown.map((photo) => [pictureName(photo), photo]))
  const stored = await Promise.all(
    [...different].map(async ([name, photo]): Promise<[string, StoredPhoto]> => {
      const key = newPhotoKey()
      await putPhotoDrawing(storage, key, await svgOf(drawings, photo))
      return [name, { key, ...PICTURE }]
    }),
  )
  return new Map(stored)
}

/** Deletes finished files that no drawing gives any more from the folder that data folders share. */
export const forgetOldPictures = async ({ drawings, drawn }: DemoPictures): Promise<void> => {
  if (drawn === undefined) return
  const all = drawingNames.flatMap((drawing) => views.map((view) => svgOf(drawings, { drawing, view })))
  await keepOnly(drawn, await Promise.all(all))
}
