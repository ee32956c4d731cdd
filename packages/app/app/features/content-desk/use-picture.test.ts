import { fieldText } from '@sauda/sdk/language'
import { expect, it } from 'vitest'
import { textWith } from './use-picture.ts'

it('calls a false HEIC so, and leaves all other texts as they are', () => {
  expect(textWith({ noHeic: 'Это не HEIC' })('photo_type', 'ru')).toBe('Это не HEIC')
  expect(textWith({ noHeic: 'Это не HEIC' })('photo_empty', 'ru')).toBe(fieldText('photo_empty', 'ru'))
  expect(textWith({ noHeic: undefined })('photo_type', 'kk')).toBe(fieldText('photo_type', 'kk'))
})
