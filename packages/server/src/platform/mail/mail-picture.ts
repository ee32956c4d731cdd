import { readFile } from 'node:fs/promises'
import { basename, join } from 'node:path'
import { buffer } from 'node:stream/consumers'
import sharp from 'sharp'
import type { Storage } from '../storage.ts'
import type { MailPicture } from './mail.ts'
import { PICTURE_CID } from './picture-cid.ts'
import type { PostedMail } from './post.ts'

/** Twice the size at which it is shown, for dense screens. */
const SIZE = { width: 208, height: 156 }
const GROUND = '#eef1f0'

const CELL = new RegExp(`<td [^>]*><img [^>]*"cid:${PICTURE_CID}"[^>]*></td>`)

/** Where pictures of e-mails come from. */
export interface PictureSources {
  storage: Storage
  /** The folder of the drawings' SVG files; without one, drawings are left out. */
  drawings?: string | undefined
  onError(error: unknown): void
}

/**
 * Attaches the picture that an e-mail shows, as a small JPEG: mail programs know no WebP and no SVG, many load no pictures
 * from other hosts, and a portal may not be reachable for them. An e-mail whose picture cannot be read goes without it.
 */
export async function withPicture(
  sources: PictureSources,
  { picture, ...mail }: PostedMail,
): Promise<PostedMail> {
  if (picture === undefined) return mail
  try {
    const bytes = await read(sources, picture)
    if (bytes) return { ...mail, jpeg: await smallJpeg(bytes) }
  } catch (error) {
    sources.onError(error)
  }
  return { ...mail, html: mail.html.replace(CELL, '') }
}

async function read({ storage, drawings }: PictureSources, picture: MailPicture): Promise<Buffer | null> {
  if ('stored' in picture) return buffer(await storage.get(picture.stored))
  return drawings ? readFile(join(drawings, `${basename(picture.drawing)}.svg`)) : null
}

function smallJpeg(bytes: Buffer): Promise<Buffer> {
  return sharp(bytes)
    .resize({ ...SIZE, fit: 'cover' })
    .flatten({ background: GROUND })
    .jpeg({ quality: 80 })
    .toBuffer()
}
