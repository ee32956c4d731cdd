import { expect, test } from 'vitest'
import type { Notification } from '../generated/schemas.ts'
import { notificationPath } from './path.ts'
import { isNotificationFor } from './reader.ts'

const SAVED = { id: 7, title: 'Фара', title_kk: null, price: 58_000, was: 66_000 }
const DOCUMENT = { id: 48, created_at: '2026-11-21T06:42:00.000Z', number: '15' }
const AD = { user_banner_id: { id: 7, title: 'Диски', title_kk: null } }
const DELETED = { user_banner_id: { ...AD.user_banner_id, deleted: true } }
const REVIEW = { user_review_id: { user_banner_id: 7 } }
const about = (type: number, related: Partial<Notification>): Notification => ({
  id: 1,
  type,
  view: 0,
  created_at: '2026-11-21T06:42:00.000Z',
  ...related,
})

// Columns: tenants, staff, registered users.
test.each([
  [about(10, AD), '/ads/7/view', '/ads/7/confirm', '/ads/7/view'],
  [about(15, AD), '/ads/7/view', '/ads/7/confirm', '/ads/7/view'],
  [about(20, AD), '/ads/7/edit', '/ads/7/view', '/ads/7/edit'],
  [about(30, AD), '/ads/7/view', '/ads/7/view', '/ads/7/view'],
  [about(31, AD), '/ads/7/view', '/ads/7/view', '/ads/7/view'],
  [about(40, AD), '/ads/7/view', '/ads/7/view', '/ads/7/view'],
  [about(40, DELETED), null, null, null],
  [
    about(40, { user_banner_id: { ...AD.user_banner_id, deleted: false } }),
    '/ads/7/view',
    '/ads/7/view',
    '/ads/7/view',
  ],
  [about(998, AD), '/ads/7/view', '/ads/7/view', '/ads/7/view'],
  [about(999, AD), '/ads/7/view', '/ads/7/view', '/ads/7/view'],
  [about(77, AD), '/ads/7/view', '/ads/7/view', '/ads/7/view'],
  [about(1, { completion_id: DOCUMENT }), '/completion/48', '/completion/48', '/completion/48'],
  [about(2, { application_id: DOCUMENT }), '/application/48', '/application/48', '/application/48'],
  [about(1, { invoice_id: DOCUMENT }), '/invoice/48', '/invoice/48', '/invoice/48'],
  // Of several documents: their list.
  [about(1, { completion_id: { ...DOCUMENT, count: 3 } }), '/completion', '/completion', '/completion'],
  [about(7, { application_id: { ...DOCUMENT, count: 2 } }), '/application', '/application', '/application'],
  [about(2, { invoice_id: { ...DOCUMENT, count: 2 } }), '/invoice', '/invoice', '/invoice'],
  [about(1, { user_favorite_id: SAVED }), '/ads/7/view', '/ads/7/view', '/ads/7/view'],
  [
    about(1, { user_favorite_id: { ...SAVED, count: 2 } }),
    '/account/favorites',
    '/account/favorites',
    '/profile/favorites',
  ],
  [about(1, REVIEW), '/ads/7/view', '/ads/7/view', '/ads/7/view'],
  [about(3, REVIEW), '/ads/7/view', '/ads/7/view', '/ads/7/view'],
  [about(4, REVIEW), '/ads/7/view', '/ads/7/view', '/ads/7/view'],
  [about(77, REVIEW), '/ads/7/view', '/ads/7/view', '/ads/7/view'],
  [about(2, REVIEW), '/account/reviews', '/account/reviews', '/profile/reviews'],
  [about(5, REVIEW), '/account/reviews', '/account/reviews', '/profile/reviews'],
  [about(6, REVIEW), '/account/reviews', '/account/reviews', '/profile/reviews'],
  [about(1, { user_request_id: { id: 7 } }), '/ads/requests/7', '/ads/requests/7', '/profile/requests/7'],
  [
    about(3, { user_request_id: { id: 7, own: true } }),
    '/account/requests/7',
    '/account/requests/7',
    '/profile/requests/7',
  ],
  [
    about(8, { user_request_id: { id: 7, own: true, answer_id: 9 } }),
    '/account/requests/7/talk/9',
    '/account/requests/7/talk/9',
    '/profile/requests/7/talk/9',
  ],
  [
    about(8, { user_request_id: { id: 7, own: false, answer_id: 9 } }),
    '/ads/requests/7/talk/9',
    '/ads/requests/7/talk/9',
    '/ads/requests/7/talk/9',
  ],
  [
    about(30, { feedback_request_id: { id: 7, title: 'Лифт' } }),
    '/feedback/7',
    '/feedback/7',
    '/profile/feedback/7',
  ],
  [about(1, {}), null, null, null],
])('leads each audience to the page of %j', (notification, tenant, staff, person) => {
  const paths = [1, 2, 3, 4, 5].map((role_id) => notificationPath(notification, { role_id }))
  expect(paths).toEqual([tenant, staff, staff, staff, person])
})

test('part requests are for roles 1 to 5 only, all other kinds for everyone', () => {
  const request = about(1, { user_request_id: { id: 7 } })
  const roles = [0, 1, 2, 3, 4, 5, 6, 99]
  expect(roles.filter((role_id) => isNotificationFor(request, { role_id }))).toEqual([1, 2, 3, 4, 5])
  expect(roles.filter((role_id) => isNotificationFor(about(31, AD), { role_id }))).toEqual(roles)
  expect(notificationPath(request, { role_id: 6 })).toBeNull()
})
