import sharp from 'sharp'

const WIDTH = 16

/** Returns a picture of a few pixels as a `data:` address, which a page shows until the other one is there. */
export async function tinyPicture(bytes: Buffer): Promise<string> {
  const tiny = await sharp(bytes).resize({ width: WIDTH }).webp({ quality: 30, effort: 6 }).toBuffer()
  return `data:image/webp;base64,${tiny.toString('base64')}`
}
