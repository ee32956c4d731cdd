import { expect, it } from 'vitest'
import { droppedFiles } from './dropped-files.ts'

const photo = new File(['x'], 'disk.jpg')
const folder = new File([], 'photos')
const item = (kind: string, file: File | null, entry: { isDirectory: boolean } | null) => ({
  kind,
  getAsFile: () => file,
  webkitGetAsEntry: () => entry,
})

it('returns files, whether or not the browser knows their entry', () => {
  const items = [item('file', photo, { isDirectory: false }), item('file', photo, null)]
  expect(droppedFiles(items)).toEqual([photo, photo])
})

it.each([
  ['folders', item('file', folder, { isDirectory: true })],
  ['text', item('string', null, null)],
  ['files that are gone', item('file', null, null)],
])('leaves out %s', (_what, other) => {
  expect(droppedFiles([other, item('file', photo, null)])).toEqual([photo])
  expect(droppedFiles([other])).toEqual([])
})
