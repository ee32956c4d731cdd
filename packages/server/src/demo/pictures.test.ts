import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import sharp from 'sharp'
import { describe, expect, it } from 'vitest'
import { drawings } from './data/drawings.ts'
import { composePicture, PICTURE, views } from './pictures.ts'

const folder = fileURLToPath(new URL('../../../ui/drawings/', import.meta.url))

/** Opacity of each pixel, 0 to 255. */
async function opacityOf(svg: string) {
  const { data, info } = await sharp(Buffer.from(svg))
    .ensureAlpha()
    .extractChannel('alpha')
    .raw()
    .toBuffer({ resolveWithObject: true })
  return { info, data }
}

describe('pictures', () => {
  it('uses only existing drawings', async () => {
    const files = await readdir(folder)
    expect(files).toEqual(expect.arrayContaining(drawings.map((name) => `${name}.svg`)))
  })

  it.each(drawings)('renders %s in the size of a photo, on a transparent ground', async (name) => {
    const drawing = await readFile(join(folder, `${name}.svg`), 'utf8')
    const { data, info } = await opacityOf(composePicture(drawing, 'whole'))
    expect(info).toMatchObject(PICTURE)
    const { width, height } = PICTURE
    const corners = [0, width - 1, (height - 1) * width, height * width - 1]
    expect(corners.map((at) => data[at])).toEqual([0, 0, 0, 0])
    const drawn = data.filter((opacity) => opacity > 200).length / data.length
    expect(drawn).toBeGreaterThan(0.05)
    expect(drawn).toBeLessThan(0.6)
  })

  it('shows the middle of a drawing from near', async () => {
    const dot = '<svg viewBox="0 0 240 180"><circle cx="120" cy="83" r="10"/></svg>'
    const [whole = 0, near = 0] = await Promise.all(
      views.map(async (view) => {
        const { data } = await opacityOf(composePicture(dot, view))
        return data.filter((opacity) => opacity > 200).length
      }),
    )
    expect(near / whole).toBeCloseTo((1 / 0.6 / 0.84) ** 2, 1)
  })

  it.each(['', '<svg></svg>', '<svg viewBox="0 0 1 1">', '<p viewBox="0 0 1 1"></p>'])(
    'rejects %j',
    (text) => {
      expect(() => composePicture(text, 'whole')).toThrow(RangeError)
    },
  )
})
