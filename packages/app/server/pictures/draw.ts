import { createHash } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import sharp from 'sharp'
import { DRAWINGS } from '../folders.ts'
import type { Card } from './card.ts'
import { createShelf } from './shelf.ts'
import { PICTURE } from './sizes.ts'

/** A card with what it shows: a photo, whose key never stands for another one, or a drawing of the kit. */
export type Drawn = Card & {
  readonly drawing: string
  readonly photo?: { readonly key: string; readonly read: () => Promise<Uint8Array | null> } | undefined
}

/** A drawn picture; `tag` changes with what it shows. */
export type Picture = { readonly bytes: Buffer; readonly tag: string }

/** Begins with the version of the design: pictures drawn differently are others. */
const DESIGN = '2'

/** About 200 pictures; a picture is drawn again in some 60 ms. */
const shelf = createShelf<Picture>({ bytes: 16 * 1024 * 1024, sizeOf: ({ bytes }) => bytes.length })

/** Returns what a picture shows as a short tag. */
export function tagOf({ photo, ...said }: Drawn): string {
  const content = JSON.stringify([DESIGN, said, photo?.key ?? null])
  return createHash('sha256').update(content).digest('base64url').slice(0, 16)
}

/** Draws the picture of a card as JPEG, or returns it as it was drawn before. */
export function drawPicture(drawn: Drawn): Promise<Picture> {
  const tag = tagOf(drawn)
  return shelf(tag, async () => ({ tag, bytes: await draw(drawn) }))
}

async function draw({ photo, drawing, ...card }: Drawn): Promise<Buffer> {
  // Loaded with the first picture: fonts and what reads them take 24 MB.
  const { cardSvg } = await import('./card.ts')
  const shown = (await photoLayer(photo)) ?? (await drawingLayer(drawing))
  return sharp(Buffer.from(cardSvg(card)))
    .composite([shown])
    .jpeg({ quality: 84, mozjpeg: true })
    .toBuffer()
}

/** What is left free around a picture on a transparent ground. */
const MARGIN = 30

/** The photo, cut to the picture's place, or a picture on a transparent ground as a whole; null if it cannot be read. */
async function photoLayer(photo: Drawn['photo']) {
  const bytes = await photo?.read()
  if (!bytes) return null
  const { width, height, left, top } = PICTURE
  try {
    const { hasAlpha } = await sharp(bytes).metadata()
    if (!hasAlpha) {
      return { input: await sharp(bytes).resize(width, height, { fit: 'cover' }).toBuffer(), left, top }
    }
    const inner = { width: width - 2 * MARGIN, height: height - 2 * MARGIN }
    const input = await sharp(bytes)
      .resize({ ...inner, fit: 'contain', background: '#0000' })
      .png()
      .toBuffer()
    return { input, left: left + MARGIN, top: top + MARGIN }
  } catch {
    return null
  }
}

async function drawingLayer(name: string) {
  const width = 400
  const svg = await readFile(join(DRAWINGS, `${name}.svg`))
  const input = await sharp(svg, { density: 150 }).resize({ width }).png().toBuffer()
  return { input, left: PICTURE.left + (PICTURE.width - width) / 2, top: (PICTURE.height - width * 0.75) / 2 }
}
