import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import sharp from 'sharp'
import { describe, expect, it } from 'vitest'
import { drawings } from './data/drawings.ts'
import { composePicture, grounds, PICTURE } from './pictures.ts'

const folder = fileURLToPath(new URL('../../../ui/drawings/', import.meta.url))
const box = () => readFile(join(folder, 'box.svg'), 'utf8')

describe('pictures', () => {
  it('knows only drawings that there are', async () => {
    const files = await readdir(folder)
    expect(files).toEqual(expect.arrayContaining(Object.keys(drawings).map((name) => `${name}.svg`)))
  })

  it('gives every drawing two different grounds', () => {
    for (const [first, second] of Object.values(drawings)) expect(first).not.toBe(second)
  })

  it('draws a photo of the size and ground asked for', async () => {
    const { data, info } = await sharp(Buffer.from(composePicture(await box(), 'clay')))
      .removeAlpha()
      .raw()
      .toBuffer({ resolveWithObject: true })
    expect(info).toMatchObject(PICTURE)
    expect(`#${data.subarray(0, 3).toString('hex')}`).toBe(grounds.clay)
    const middle = ((PICTURE.height / 2) * PICTURE.width + PICTURE.width / 2) * 3
    expect(`#${data.subarray(middle, middle + 3).toString('hex')}`).not.toBe(grounds.clay)
  })

  it.each(['', '<svg></svg>', '<svg viewBox="0 0 1 1">', '<p viewBox="0 0 1 1"></p>'])(
    'refuses %j',
    (text) => {
      expect(() => composePicture(text, 'sand')).toThrow(RangeError)
    },
  )
})
