import { mkdtemp, readdir, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { buffer } from 'node:stream/consumers'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { openStorage, type Storage } from './storage.ts'

let parent: string
let storage: Storage
beforeEach(async () => {
  parent = await mkdtemp(join(tmpdir(), 'sauda-storage-'))
  storage = openStorage(join(parent, 'files'))
})
afterEach(() => rm(parent, { recursive: true }))

const bytesOf = (text: string) => new TextEncoder().encode(text)
const put = (key: string, text: string) => storage.put(key, bytesOf(text), 'image/webp')
const read = async (key: string) => (await buffer(await storage.get(key))).toString()

it('returns what was stored', async () => {
  await put('photos/1/small.webp', 'шағын')
  expect(await read('photos/1/small.webp')).toBe('шағын')
  expect(await storage.exists('photos/1/small.webp')).toBe(true)
})

it('replaces a file and leaves no temporary files beside it', async () => {
  await Promise.all(['one', 'two', 'six'].map((text) => put('photos/1/small.webp', text)))
  await put('photos/1/small.webp', 'last')
  expect(await read('photos/1/small.webp')).toBe('last')
  expect(await readdir(join(parent, 'files', 'photos', '1'))).toEqual(['small.webp'])
})

it('deletes a file, and does not fail without one', async () => {
  await put('a.webp', 'a')
  await storage.delete('a.webp')
  await storage.delete('a.webp')
  expect(await storage.exists('a.webp')).toBe(false)
})

it('fails to read a missing file', async () => {
  await expect(read('nothing.webp')).rejects.toThrow('ENOENT')
  expect(await storage.exists('nothing.webp')).toBe(false)
})

it.each(['../out.webp', 'photos/../../out.webp', 'photos/..\\..\\..\\out.webp', 'a\0b.webp'])(
  'rejects the key %j',
  async (key) => {
    await expect(put(key, 'out')).rejects.toThrow()
    await expect(read(key)).rejects.toThrow()
    expect((await readdir(parent)).filter((name) => name !== 'files')).toEqual([])
  },
)

it('leaves nothing if it cannot write', async () => {
  await put('photos', 'a file where a folder should be')
  await expect(put('photos/1.webp', 'x')).rejects.toThrow()
  await put('folder/1.webp', 'x')
  await expect(put('folder', 'x')).rejects.toThrow()
  expect(await readdir(join(parent, 'files'))).toEqual(['folder', 'photos'])
})
