import { expect, test } from 'vitest'
import { NOTIFICATION_KINDS } from './kind.ts'
import { notificationMark } from './mark.ts'

const DOCUMENT = { id: 48, created_at: '2026-11-21T06:42:00.000Z', number: '15' }
const ABOUT = {
  ad: { user_banner_id: { id: 7, title: 'Диски', title_kk: null } },
  act: { completion_id: DOCUMENT },
  appendix: { application_id: DOCUMENT },
  invoice: { invoice_id: DOCUMENT },
  part_request: { user_request_id: { id: 7 } },
  review: { user_review_id: { user_banner_id: 7 } },
  favourite: { user_favorite_id: { id: 7, title: 'Диски', title_kk: null, price: 58_000, was: 66_000 } },
  support: { feedback_request_id: { id: 7, title: 'Лифт' } },
}
const DOCUMENTS = '1 waits, 2 done, 3 refused, 5 refused, 6 waits, 7 waits, 8 refused'

test.each([
  ['ad', '10 waits, 15 waits, 20 returned, 30 refused, 31 done, 40 refused, 998 refused, 999 ends'],
  ['act', DOCUMENTS],
  ['appendix', DOCUMENTS],
  ['invoice', DOCUMENTS],
  ['favourite', '1 null'],
  ['review', '1 null, 2 refused, 3 null, 4 done, 5 refused, 6 done'],
  ['part_request', '1 waits, 2 done, 3 null, 4 ends, 5 ends, 6 waits, 7 refused, 8 null, 9 null, 11 done'],
  ['support', '10 null, 30 null, 40 done'],
] as const)('the marks of %s', (kind, marks) => {
  for (const pair of marks.split(', ')) {
    const [type, mark] = pair.split(' ')
    expect([pair, String(notificationMark({ type: Number(type), ...ABOUT[kind] }))]).toEqual([pair, mark])
  }
})

test('a type or a kind that is not known yet has none', () => {
  for (const kind of NOTIFICATION_KINDS) expect(notificationMark({ type: 77, ...ABOUT[kind] })).toBeNull()
  expect(notificationMark({ type: 31 })).toBeNull()
})
