import sharp from 'sharp'

/** A photograph-like picture as a file of a form. */
export async function picture(
  name = 'photo.jpg',
  {
    width = 800,
    height = 600,
    colour = '#3a7d44',
  }: { width?: number; height?: number; colour?: string } = {},
): Promise<File> {
  const bytes = await sharp({ create: { width, height, channels: 3, background: colour } })
    .jpeg()
    .toBuffer()
  return new File([new Uint8Array(bytes)], name, { type: 'image/jpeg' })
}

/**
 * A picture with shapes of its own, as a photograph has them, as a file of a form. The same seed makes the same picture in
 * any size and quality.
 */
export async function photograph(
  seed: number,
  { width = 800, quality = 80 }: { width?: number; quality?: number } = {},
): Promise<File> {
  const [wide, high] = [16, 12]
  let state = seed
  const greys = Uint8Array.from({ length: wide * high }, () => {
    // A linear congruential generator, as in C's rand().
    state = (state * 1103515245 + 12345) % 2 ** 31
    return state >> 23
  })
  const bytes = await sharp(greys, { raw: { width: wide, height: high, channels: 1 } })
    .resize(width, (width * high) / wide, { kernel: 'cubic' })
    .jpeg({ quality })
    .toBuffer()
  return new File([new Uint8Array(bytes)], `${seed}.jpg`, { type: 'image/jpeg' })
}
