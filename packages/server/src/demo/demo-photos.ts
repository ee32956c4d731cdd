import type { StoredPhoto } from '../features/ads/photos/photo-queries.ts'
import { newPhotoKey, type PhotoVariant, putVariant } from '../features/ads/photos/photos.ts'
import type { Storage } from '../platform/storage.ts'
import type { DemoPhoto } from './ad-content.ts'
import type { DemoAd } from './ads.ts'
import { type DemoPictures, openPictures } from './drawn-pictures.ts'
import { PICTURE } from './pictures.ts'

/** The key that distinguishes pictures. */
export const pictureName = ({ drawing, view }: DemoPhoto) => `${drawing} ${view}`

/** Stores every picture of the ads, once each, in the sizes and formats of any photo. */
export const storeDemoPhotos = async (
  storage: Storage,
  folders: DemoPictures,
  ads: readonly DemoAd[],
): Promise<Map<string, StoredPhoto>> => {
  const shown = ads.flatMap(({ revisions }) => revisions.flatMap(({ photos }) => photos))
  const different = new Map(shown.map((photo) => [pictureName(photo), photo]))
  const filesOf = await openPictures(folders)
  const stored = await Promise.all(
    [...different].map(async ([name, photo]): Promise<[string, StoredPhoto]> => {
      const key = newPhotoKey()
      const files = Object.entries(await filesOf(photo)) as [PhotoVariant, Buffer][]
      await Promise.all(files.map(([variant, bytes]) => putVariant(storage, key, variant, bytes)))
      return [name, { key, ...PICTURE }]
    }),
  )
  return new Map(stored)
}
