import { mkdir, mkdtemp, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import sharp from 'sharp'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { drawings } from './data/drawings.ts'
import { drawDemoPictures, openPictures } from './drawn-pictures.ts'
import { PICTURE } from './pictures.ts'

const svg = (colour: string) =>
  `<svg viewBox="0 0 4 3"><circle cx="2" cy="1.500" r="1" fill="${colour}"/></svg>`

let folder: string
let folders: { drawings: string; drawn: string }

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'sauda-pictures-'))
  folders = { drawings: join(folder, 'drawings'), drawn: join(folder, 'drawn') }
  await mkdir(folders.drawings)
  await Promise.all(drawings.map((name) => writeFile(join(folders.drawings, `${name}.svg`), svg('#c94e3b'))))
})

afterEach(() => rm(folder, { recursive: true }))

const alpha = async (bytes: Buffer, left: number, top: number) => {
  const pixel = await sharp(bytes).ensureAlpha().extract({ left, top, width: 1, height: 1 }).raw().toBuffer()
  return pixel[3]
}

const whole = { drawing: 'box', view: 'whole' } as const

describe('finished pictures of the demo centre', () => {
  it('are transparent around the drawing in WebP and AVIF, and white in the JPEG', async () => {
    const files = await (await openPictures(folders))(whole)
    for (const variant of ['large.webp', 'large.avif'] as const) {
      expect(await sharp(files[variant]).metadata()).toMatchObject({ ...PICTURE, hasAlpha: true })
      expect(await alpha(files[variant], 0, 0)).toBe(0)
      expect(await alpha(files[variant], 640, 480)).toBe(255)
    }
    expect((await sharp(files['small.webp']).metadata()).width).toBe(320)
    expect(await alpha(files['small.webp'], 0, 0)).toBe(0)
    const corner = await sharp(files['large.jpeg'])
      .extract({ left: 0, top: 0, width: 1, height: 1 })
      .raw()
      .toBuffer()
    expect([...corner]).toEqual([255, 255, 255])
  })

  it('are rendered once and read afterwards', async () => {
    await (await openPictures(folders))(whole)
    const [name = ''] = await readdir(folders.drawn)
    await writeFile(join(folders.drawn, name, 'small.webp'), 'kept')
    expect((await (await openPictures(folders))(whole))['small.webp'].toString()).toBe('kept')
  })

  it('are rendered again if the drawing has changed', async () => {
    const before = await (await openPictures(folders))(whole)
    await writeFile(join(folders.drawings, 'box.svg'), svg('#315f98'))
    const after = await (await openPictures(folders))(whole)
    expect(after['small.webp'].equals(before['small.webp'])).toBe(false)
    expect(await readdir(folders.drawn)).toHaveLength(2)
  })

  it('of equal drawings are one picture', async () => {
    const filesOf = await openPictures(folders)
    const both = await Promise.all([filesOf(whole), filesOf({ drawing: 'tyre', view: 'whole' })])
    expect(both[0]).toBe(both[1])
  })

  it('need no folder to be kept in', async () => {
    const files = await (await openPictures({ drawings: folders.drawings }))(whole)
    expect(files['large.avif'].length).toBeGreaterThan(0)
    expect(await readdir(folder)).toEqual(['drawings'])
  })

  it('are all drawn beforehand, and what nothing draws any more is deleted', async () => {
    await mkdir(join(folders.drawn, 'of a former drawing'), { recursive: true })
    await mkdir(join(folders.drawn, 'half written.draft'))
    await drawDemoPictures(folders)
    // All drawings are the same here: one picture whole and one from near.
    const names = await readdir(folders.drawn)
    expect(names).toHaveLength(2)
    expect(names.every((name) => /^[0-9a-f]{32}$/.test(name))).toBe(true)
    const [name = ''] = names
    const { mtimeMs } = await stat(join(folders.drawn, name))
    await drawDemoPictures(folders)
    expect((await stat(join(folders.drawn, name))).mtimeMs).toBe(mtimeMs)
    expect(await readFile(join(folders.drawn, name, 'large.avif'))).not.toHaveLength(0)
  })

  it('cannot be made of a drawing that is none', async () => {
    await writeFile(join(folders.drawings, 'box.svg'), 'not a drawing')
    await expect((await openPictures(folders))(whole)).rejects.toThrow(RangeError)
    await writeFile(join(folders.drawings, 'box.svg'), '<svg viewBox="0 0 4 3"><circle</svg>')
    await expect((await openPictures(folders))(whole)).rejects.toThrow()
    await rm(join(folders.drawings, 'box.svg'))
    await expect((await openPictures(folders))(whole)).rejects.toThrow('ENOENT')
  })
})
