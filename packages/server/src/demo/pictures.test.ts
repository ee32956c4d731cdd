import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import sharp from 'sharp'
import { describe, expect, it } from 'vitest'
import { drawings } from './data/drawings.ts'
import { composePicture, grounds, PICTURE } from './pictures.ts'

const folder = fileURLToPath(new URL('../../../ui/drawings/', import.meta.url))

describe('pictures', () => {
  it('uses only existing drawings', async () => {
    const files = await readdir(folder)
    expect(files).toEqual(expect.arrayContaining(Object.keys(drawings).map((name) => `${name}.svg`)))
  })

  it('gives every drawing two different grounds', () => {
    for (const [first, second] of Object.values(drawings)) expect(first).not.toBe(second)
  })

  it.each(Object.keys(drawings))(
    'renders %s on the given background, in the size of a photo',
    async (name) => {
      const drawing = await readFile(join(folder, `${name}.svg`), 'utf8')
      const { data, info } = await sharp(Buffer.from(composePicture(drawing, 'clay')))
        .removeAlpha()
        .raw()
        .toBuffer({ resolveWithObject: true })
      expect(info).toMatchObject(PICTURE)
      expect(`#${data.subarray(0, 3).toString('hex')}`).toBe(grounds.clay)
      const ground = data.readUIntBE(0, 3)
      const drawn = Array.from({ length: data.length / 3 }, (_, at) => data.readUIntBE(at * 3, 3) !== ground)
      expect(drawn.filter(Boolean).length / drawn.length).toBeGreaterThan(0.05)
    },
  )

  it.each(['', '<svg></svg>', '<svg viewBox="0 0 1 1">', '<p viewBox="0 0 1 1"></p>'])(
    'rejects %j',
    (text) => {
      expect(() => composePicture(text, 'sand')).toThrow(RangeError)
    },
  )
})
