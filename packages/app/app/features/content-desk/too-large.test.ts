import { expect, it } from 'vitest'
import { tooLarge } from './too-large.ts'

const formOf = (fields: Record<string, string | Blob>) => {
  const form = new FormData()
  for (const [name, value] of Object.entries(fields)) form.append(name, value)
  return form
}
const MEGABYTE = 1024 * 1024
const picture = (size: number) => new Blob(['x'.repeat(size * MEGABYTE)])

it.each([
  ['a picture over 10 MB, of which the API tells more', { 'image.file': picture(12), text: 'Текст' }],
  ['5 MB of text', { text: 'x'.repeat(5 * MEGABYTE), text_kk: 'x'.repeat(5 * MEGABYTE) }],
])('%s is sent', (_what, fields) => {
  expect(tooLarge(formOf(fields))).toBeUndefined()
})

it.each([
  [{ 'image.file': picture(40), text: 'Текст' }, { image: ['photo_too_large'] }],
  [{ 'image.file': picture(9), text: 'я'.repeat(12 * MEGABYTE) }, { text: ['text_too_large'] }],
])('a form that the server does not read is not sent, %#', (fields, errors) => {
  expect(tooLarge(formOf(fields))).toEqual({ code: 'invalid', errors })
})
