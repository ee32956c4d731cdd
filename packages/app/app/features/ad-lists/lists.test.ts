import { expect, test } from 'vitest'
import { countSentBack, countText } from './lists.ts'
import { adListWords } from './words.ts'

const spaced = (text: string) => text.replaceAll('\u00a0', ' ')

test.each([
  [0, false, '0'],
  [999, false, '999'],
  [1670, false, '1 670'],
  [1000, false, '1 000'],
  [1001, true, '1 000+'],
])('a list with %i ads (more: %s) has the count «%s»', (total, more, text) => {
  expect(spaced(countText({ total, more }))).toBe(text)
})

test.each([
  [280, false, 200, 80],
  [200, false, 200, 0],
  [80, false, 0, 80],
  // An ad was handed in between both counts.
  [200, false, 201, 0],
  // The list is longer than was counted, so the difference says nothing.
  [1001, true, 900, 0],
])('of %i ads (more: %s) %i wait for staff and %i for their owners', (total, more, waiting, sentBack) => {
  expect(countSentBack({ total, more }, waiting)).toBe(sentBack)
})

test.each([
  [200, 80, '200 ждут, 80 на исправлении', '200 күтіп тұр, 80 түзетілуде'],
  [1, 1, '1 ждёт, 1 на исправлении', '1 күтіп тұр, 1 түзетілуде'],
  [0, 3, '0 ждут, 3 на исправлении', '0 күтіп тұр, 3 түзетілуде'],
])('%i and %i are «%s» and «%s»', (waiting, sentBack, ru, kk) => {
  expect(spaced(adListWords.ru.queued(waiting, sentBack))).toBe(ru)
  expect(spaced(adListWords.kk.queued(waiting, sentBack))).toBe(kk)
})
