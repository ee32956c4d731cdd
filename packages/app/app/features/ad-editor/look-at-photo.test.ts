import { expect, it } from 'vitest'
import { gatherPhotoErrors, withProblems } from './look-at-photo.ts'

const file = (id: string) => ({ id, file: new File(['x'], `${id}.jpg`) })
const kept = { id: 'ab', url: '/s.webp' }

it('puts codes on the files they count, past the photos that are there', () => {
  const photos = [file('one'), kept, file('two')]
  expect(withProblems(photos, photos, { 'photos.1': ['photo_broken'] })).toEqual([
    { id: 'one', file: expect.any(File) },
    kept,
    { id: 'two', file: expect.any(File), problem: 'photo_broken' },
  ])
})

it('puts codes on what was sent, whatever was added, moved and taken away since', () => {
  const [one, two, three] = [file('one'), file('two'), file('three')]
  const errors = { 'photos.0': ['photo_type'], 'photos.1': ['photo_broken'] }
  expect(withProblems([three, two], [one, two], errors)).toEqual([three, { ...two, problem: 'photo_broken' }])
})

it.each<Record<string, string[]> | undefined>([
  undefined,
  {},
  { 'photos.7': ['photo_type'] },
  { title: ['required'] },
])('puts nothing on a photo for %j', (errors) => {
  const photos = [kept, file('one')]
  expect(withProblems(photos, photos, errors)).toEqual([kept, { id: 'one', file: expect.any(File) }])
})

it('says of photos without a tile what is wrong with the field', () => {
  const errors = { 'photos.0': ['photo_type'], 'photos.1': ['photo_type'], photo_order: ['unknown'] }
  expect(gatherPhotoErrors(errors, 1)).toEqual({
    'photos.0': ['photo_type'],
    photos: ['photo_type', 'unknown'],
  })
})
