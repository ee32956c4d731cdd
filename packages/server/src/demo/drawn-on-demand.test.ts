import { mkdtemp, readdir, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { buffer } from 'node:stream/consumers'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { deleteFiles, fileOf } from '../features/ads/photos/photos.ts'
import { deleteImageFiles, imageFileOf } from '../features/content/images.ts'
import { openStorage, type Storage } from '../platform/storage.ts'
import { drawnOnDemand, putImageDrawing, putPhotoDrawing } from './drawn-on-demand.ts'

let folder: string
let storage: Storage
/** What has been drawn. */
let drawn: string[]

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'sauda-on-demand-'))
  drawn = []
  storage = drawnOnDemand(openStorage(folder), async (svg, variant) => {
    drawn.push(`${svg} ${variant}`)
    return Buffer.from(`drawn: ${svg}`)
  })
})

afterEach(() => rm(folder, { recursive: true }))

const read = async (file: string) => (await buffer(await storage.get(file))).toString()
const [photo, image] = [fileOf('abc', 'large.avif'), imageFileOf('def', 'small.avif')]

it('draws the file of a picture whose drawing is stored', async () => {
  await putPhotoDrawing(storage, 'abc', 'a tyre')
  await putImageDrawing(storage, 'def', 'a sale')
  expect([await storage.exists(photo), await storage.exists(image)]).toEqual([true, true])
  expect(drawn).toEqual([])
  expect([await read(photo), await read(image)]).toEqual(['drawn: a tyre', 'drawn: a sale'])
  expect(drawn).toEqual(['a tyre large.avif', 'a sale small.avif'])
})

it('still has the drawing after a restart', async () => {
  await putPhotoDrawing(storage, 'abc', 'a tyre')
  storage = drawnOnDemand(openStorage(folder), async (svg) => Buffer.from(`later: ${svg}`))
  expect(await read(photo)).toBe('later: a tyre')
})

it('returns a file that is stored as it is', async () => {
  await putPhotoDrawing(storage, 'abc', 'a tyre')
  await storage.put(photo, Buffer.from('stored'), 'image/avif')
  expect(await read(photo)).toBe('stored')
  expect(drawn).toEqual([])
})

it.each([
  ['a photo without a drawing', fileOf('zzz', 'small.webp')],
  ['another file beside a drawing', 'photos/ab/abc/small.txt'],
  ['a file that only ends like one', 'documents/ab/abc/small.webp'],
])('has no file for %s', async (_which, file) => {
  await putPhotoDrawing(storage, 'abc', 'a tyre')
  expect(await storage.exists(file)).toBe(false)
  await expect(read(file)).rejects.toThrow()
  expect(drawn).toEqual([])
})

it('draws nothing of pictures that were deleted', async () => {
  await putPhotoDrawing(storage, 'abc', 'a tyre')
  await putImageDrawing(storage, 'def', 'a sale')
  await deleteFiles(storage, 'abc')
  await deleteImageFiles(storage, 'def')
  expect([await storage.exists(photo), await storage.exists(image)]).toEqual([false, false])
  await expect(read(photo)).rejects.toThrow()
  const left = await readdir(folder, { recursive: true, withFileTypes: true })
  expect(left.filter((entry) => entry.isFile())).toEqual([])
})
