import { expect, test } from 'vitest'
import { NOTIFICATION_TYPE } from './type.ts'
import { AD_WORDING } from './wording/ad.ts'
import { ACT_WORDING, APPENDIX_WORDING, INVOICE_WORDING } from './wording/document.ts'
import { PART_REQUEST_WORDING, REVIEW_WORDING, SUPPORT_WORDING } from './wording/talk.ts'

test.each([
  ['ad', NOTIFICATION_TYPE.ad, AD_WORDING],
  ['act', NOTIFICATION_TYPE.document, ACT_WORDING],
  ['appendix', NOTIFICATION_TYPE.document, APPENDIX_WORDING],
  ['invoice', NOTIFICATION_TYPE.document, INVOICE_WORDING],
  ['part request', NOTIFICATION_TYPE.partRequest, PART_REQUEST_WORDING],
  ['review', NOTIFICATION_TYPE.review, REVIEW_WORDING],
  ['support', NOTIFICATION_TYPE.support, SUPPORT_WORDING],
] as const)('every type of %s has a name and a wording', (_kind, named, { types }) => {
  expect(Object.values(named).map(String).sort()).toEqual(Object.keys(types).sort())
})
