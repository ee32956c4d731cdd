import { expect, it } from 'vitest'
import { gatherPhotoErrors, withProblems } from './look-at-photo.ts'

const file = (id: string) => ({ id, file: new File(['x'], `${id}.jpg`) })
const kept = { id: 'ab', url: '/s.webp' }

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
