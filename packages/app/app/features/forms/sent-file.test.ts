import { expect, it } from 'vitest'
import { isSentFile } from './sent-file.ts'

it.each([
  ['a file', new File(['x'], 'fara.jpg'), true],
  ['an empty file that was chosen', new File([], 'fara.jpg'), true],
  ['a file without a name', new File(['x'], ''), true],
  ['an empty field', new File([], '', { type: 'application/octet-stream' }), false],
  ['a text', 'fara.jpg', false],
  ['a missing field', null, false],
])('%s', (_what, entry, isSent) => {
  expect(isSentFile(entry)).toBe(isSent)
})
