import sharp from 'sharp'
import { describe, expect, it } from 'vitest'
import { readPhoto, toAvif } from './images.ts'

const blank = (width: number, height: number, background = '#c60') =>
  sharp({ create: { width, height, channels: 3, background } })

async function photoOf(bytes: Buffer) {
  const result = await readPhoto(bytes)
  if ('code' in result) throw new Error(result.code)
  return result.photo
}

/** The colour of one pixel, as [red, green, blue]. */
async function pixel(bytes: Buffer, left: number, top: number) {
  const area = { left, top, width: 1, height: 1 }
  return [...(await sharp(bytes).extract(area).removeAlpha().raw().toBuffer())]
}

describe('readPhoto', () => {
  it('creates three sizes of WebP and a JPEG, and returns their dimensions', async () => {
    const photo = await photoOf(await blank(3000, 2000).jpeg().toBuffer())
    const told = Object.entries(photo).map(([name, { width, height }]) => [name, width, height])
    expect(told).toEqual([
      ['small', 320, 213],
      ['medium', 640, 427],
      ['large', 1280, 853],
      ['jpeg', 1280, 853],
    ])
    for (const { bytes, width, height } of Object.values(photo)) {
      expect(await sharp(bytes).metadata()).toMatchObject({ width, height })
    }
    expect((await sharp(photo.small.bytes).metadata()).format).toBe('webp')
    expect((await sharp(photo.jpeg.bytes).metadata()).format).toBe('jpeg')
  })

  it('never enlarges a picture', async () => {
    const photo = await photoOf(await blank(500, 100).png().toBuffer())
    expect([photo.small.width, photo.medium.width, photo.large.width, photo.jpeg.width]).toEqual([
      320, 500, 500, 500,
    ])
  })

  it.each(['jpeg', 'png', 'webp', 'avif', 'gif'] as const)('accepts %s', async (format) => {
    const photo = await photoOf(await blank(40, 20).toFormat(format).toBuffer())
    expect(photo.large).toMatchObject({ width: 40, height: 20 })
  })

  it.each([
    ['grey', blank(40, 20).greyscale().png()],
    ['16 bits', blank(40, 20).toColourspace('rgb16').png()],
    ['CMYK', blank(40, 20).toColourspace('cmyk').jpeg()],
  ])('accepts a picture in %s', async (_name, image) => {
    const photo = await photoOf(await image.toBuffer())
    expect(await sharp(photo.jpeg.bytes).metadata()).toMatchObject({
      format: 'jpeg',
      space: 'srgb',
      channels: 3,
    })
  })

  it('puts white behind transparency, in the JPEG only', async () => {
    const clear = { width: 20, height: 20, channels: 4, background: { r: 0, g: 0, b: 0, alpha: 0 } } as const
    const photo = await photoOf(await sharp({ create: clear }).png().toBuffer())
    expect(await pixel(photo.jpeg.bytes, 10, 10)).toEqual([255, 255, 255])
    expect((await sharp(photo.large.bytes).metadata()).hasAlpha).toBe(true)
  })

  it('rotates it upright and removes location and device metadata', async () => {
    const left = await blank(20, 20, '#fff').png().toBuffer()
    const bytes = await blank(60, 20, '#000')
      .composite([{ input: left, left: 0, top: 0 }])
      .withExif({
        IFD0: { Make: 'Kamera', Orientation: '6' },
        IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '43/1 15/1 0/1' },
      })
      .withMetadata({ orientation: 6 })
      .jpeg({ quality: 100 })
      .toBuffer()
    expect((await sharp(bytes).metadata()).exif?.includes('Kamera')).toBe(true)

    const photo = await photoOf(bytes)
    // Orientation 6: the left side of the original is at the top.
    expect(photo.jpeg).toMatchObject({ width: 20, height: 60 })
    const [top] = await pixel(photo.jpeg.bytes, 10, 5)
    const [bottom] = await pixel(photo.jpeg.bytes, 10, 55)
    expect(top).toBeGreaterThan(200)
    expect(bottom).toBeLessThan(50)
    for (const { bytes } of Object.values(photo)) {
      const { exif, xmp, iptc, orientation } = await sharp(bytes).metadata()
      expect({ exif, xmp, iptc, orientation }).toEqual({})
      expect(bytes.includes('Kamera')).toBe(false)
    }
  })

  it('crops a very long picture instead of failing', async () => {
    const photo = await photoOf(await blank(20, 30_000).png().toBuffer())
    expect(photo.large.height).toBe(5120)
  })

  it('accepts 40 megapixels and rejects one column more', async () => {
    expect(await readPhoto(await blank(8000, 5000).png().toBuffer())).toHaveProperty('photo')
    expect(await readPhoto(await blank(8001, 5000).png().toBuffer())).toEqual({ code: 'photo_pixels' })
  })

  it('rejects 60 megapixels by the header, whatever follows it', async () => {
    const bytes = await blank(10_000, 6000).png().toBuffer()
    expect(await readPhoto(bytes)).toEqual({ code: 'photo_pixels' })
    expect(await readPhoto(bytes.subarray(0, 200))).toEqual({ code: 'photo_pixels' })
  })

  const svg =
    '<svg xmlns="http://www.w3.org/2000/svg" width="10" height="10"><rect width="10" height="10"/></svg>'
  it.each([
    ['text', Buffer.from('Это не фото, хотя и называется photo.jpg')],
    ['SVG', Buffer.from(svg)],
    ['a web page', Buffer.from('<!doctype html><script>alert(1)</script>')],
    ['a PDF', Buffer.from('%PDF-1.7\n')],
    ['HEIC', Buffer.from('\0\0\0\x18ftypheic\0\0\0\0mif1heic', 'latin1')],
    ['one byte', Buffer.from([0xff])],
  ])('rejects %s', async (_name, bytes) => {
    expect(await readPhoto(bytes)).toEqual({ code: 'photo_type' })
  })

  it('rejects TIFF, which sharp could read', async () => {
    expect(await readPhoto(await blank(10, 10).tiff().toBuffer())).toEqual({ code: 'photo_type' })
  })

  it('rejects an empty file', async () => {
    expect(await readPhoto(Buffer.alloc(0))).toEqual({ code: 'photo_empty' })
  })

  it.each(['jpeg', 'png', 'webp', 'gif', 'avif'] as const)('rejects a truncated %s', async (format) => {
    const noise = {
      width: 200,
      height: 200,
      channels: 3,
      noise: { type: 'gaussian', mean: 128, sigma: 60 },
    } as const
    const bytes = await sharp({ create: { ...noise, background: '#000' } })
      .toFormat(format)
      .toBuffer()
    expect(await readPhoto(bytes.subarray(0, bytes.length / 2))).toEqual({ code: 'photo_broken' })
  })

  it('rejects the first bytes of a JPEG followed by garbage', async () => {
    const bytes = Buffer.concat([Buffer.from([0xff, 0xd8, 0xff]), Buffer.from('nonsense')])
    expect(await readPhoto(bytes)).toEqual({ code: 'photo_broken' })
  })
})

