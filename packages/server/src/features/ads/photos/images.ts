import { availableParallelism } from 'node:os'
import { MAX_PHOTO_PIXELS, photoType } from '@sauda/sdk/ads'
import sharp, { type Sharp } from 'sharp'
import { createGate, refuseFull } from '../../../platform/gate.ts'

/** Why a file is rejected as a photo; the contract's field codes. */
export type PhotoCode = 'photo_empty' | 'photo_type' | 'photo_pixels' | 'photo_broken'

export interface Picture {
  bytes: Buffer
  width: number
  height: number
}

/** One photo in the sizes that pages request: WebP, and a JPEG for clients that cannot show it. */
export interface Photo {
  small: Picture
  medium: Picture
  large: Picture
  jpeg: Picture
}

const WIDTHS = { small: 320, medium: 640, large: 1280 } as const

// Very long images are cropped to this aspect ratio, to stay within every format's limits.
const MAX_HEIGHT_IN_WIDTHS = 4

// One thread per image, and as many images as there are cores, is faster than many threads for one image. Each image is
// read once, so there is nothing to cache.
sharp.concurrency(1)
sharp.cache(false)
const gate = createGate(availableParallelism())

/** A photo of 40 megapixels takes two seconds of a core, so whoever comes after these would wait for more than a minute. */
const WAITING = 60
const uploads = createGate(availableParallelism(), WAITING)

/**
 * Decodes an uploaded file and re-encodes it: upright, in sRGB, without metadata (location, device), never upscaled.
 * The type is detected from the content, whatever the file name says.
 * @throws RefusalError `unavailable` if too many photos wait already
 */
export async function readPhoto(bytes: Buffer): Promise<{ photo: Photo } | { code: PhotoCode }> {
  if (bytes.length === 0) return { code: 'photo_empty' }
  // Other formats that sharp can read (SVG, TIFF, PDF …) never reach it.
  if (!photoType(bytes)) return { code: 'photo_type' }
  return uploads(() => decode(bytes)).catch((error) => refuseFull(error))
}

function decode(bytes: Buffer): Promise<{ photo: Photo } | { code: PhotoCode }> {
  return gate(async () => {
    try {
      // The header has the dimensions, so oversized images are rejected before they are decompressed.
      const { width, height } = await sharp(bytes, { limitInputPixels: false }).metadata()
      if (width * height > MAX_PHOTO_PIXELS) return { code: 'photo_pixels' }
      return { photo: await draw(bytes) }
    } catch {
      return { code: 'photo_broken' }
    }
  })
}

/**
 * Encodes the same image as AVIF: a third smaller than WebP but slow, so a job does it.
 * @param effort of the encoder, from 0 (fast) to 9 (small)
 */
export function toAvif(bytes: Buffer, effort = 4): Promise<Buffer> {
  return gate(() =>
    sharp(bytes, { limitInputPixels: MAX_PHOTO_PIXELS }).avif({ quality: 50, effort }).toBuffer(),
  )
}

/** How each size is made from the pixels of the large one. */
const made = {
  small: (pixels) => within(pixels, WIDTHS.small).webp({ quality: 75 }),
  medium: (pixels) => within(pixels, WIDTHS.medium).webp({ quality: 78 }),
  large: (pixels) => pixels.webp({ quality: 80 }),
  jpeg: (pixels) => pixels.flatten({ background: 'white' }).jpeg({ quality: 80, progressive: true }),
} satisfies Record<keyof Photo, (pixels: Sharp) => Sharp>

/** Makes one size of a picture that needs no checks, as `readPhoto` makes it. */
export function makeSize(bytes: Buffer, size: keyof Photo): Promise<Buffer> {
  return gate(async () => made[size]((await pixelsOf(bytes))()).toBuffer())
}

async function draw(bytes: Buffer): Promise<Photo> {
  const pixels = await pixelsOf(bytes)
  return {
    small: await picture(made.small(pixels())),
    medium: await picture(made.medium(pixels())),
    large: await picture(made.large(pixels())),
    jpeg: await picture(made.jpeg(pixels())),
  }
}

/** Decodes the large size once; the others are derived from its pixels. */
async function pixelsOf(bytes: Buffer): Promise<() => Sharp> {
  const upload = sharp(bytes, { limitInputPixels: MAX_PHOTO_PIXELS, failOn: 'error' })
  const { data, info } = await within(upload.autoOrient(), WIDTHS.large)
    .toColourspace('srgb')
    .raw({ depth: 'uchar' })
    .toBuffer({ resolveWithObject: true })
  return () => sharp(data, { raw: { width: info.width, height: info.height, channels: info.channels } })
}

function within(image: Sharp, width: number): Sharp {
  return image.resize({
    width,
    height: width * MAX_HEIGHT_IN_WIDTHS,
    fit: 'inside',
    withoutEnlargement: true,
  })
}

async function picture(image: Sharp): Promise<Picture> {
  const { data, info } = await image.toBuffer({ resolveWithObject: true })
  return { bytes: data, width: info.width, height: info.height }
}
