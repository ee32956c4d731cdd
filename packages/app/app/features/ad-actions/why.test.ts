import { expect, it } from 'vitest'
import { whyText } from './why.ts'

it.each([
  [null, null, ''],
  ['price', null, 'Цена.'],
  [null, 'Лишний нуль', 'Лишний нуль'],
  ['price', 'Лишний нуль', 'Цена. Лишний нуль'],
])('reason %j and comment %j make %j', (reason, comment, text) => {
  expect(whyText({ reason, comment }, 'ru')).toBe(text)
})

it('has neutral text for an unknown reason', () => {
  expect(whyText({ reason: 'weather', comment: null }, 'kk')).toBe('Басқа себеп.')
})
