import { fieldText } from '@sauda/sdk/language'
import { expect, it } from 'vitest'
import { hasHeic, textWith } from './use-picture.ts'

it('calls a false HEIC so, and leaves all other texts as they are', () => {
  expect(textWith({ noHeic: 'Это не HEIC' })('photo_type', 'ru')).toBe('Это не HEIC')
  expect(textWith({ noHeic: 'Это не HEIC' })('photo_empty', 'ru')).toBe(fieldText('photo_empty', 'ru'))
  expect(textWith({ noHeic: undefined })('photo_type', 'kk')).toBe(fieldText('photo_type', 'kk'))
})

it('knows a HEIC by its bytes, whatever its name', async () => {
  const heic = Uint8Array.from('\0\0\0\x18ftypheic\0\0\0\0mif1heic', (sign) => sign.charCodeAt(0))
  expect(await hasHeic(new File([heic], 'IMG_2041.jpg'))).toBe(true)
  expect(await hasHeic(new File(['это не фото'], 'IMG_2041.heic'))).toBe(false)
  expect(await hasHeic(new File([new Uint8Array([0xff, 0xd8, 0xff])], 'IMG_2041.jpg'))).toBe(false)
  expect(await hasHeic(new File([], 'IMG_2041.jpg'))).toBe(false)
})
