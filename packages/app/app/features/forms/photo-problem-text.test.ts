import { commonFieldText } from '@sauda/sdk/language'
import { expect, it } from 'vitest'
import { photoProblemText } from './photo-problem-text.ts'

it.each([
  ['photo_type', 'logo.svg', /GIF или HEIC\.$/, /GIF немесе HEIC\.$/],
  ['photo_type', 'heic.txt', /GIF или HEIC\.$/, /GIF немесе HEIC\.$/],
  ['photo_type', 'IMG_1.heic', /не фото HEIC/, /HEIC суреті емес/],
  ['photo_type', 'IMG_1.HEIF', /не фото HEIC/, /HEIC суреті емес/],
])('%s of %s', (code, name, ru, kk) => {
  expect(photoProblemText(code, name, 'ru')).toMatch(ru)
  expect(photoProblemText(code, name, 'kk')).toMatch(kk)
})

it.each(['photo_empty', 'photo_too_large', 'photo_broken'])('%s has its usual text', (code) => {
  expect(photoProblemText(code, 'IMG_1.heic', 'kk')).toBe(commonFieldText(code, 'kk'))
})
