import type { Notification, NotificationFilter } from '@sauda/sdk/notifications'
import { expect, it } from 'vitest'
import { belongs, extended, filterFrom, filterSearch, nextSkip, seen, unseen } from './filter.ts'

const one = (id: number, more: Partial<Notification> = {}): Notification => ({
  id,
  type: 31,
  view: 0,
  created_at: '2026-11-21T06:42:00.000Z',
  ...more,
})
const listOf = (ids: number[], total: number) => ({ items: ids.map((id) => one(id)), total })
const idsOf = ({ items }: { items: readonly Notification[] }) => items.map(({ id }) => id)

it.each([
  ['', null],
  ['only=', null],
  ['only=reviews', null],
  ['only=Unread', null],
  ['only=constructor', null],
  ['only=unread', 'unread'],
  ['only=ads&only=unread', 'ads'],
  ['only=documents', 'documents'],
])('reads %s as %s', (search, only) => {
  expect(filterFrom(new URLSearchParams(search))).toBe(only)
})

it.each([
  [null, undefined, ''],
  ['ads', undefined, '?only=ads'],
  [null, 40, '?shown=40'],
  ['unread', 40, '?only=unread&shown=40'],
] as const)('writes %s, %s as %s', (only, shown, search) => {
  expect(filterSearch(only, shown)).toBe(search)
})

const DOCUMENT = { id: 48, created_at: '2026-11-21T06:42:00.000Z', number: '15' }
const AD = { id: 7, title: 'Диски', title_kk: null }

it.each([
  [one(1, { user_banner_id: AD }), 'unread ads'],
  [one(1, { user_banner_id: AD, view: 1 }), 'ads'],
  [one(1, { completion_id: DOCUMENT }), 'unread documents'],
  [one(1, { application_id: DOCUMENT, view: 1 }), 'documents'],
  [one(1, { invoice_id: DOCUMENT, view: 1 }), 'documents'],
  [one(1, { feedback_request_id: { id: 7, title: 'Лифт' } }), 'unread'],
  [one(1, { view: 1 }), ''],
])('%j belongs to: %s', (notification, lists) => {
  const filters: NotificationFilter[] = ['unread', 'ads', 'documents']
  expect(filters.filter((only) => belongs(notification, only)).join(' ')).toBe(lists)
})

it('skips what is loaded, but not what is no longer unread', () => {
  const list = seen(listOf([5, 4, 3, 2], 9), (id) => id > 3)
  expect([nextSkip(list, 'ads'), nextSkip(list, 'unread')]).toEqual([4, 2])
})

it('goes on without gaps or repetitions after some were read', () => {
  const list = seen(listOf([9, 8, 7], 6), (id) => id > 7)
  // The server still has four unread ones: 7 and three more.
  const more = extended(list, listOf([7, 6, 5], 4), 'unread')
  expect([idsOf(more), more.total]).toEqual([[9, 8, 7, 6, 5], 6])
})

it('an empty part changes nothing, and a total never says less than is shown', () => {
  expect(extended(listOf([9, 8], 2), listOf([], 0), 'ads')).toEqual(listOf([9, 8], 2))
})

it('items that were read at once are unread again, and no others', () => {
  const list = seen(listOf([9, 8, 7], 3), () => true)
  expect(unseen(list, [9, 7, 1]).items.map(({ view }) => view)).toEqual([0, 1, 0])
})
