import { expect, it } from 'vitest'
import { keptPhotos } from './photos-of-ad.ts'

it('shows photos by their keys', () => {
  const photo = {
    key: 'ab',
    width: 1,
    height: 1,
    small: '/s.webp',
    medium: '',
    large: '',
    jpeg: '',
    avif: null,
  }
  expect(keptPhotos({ photos: [photo] })).toEqual([{ id: 'ab', url: '/s.webp' }])
})
