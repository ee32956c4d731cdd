import { expect, test } from 'vitest'
import { NOTIFICATION_TYPE } from './type.ts'
import { AD_WORDING } from './wording/ad.ts'
import { ACT_WORDING, APPENDIX_WORDING, INVOICE_WORDING } from './wording/document.ts'
import { PART_REQUEST_WORDING, REVIEW_WORDING, SUPPORT_WORDING } from './wording/talk.ts'

const SIGNED = { ...NOTIFICATION_TYPE.document, ...NOTIFICATION_TYPE.signature }

test.each([
  ['ad', NOTIFICATION_TYPE.ad, AD_WORDING],
  ['act', SIGNED, ACT_WORDING],
  ['appendix', SIGNED, APPENDIX_WORDING],
  ['invoice', NOTIFICATION_TYPE.document, INVOICE_WORDING],
  ['part request', NOTIFICATION_TYPE.partRequest, PART_REQUEST_WORDING],
  ['review', NOTIFICATION_TYPE.review, REVIEW_WORDING],
  ['support', NOTIFICATION_TYPE.support, SUPPORT_WORDING],
] as const)('every type of %s has a name and a wording', (_kind, named, { types }) => {
  expect(Object.values(named).map(String).sort()).toEqual(Object.keys(types).sort())
})
