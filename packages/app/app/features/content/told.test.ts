import { expect, test } from 'vitest'
import { toldIn } from './told.tsx'

const both = { title: 'Парковка', title_kk: 'Автотұрақ' }

test.each([
  [both, 'ru', { text: 'Парковка', lang: undefined }],
  [both, 'kk', { text: 'Автотұрақ', lang: undefined }],
  [{ ...both, title_kk: null }, 'kk', { text: 'Парковка', lang: 'ru' }],
  [{ ...both, title_kk: '  ' }, 'kk', { text: 'Парковка', lang: 'ru' }],
  [{ ...both, title_kk: null }, 'ru', { text: 'Парковка', lang: undefined }],
  // Only in a preview: a draft that was begun in Kazakh.
  [{ title: '', title_kk: 'Автотұрақ' }, 'ru', { text: 'Автотұрақ', lang: 'kk' }],
  [{ title: null, title_kk: null }, 'ru', null],
  [{ title: ' ', title_kk: '' }, 'kk', null],
] as const)('%j in %s', (record, language, told) => {
  expect(toldIn(record, 'title', language)).toEqual(told)
})
