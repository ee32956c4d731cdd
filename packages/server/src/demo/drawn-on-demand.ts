import { dirname } from 'node:path/posix'
import { Readable } from 'node:stream'
import { text } from 'node:stream/consumers'
import { fileOf } from '../features/ads/photos/photos.ts'
import { imageFileOf } from '../features/content/images.ts'
import type { Storage } from '../platform/storage.ts'
import type { Draw, PictureVariant } from './drawn-pictures.ts'

/** The files of a photo of an ad, and of a picture of the centre's texts. */
const PICTURE = /^(?:photos|content)\/.+\/((?:small|medium|large)\.(?:webp|jpeg|avif))$/

/** What the files of a picture are drawn from, beside them. */
const drawingBeside = (file: string) => `${dirname(file)}/drawing.svg`

/** Stores what a photo of an ad is drawn from. */
export function putPhotoDrawing(storage: Storage, key: string, svg: string): Promise<void> {
  return putDrawing(storage, fileOf(key, 'small.webp'), svg)
}

/** Stores what a picture of the centre's texts is drawn from. */
export function putImageDrawing(storage: Storage, key: string, svg: string): Promise<void> {
  return putDrawing(storage, imageFileOf(key, 'small.webp'), svg)
}

const putDrawing = (storage: Storage, file: string, svg: string) =>
  storage.put(drawingBeside(file), Buffer.from(svg), 'image/svg+xml')

/**
 * Returns a storage that has all files of a picture whose drawing is stored: each is drawn when it is first read. Drawing all
 * of them while the demo centre is created would take a minute of a processor.
 */
export function drawnOnDemand(storage: Storage, draw: Draw): Storage {
  const variantOf = async (key: string): Promise<PictureVariant | null> => {
    const variant = PICTURE.exec(key)?.[1] as PictureVariant | undefined
    return variant && (await storage.exists(drawingBeside(key))) ? variant : null
  }
  return {
    put: storage.put,
    exists: async (key) => (await storage.exists(key)) || (await variantOf(key)) !== null,
    async get(key) {
      const variant = PICTURE.test(key) && !(await storage.exists(key)) ? await variantOf(key) : null
      if (variant === null) return storage.get(key)
      const svg = await text(await storage.get(drawingBeside(key)))
      return Readable.from([await draw(svg, variant)], { objectMode: false })
    },
    async delete(key) {
      if (PICTURE.test(key)) await storage.delete(drawingBeside(key))
      await storage.delete(key)
    },
  }
}