it('photos for which there is no place are refused at once, and the others are read', async () => {
  const bytes = await blank(64, 64).png().toBuffer()
  const read = await Promise.allSettled(Array.from({ length: 200 }, () => readPhoto(bytes)))
  const refused = read.flatMap((one) => (one.status === 'rejected' ? [one.reason] : []))
  expect(refused.length).toBeGreaterThan(100)
  for (const reason of refused)
    expect(reason).toMatchObject({ code: 'unavailable', details: { retry_after: 10 } })
  expect(read.filter((one) => one.status === 'fulfilled' && 'photo' in one.value).length).toBe(
    200 - refused.length,
  )
})

describe('toAvif', () => {
  it('creates the same picture', async () => {
    const avif = await toAvif(await blank(64, 32).webp().toBuffer())
    expect(await sharp(avif).metadata()).toMatchObject({
      format: 'heif',
      compression: 'av1',
      width: 64,
      height: 32,
    })
  })

  it('stays transparent where the picture is, with any effort', async () => {
    const clear = { width: 20, height: 20, channels: 4, background: { r: 0, g: 0, b: 0, alpha: 0 } } as const
    const png = await sharp({ create: clear }).png().toBuffer()
    for (const effort of [undefined, 0, 1]) {
      const pixels = await sharp(await toAvif(png, effort))
        .raw()
        .toBuffer({ resolveWithObject: true })
      expect(pixels.info.channels).toBe(4)
      expect(pixels.data[3]).toBe(0)
    }
  })

  it('throws for a file that is not a picture', async () => {
    await expect(toAvif(Buffer.from('no'))).rejects.toThrow()
  })
})
