import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import sharp from 'sharp'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { readPhoto } from '../features/ads/photos/images.ts'
import { keepOnly, openDrawn } from './drawn-pictures.ts'
import { composePicture, PICTURE } from './pictures.ts'

const svg = (colour: string) =>
  composePicture(`<svg viewBox="0 0 4 3"><circle cx="2" cy="1.500" r="1" fill="${colour}"/></svg>`, 'whole')
const red = svg('#c94e3b')

let folder: string

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'sauda-pictures-'))
})

afterEach(() => rm(folder, { recursive: true }))

const alpha = async (bytes: Buffer, left: number, top: number) => {
  const pixel = await sharp(bytes).ensureAlpha().extract({ left, top, width: 1, height: 1 }).raw().toBuffer()
  return pixel[3]
}

describe('finished pictures of the demo centre', () => {
  it('are transparent around the drawing in WebP and AVIF, and white in the JPEG', async () => {
    const draw = openDrawn(folder)
    for (const variant of ['large.webp', 'large.avif'] as const) {
      const bytes = await draw(red, variant)
      expect(await sharp(bytes).metadata()).toMatchObject({ ...PICTURE, hasAlpha: true })
      expect(await alpha(bytes, 0, 0)).toBe(0)
      expect(await alpha(bytes, 640, 480)).toBe(255)
    }
    const small = await draw(red, 'small.webp')
    expect((await sharp(small).metadata()).width).toBe(320)
    expect(await alpha(small, 0, 0)).toBe(0)
    const corner = await sharp(await draw(red, 'large.jpeg'))
      .extract({ left: 0, top: 0, width: 1, height: 1 })
      .raw()
      .toBuffer()
    expect([...corner]).toEqual([255, 255, 255])
  })

  it.each([
    ['small.avif', 320],
    ['medium.avif', 640],
    ['medium.webp', 640],
  ] as const)('have the width of their name: %s is %i wide', async (variant, width) => {
    expect((await sharp(await openDrawn(folder)(red, variant)).metadata()).width).toBe(width)
  })

  it('are what an upload of the same picture gives', async () => {
    const read = await readPhoto(await sharp(Buffer.from(red)).png().toBuffer())
    if ('code' in read) throw new Error(read.code)
    const draw = openDrawn(folder)
    for (const size of ['small', 'medium', 'large'] as const)
      expect((await draw(red, `${size}.webp`)).equals(read.photo[size].bytes)).toBe(true)
    expect((await draw(red, 'large.jpeg')).equals(read.photo.jpeg.bytes)).toBe(true)
  })

  it('are drawn once and read afterwards', async () => {
    await openDrawn(folder)(red, 'small.webp')
    const [name = ''] = await readdir(folder)
    expect(await readdir(join(folder, name))).toEqual(['small.webp'])
    await writeFile(join(folder, name, 'small.webp'), 'kept')
    expect((await openDrawn(folder)(red, 'small.webp')).toString()).toBe('kept')
  })

  it('are drawn once for all who ask at the same time', async () => {
    const draw = openDrawn(folder)
    const [one, other] = await Promise.all([draw(red, 'small.webp'), draw(red, 'small.webp')])
    expect(one).toBe(other)
  })

  it('are drawn again if their file is empty, as after a power failure', async () => {
    const draw = openDrawn(folder)
    const before = await draw(red, 'small.webp')
    const [name = ''] = await readdir(folder)
    await writeFile(join(folder, name, 'small.webp'), '')
    expect((await draw(red, 'small.webp')).equals(before)).toBe(true)
    expect((await readFile(join(folder, name, 'small.webp'))).equals(before)).toBe(true)
  })

  it('are other ones if the drawing has changed', async () => {
    const draw = openDrawn(folder)
    const before = await draw(red, 'small.webp')
    expect((await draw(svg('#315f98'), 'small.webp')).equals(before)).toBe(false)
    expect(await readdir(folder)).toHaveLength(2)
  })

  it('need no folder that can be written to', async () => {
    await writeFile(join(folder, 'file'), '')
    const bytes = await openDrawn(join(folder, 'file'))(red, 'small.webp')
    expect((await sharp(bytes).metadata()).format).toBe('webp')
  })

  it('are deleted if nothing draws them any more', async () => {
    const draw = openDrawn(folder)
    await mkdir(join(folder, 'of a former drawing'))
    await Promise.all([draw(red, 'small.webp'), draw(svg('#315f98'), 'small.webp')])
    await keepOnly(folder, [red])
    expect(await readdir(folder)).toHaveLength(1)
    await keepOnly(join(folder, 'nowhere'), [red])
  })

  it('cannot be made of a drawing that is none, also at the second attempt', async () => {
    const draw = openDrawn(folder)
    await expect(draw('<svg viewBox="0 0 4 3"><circle</svg>', 'small.webp')).rejects.toThrow()
    await expect(draw('<svg viewBox="0 0 4 3"><circle</svg>', 'small.webp')).rejects.toThrow()
    expect(await readdir(folder)).toEqual([])
  })
})
