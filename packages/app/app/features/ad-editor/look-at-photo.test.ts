import { openAsBlob } from 'node:fs'
import { appendFile, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { gatherPhotoErrors, lookAtPhoto, withProblems } from './look-at-photo.ts'

const file = (id: string) => ({ id, file: new File(['x'], `${id}.jpg`) })
const kept = { id: 'ab', url: '/s.webp' }

it('adds a file that cannot be read as a photo with a problem, and the others as usual', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'photo-'))
  const path = join(folder, 'changed.jpg')
  await writeFile(path, '\xff\xd8\xff', 'latin1')
  const changed = new File([await openAsBlob(path)], 'changed.jpg')
  await appendFile(path, 'x')
  const good = new File([new Uint8Array([0xff, 0xd8, 0xff])], 'good.jpg')
  const photos = await Promise.all([changed, good].map(lookAtPhoto))
  await rm(folder, { recursive: true })
  const id = expect.any(String)
  expect(photos).toEqual([
    { id, file: changed, problem: 'photo_broken' },
    { id, file: good },
  ])
})

it('keeps a HEIC to be read, and refuses what only has its name', async () => {
  const bytes = (text: string) => Uint8Array.from(text, (character) => character.charCodeAt(0))
  const heic = new File([bytes('\0\0\0\x18ftypheic\0\0\0\0mif1heic')], 'a.heic')
  const [none, empty] = [new File(['это не фото'], 'b.heic'), new File([], 'c.heic')]
  const id = expect.any(String)
  expect(await Promise.all([heic, none, empty].map(lookAtPhoto))).toEqual([
    { id, file: heic, heic: true },
    { id, file: none, problem: 'photo_type' },
    { id, file: empty, problem: 'photo_empty' },
  ])
})

it('assigns codes to uploaded files, skipping photos the ad already has', () => {
  const photos = [file('one'), kept, file('two')]
  expect(withProblems(photos, photos, { 'photos.1': ['photo_broken'] })).toEqual([
    { id: 'one', file: expect.any(File) },
    kept,
    { id: 'two', file: expect.any(File), problem: 'photo_broken' },
  ])
})

it('assigns codes to the photos as they were sent, even if photos were added, moved or removed since', () => {
  const [one, two, three] = [file('one'), file('two'), file('three')]
  const errors = { 'photos.0': ['photo_type'], 'photos.1': ['photo_broken'] }
  expect(withProblems([three, two], [one, two], errors)).toEqual([three, { ...two, problem: 'photo_broken' }])
})

it('assigns codes to the files of the form, skipping photos that are staged', () => {
  const [staged, sent] = [{ ...file('one'), staged: 'ab' }, file('two')]
  expect(withProblems([staged, sent], [staged, sent], { 'photos.0': ['photo_broken'] })).toEqual([
    staged,
    { ...sent, problem: 'photo_broken' },
  ])
})

it.each<Record<string, string[]> | undefined>([
  undefined,
  {},
  { 'photos.7': ['photo_type'] },
  { title: ['required'] },
])('assigns no code to a photo for %j', (errors) => {
  const photos = [kept, file('one')]
  expect(withProblems(photos, photos, errors)).toEqual([kept, { id: 'one', file: expect.any(File) }])
})

it('reports errors of photos without a tile on the field', () => {
  const errors = { 'photos.0': ['photo_type'], 'photos.1': ['photo_type'], photo_order: ['unknown'] }
  expect(gatherPhotoErrors(errors, 1)).toEqual({
    'photos.0': ['photo_type'],
    photos: ['photo_type', 'unknown'],
  })
})
