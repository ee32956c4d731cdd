import { buffer } from 'node:stream/consumers'
import sharp from 'sharp'
import type { Storage } from '../storage.ts'
import { PICTURE_CID } from './picture-cid.ts'
import type { PostedMail } from './post.ts'

/** Twice the size at which it is shown, for dense screens. */
const SIZE = { width: 208, height: 156 }
const GROUND = '#eef1f0'

const IMAGE = new RegExp(`<img [^>]*"cid:${PICTURE_CID}"[^>]*>`)

/**
 * Attaches the picture that an e-mail shows, as a small JPEG: mail programs know no WebP, many load no pictures from other
 * hosts, and a portal may not be reachable for them. An e-mail whose photo cannot be read goes without it.
 */
export async function withPicture(
  storage: Storage,
  onError: (error: unknown) => void,
  { picture, ...mail }: PostedMail,
): Promise<PostedMail & { jpeg?: Buffer }> {
  if (picture === undefined) return mail
  try {
    const bytes = await buffer(await storage.get(picture))
    const small = sharp(bytes)
      .resize({ ...SIZE, fit: 'cover' })
      .flatten({ background: GROUND })
    return { ...mail, jpeg: await small.jpeg({ quality: 80 }).toBuffer() }
  } catch (error) {
    onError(error)
    return { ...mail, html: mail.html.replace(IMAGE, '') }
  }
}
