import { createHash, randomBytes } from 'node:crypto'
import { mkdir, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { makeSize, toAvif } from '../features/ads/photos/images.ts'
import type { PhotoVariant } from '../features/ads/photos/photos.ts'
import type { ImageVariant } from '../features/content/images.ts'

/** Where the demo centre's pictures come from. */
export interface DemoPictures {
  /** The folder of the drawings' SVG files. */
  drawings: string
  /**
   * A folder for finished files, which all data folders share, so that each is drawn once; by default, one in the data folder. It
   * may be deleted at any time.
   */
  drawn?: string
}

export type PictureVariant = PhotoVariant | ImageVariant

/** Returns one size of a picture in one format. */
export type Draw = (svg: string, variant: PictureVariant) => Promise<Buffer>

/** Increase it when the same SVG gives other files: other sizes, qualities or formats. */
const RECIPE = 1
/** The encoder's usual effort takes ten times as long to save a sixth of the bytes. */
const AVIF_EFFORT = 1

/** Opens a folder of finished files. What is not in it is drawn and then kept there. */
export function openDrawn(folder: string): Draw {
  const underWay = new Map<string, Promise<Buffer>>()
  const draw: Draw = (svg, variant) => {
    const path = join(folder, pictureNameOf(svg), variant)
    const made = underWay.get(path) ?? readOrDraw(path, () => drawOne(svg, variant, draw))
    if (!underWay.has(path)) {
      underWay.set(path, made)
      const forget = () => underWay.delete(path)
      made.then(forget, forget)
    }
    return made
  }
  return draw
}

/** Deletes finished files of other pictures than these. */
export async function keepOnly(folder: string, svgs: readonly string[]): Promise<void> {
  const current = new Set(svgs.map(pictureNameOf))
  const old = (await readdir(folder).catch(() => [])).filter((name) => !current.has(name))
  await Promise.all(old.map((name) => rm(join(folder, name), { recursive: true, force: true })))
}

/** The same for the same picture, so that a changed drawing is drawn again. */
const pictureNameOf = (svg: string) =>
  createHash('sha256').update(`${RECIPE} ${svg}`).digest('hex').slice(0, 32)

async function readOrDraw(path: string, drawIt: () => Promise<Buffer>): Promise<Buffer> {
  const finished = await readFile(path).catch(() => null)
  // A file is empty if the power failed before its content was on the disk.
  if (finished?.length) return finished
  const bytes = await drawIt()
  await keep(path, bytes).catch(() => undefined)
  return bytes
}

/** Written elsewhere and then renamed: a file is always complete, whoever else draws it. */
async function keep(path: string, bytes: Buffer): Promise<void> {
  const draft = `${path}.${randomBytes(6).toString('hex')}.draft`
  await mkdir(join(path, '..'), { recursive: true })
  await writeFile(draft, bytes)
  await rename(draft, path)
}

const SIZES = {
  'small.webp': 'small',
  'medium.webp': 'medium',
  'large.webp': 'large',
  'large.jpeg': 'jpeg',
} as const

async function drawOne(svg: string, variant: PictureVariant, draw: Draw): Promise<Buffer> {
  if (variant === 'large.avif') return toAvif(Buffer.from(svg), AVIF_EFFORT)
  if (variant === 'small.avif') return toAvif(await draw(svg, 'small.webp'), AVIF_EFFORT)
  if (variant === 'medium.avif') return toAvif(await draw(svg, 'medium.webp'), AVIF_EFFORT)
  return makeSize(Buffer.from(svg), SIZES[variant])
}
