import { createHash, randomBytes } from 'node:crypto'
import { mkdir, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises'
import { availableParallelism } from 'node:os'
import { join } from 'node:path'
import sharp from 'sharp'
import { readPhoto, toAvif } from '../features/ads/photos/images.ts'
import { type PhotoVariant, photoVariants } from '../features/ads/photos/photos.ts'
import { createGate } from '../platform/gate.ts'
import type { DemoPhoto } from './ad-content.ts'
import { drawings } from './data/drawings.ts'
import { composePicture, views } from './pictures.ts'

/** Where the demo centre's pictures come from. */
export interface DemoPictures {
  /** The folder of the drawings' SVG files. */
  drawings: string
  /** A folder for finished pictures, so that each is rendered once. It may be deleted at any time, or be read-only. */
  drawn?: string
}

type Files = Record<PhotoVariant, Buffer>

/** Increase it when the same SVG gives other files: other sizes, qualities or formats. */
const RECIPE = 1
/** The encoder's usual effort takes ten times as long to save a sixth of the bytes. */
export const AVIF_EFFORT = 1

/** Returns a function that gives the files of a picture: finished ones, or rendered and then kept. */
export async function openPictures({
  drawings: folder,
  drawn,
}: DemoPictures): Promise<(photo: DemoPhoto) => Promise<Files>> {
  const finished = new Set(drawn ? await readdir(drawn).catch(() => []) : [])
  const gate = createGate(availableParallelism())
  const make = async (name: string, svg: string) => {
    const known = drawn && finished.has(name) ? await readFiles(join(drawn, name)).catch(() => null) : null
    if (known) return known
    const files = await gate(() => render(svg))
    if (drawn) await keep(drawn, name, files).catch(() => undefined)
    return files
  }
  const made = new Map<string, Promise<Files>>()
  return async ({ drawing, view }) => {
    const svg = composePicture(await readFile(join(folder, `${drawing}.svg`), 'utf8'), view)
    const name = nameOf(svg)
    const files = made.get(name) ?? make(name, svg)
    made.set(name, files)
    return files
  }
}

/** Renders what is missing in the folder of finished pictures, and deletes what no drawing gives any more. */
export async function drawDemoPictures(folders: Required<DemoPictures>): Promise<void> {
  const filesOf = await openPictures(folders)
  const all = drawings.flatMap((drawing) => views.map((view) => ({ drawing, view })))
  // One after another would leave the other cores idle; the gate above limits how many are rendered at once.
  await Promise.all(all.map(filesOf))
  const names = all.map(async ({ drawing, view }) =>
    nameOf(composePicture(await readFile(join(folders.drawings, `${drawing}.svg`), 'utf8'), view)),
  )
  const current = new Set(await Promise.all(names))
  const old = (await readdir(folders.drawn)).filter((name) => !current.has(name))
  await Promise.all(old.map((name) => rm(join(folders.drawn, name), { recursive: true, force: true })))
}

/** The same for the same picture, so that a changed drawing is rendered again. */
const nameOf = (svg: string) => createHash('sha256').update(`${RECIPE} ${svg}`).digest('hex').slice(0, 32)

async function readFiles(folder: string): Promise<Files> {
  const entries = photoVariants.map(
    async (variant) => [variant, await readFile(join(folder, variant))] as const,
  )
  return Object.fromEntries(await Promise.all(entries)) as Files
}

/** Written elsewhere and then renamed: a folder with a picture's name is always complete. */
async function keep(drawn: string, name: string, files: Files): Promise<void> {
  const draft = join(drawn, `${name}.${randomBytes(6).toString('hex')}.draft`)
  await mkdir(draft, { recursive: true })
  await Promise.all(Object.entries(files).map(([variant, bytes]) => writeFile(join(draft, variant), bytes)))
  // Another process may have finished the same picture.
  await rename(draft, join(drawn, name)).catch(() => rm(draft, { recursive: true, force: true }))
}

async function render(svg: string): Promise<Files> {
  const png = await sharp(Buffer.from(svg)).png({ compressionLevel: 1 }).toBuffer()
  const read = await readPhoto(png)
  if ('code' in read) throw new Error(`A drawing makes no photo: ${read.code}`)
  const { small, medium, large, jpeg } = read.photo
  return {
    'small.webp': small.bytes,
    'medium.webp': medium.bytes,
    'large.webp': large.bytes,
    'large.jpeg': jpeg.bytes,
    'large.avif': await toAvif(png, AVIF_EFFORT),
  }
}
