import { fieldText } from '@sauda/sdk/language'
import { expect, it } from 'vitest'
import { mayBeHeic, textWith } from './use-picture.ts'

it('calls a false HEIC so, and leaves all other texts as they are', () => {
  expect(textWith({ noHeic: 'Это не HEIC' })('photo_type', 'ru')).toBe('Это не HEIC')
  expect(textWith({ noHeic: 'Это не HEIC' })('photo_empty', 'ru')).toBe(fieldText('photo_empty', 'ru'))
  expect(textWith({ noHeic: undefined })('photo_type', 'kk')).toBe(fieldText('photo_type', 'kk'))
})

it('knows by its bytes what may be a HEIC, whatever its name', async () => {
  const heic = Uint8Array.from('\0\0\0\x18ftypheic\0\0\0\0mif1heic', (sign) => sign.charCodeAt(0))
  expect(await mayBeHeic(new File([heic], 'IMG_2041.jpg'))).toBe(true)
  expect(await mayBeHeic(new File(['это не фото'], 'IMG_2041.heic'))).toBe(false)
  expect(await mayBeHeic(new File([new Uint8Array([0xff, 0xd8, 0xff])], 'IMG_2041.jpg'))).toBe(false)
  const avif = Uint8Array.from('\0\0\0\x1cftypavif\0\0\0\0mif1', (sign) => sign.charCodeAt(0))
  expect(await mayBeHeic(new File([avif], 'slide.avif'))).toBe(false)
  expect(await mayBeHeic(new File([], 'IMG_2041.jpg'))).toBe(false)
})
