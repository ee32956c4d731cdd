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
