import fc from 'fast-check'
import { expect, test } from 'vitest'
import { decodeLive } from './decode.ts'

const NOTIFICATION = {
  id: 901,
  type: 20,
  view: 0,
  created_at: '2026-11-21T06:42:00.000Z',
  user_banner_id: { id: 48213, title: 'Диски', title_kk: null },
  reason: 'photos',
  comment: 'На втором фото другая деталь.',
}
const DOCUMENT = { id: 48, created_at: '2026-11-21T06:42:00.000Z', number: '15' }
const { user_banner_id: _, ...BARE } = NOTIFICATION

test.each([
  NOTIFICATION,
  BARE,
  { ...BARE, type: 77, holiday_id: { id: 1 } },
  { ...BARE, invoice_id: DOCUMENT },
  { ...BARE, user_request_id: { id: 7 } },
  { ...BARE, user_review_id: { user_banner_id: 7 } },
  { ...BARE, feedback_request_id: { id: 7, title: 'Лифт' } },
  { ...BARE, reason: undefined, comment: undefined },
])('decodes a notification: %j', (notification) => {
  expect(decodeLive('notification', notification)).toEqual({ event: 'notification', notification })
})

test('decodes counts, and events of an ad without unknown fields', () => {
  const counts = { count: 5, view_count: 3 }
  expect(decodeLive('viewed', counts)).toEqual({ event: 'viewed', counts })
  expect(decodeLive('ad', { id: 7, version: 3, extra: 1 })).toEqual({ event: 'ad', id: 7, version: 3 })
})

const ENTERED = { type: 10, user_banner_id: NOTIFICATION.user_banner_id }

test.each([null, ENTERED])('decodes a change of the queue: %j', (entered) => {
  expect(decodeLive('queue', { entered, extra: 1 })).toEqual({ event: 'queue', entered })
})

test('decodes what concerns part requests and threads without unknown fields', () => {
  const talk = { of: 'part_request', id: 5120 }
  const sign = { ...talk, sign: 'typing', by: 'AutoDisc' }
  expect(decodeLive('part_request', { id: 7, vin: 'x' })).toEqual({ event: 'part_request', id: 7 })
  expect(decodeLive('talk', { ...talk, text: 'x' })).toEqual({ event: 'talk', ...talk })
  expect(decodeLive('talk-sign', { ...sign, extra: 1 })).toEqual({ event: 'talk-sign', ...sign })
})

test('decodes signed documents without unknown fields', () => {
  const signed = { kind: 'completion', ids: [48213, 48214] }
  expect(decodeLive('documents', { ...signed, extra: 1 })).toEqual({ event: 'documents', ...signed })
})

test.each([
  ['part_request', {}],
  ['part_request', { id: '7' }],
  ['talk', { id: 7 }],
  ['talk', { of: 1, id: 7 }],
  ['talk-sign', { of: 'part_request', id: 7, sign: 'typing' }],
  ['talk-sign', null],
  ['queue', null],
  ['queue', {}],
  ['queue', { entered: 48213 }],
  ['queue', { entered: { type: 10 } }],
  ['queue', { entered: { ...ENTERED, type: '10' } }],
  ['queue', { entered: { ...ENTERED, user_banner_id: { id: 7 } } }],
  ['documents', null],
  ['documents', { kind: 'completion' }],
  ['documents', { ids: [1] }],
  ['documents', { kind: 7, ids: [1] }],
  ['documents', { kind: 'completion', ids: { 0: 1 } }],
  ['documents', { kind: 'completion', ids: [1, '2'] }],
  ['documents', { kind: 'completion', ids: [-1] }],
  ['notification', null],
  ['notification', '{"id":901'],
  ['notification', [NOTIFICATION]],
  ['notification', { ...NOTIFICATION, id: '901' }],
  ['notification', { ...NOTIFICATION, id: Number.NaN }],
  ['notification', { ...NOTIFICATION, view: undefined }],
  ['notification', { ...NOTIFICATION, created_at: 'soon' }],
  ['notification', { ...NOTIFICATION, comment: { html: '<b>' } }],
  ['notification', { ...NOTIFICATION, reason: 5 }],
  ['notification', { ...NOTIFICATION, user_banner_id: null }],
  ['notification', { ...NOTIFICATION, user_banner_id: 48213 }],
  ['notification', { ...BARE, completion_id: { ...DOCUMENT, number: 15 } }],
  ['notification', { ...BARE, completion_id: { ...DOCUMENT, id: '48' } }],
  ['notification', { ...BARE, user_banner_id: { id: 7 } }],
  ['notification', { ...BARE, user_request_id: { id: '7' } }],
  ['notification', { ...BARE, user_review_id: {} }],
  ['notification', { ...BARE, feedback_request_id: { id: 7 } }],
  ['viewed', undefined],
  ['viewed', { count: 5 }],
  ['viewed', { count: 5, view_count: -1 }],
  ['viewed', { count: 5.5, view_count: 1 }],
  ['ad', { id: 7 }],
  ['ad', { id: 7, version: '3' }],
  ['', NOTIFICATION],
  ['Notification', NOTIFICATION],
  ['pusher:subscription_succeeded', {}],
  ['constructor', { id: 7, version: 3 }],
])('returns null for %s %j', (event, data) => {
  expect(decodeLive(event, data)).toBeNull()
})

test('never throws', () => {
  const event = fc.oneof(fc.constantFrom('notification', 'viewed', 'ad'), fc.string())
  fc.assert(fc.property(event, fc.anything(), (name, data) => void decodeLive(name, data)))
})
