import { expect, test } from 'vitest'
import { NOTIFICATION_TYPE } from './type.ts'
import { AD_WORDING } from './wording/ad.ts'
import { ACT_WORDING, APPENDIX_WORDING, INVOICE_WORDING } from './wording/document.ts'
import { FAVOURITE_WORDING } from './wording/favourite.ts'
import { ownPartRequestSentence, PART_REQUEST_WORDING } from './wording/part-request.ts'
import { REVIEW_WORDING, SUPPORT_WORDING } from './wording/talk.ts'

const SIGNED = { ...NOTIFICATION_TYPE.document, ...NOTIFICATION_TYPE.signature }

test.each([
  ['ad', NOTIFICATION_TYPE.ad, AD_WORDING],
  ['act', SIGNED, ACT_WORDING],
  ['appendix', SIGNED, APPENDIX_WORDING],
  ['invoice', NOTIFICATION_TYPE.document, INVOICE_WORDING],
  ['review', NOTIFICATION_TYPE.review, REVIEW_WORDING],
  ['favourite', NOTIFICATION_TYPE.favourite, FAVOURITE_WORDING],
  ['support', NOTIFICATION_TYPE.support, SUPPORT_WORDING],
] as const)('every type of %s has a name and a wording', (_kind, named, { types }) => {
  expect(Object.values(named).map(String).sort()).toEqual(Object.keys(types).sort())
})

test('every type of part request has a name, and a wording for shops, askers or both', () => {
  const types = Object.values(NOTIFICATION_TYPE.partRequest)
  const own = types.filter((type) => ownPartRequestSentence(type, 1))
  expect([own, ownPartRequestSentence(1, 1)]).toEqual([[3, 4, 5, 7, 8], null])
  for (const [count, said] of [
    [1, '{shop} ответил'],
    [2, '{count} магазина ответили'],
    [5, '{count} магазинов ответили'],
    [11, '{count} магазинов ответили'],
    [12, '{count} магазинов ответили'],
    [21, '{count} магазин ответил'],
    [111, '{count} магазинов ответили'],
    [121, '{count} магазин ответил'],
  ] as const)
    expect(ownPartRequestSentence(3, count)?.person.ru).toBe(`${said} на заявку на {what}`)
  const worded = [...Object.keys(PART_REQUEST_WORDING.types).map(Number), ...own]
  expect([...new Set(worded)].sort()).toEqual(types.toSorted())
})
