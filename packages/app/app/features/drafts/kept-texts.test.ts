import { expect, it } from 'vitest'
import { textsIn } from './kept-texts.ts'

it('texts and choices are read from a record', () => {
  expect(textsIn({ at: 1, texts: { text: 'Фара', 'reason=price': true } } as object)).toEqual({
    text: 'Фара',
    'reason=price': true,
  })
})

it.each([
  undefined,
  {},
  { texts: null },
  { texts: 'Фара' },
  { texts: 3 },
  { texts: [] },
  { texts: { text: null, other: 3, list: ['a'], nested: {} } },
])('%j has no texts', (record) => {
  expect(textsIn(record)).toEqual({})
})
