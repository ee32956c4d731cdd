import { fieldText } from '@sauda/sdk/language'
import { expect, it } from 'vitest'
import { textWith } from './use-picture.ts'

const file = (name: string) => new File(['x'], name)

it('calls a false HEIC so, and leaves all other texts as they are', () => {
  expect(textWith(file('IMG_1.HEIC'))('photo_type', 'ru')).toMatch(/не фото HEIC/)
  expect(textWith(file('IMG_1.heif'))('photo_type', 'kk')).toMatch(/HEIC суреті емес/)
  for (const [chosen, code] of [
    [file('IMG_1.heic'), 'photo_empty'],
    [file('slide.gif'), 'photo_type'],
    [null, 'photo_type'],
    [null, 'required'],
  ] as const)
    expect(textWith(chosen)(code, 'ru')).toBe(fieldText(code, 'ru'))
})
