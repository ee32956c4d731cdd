import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import type { Notification } from '../generated/schemas.ts'
import { groupNotifications } from './groups.ts'

const NOW = '2026-11-21T06:42:00.000Z'
const AD = { id: 7, title: 'Диски', title_kk: null }
const ACT = { id: 7, created_at: NOW, number: '15' }
let last = 900
const one = (more: Partial<Notification> = {}): Notification => ({
  id: last--,
  type: 31,
  view: 1,
  created_at: NOW,
  ...more,
})
const about = (related: Partial<Notification>) => one(related)
/** Each day with the numbers of notifications in its rows. */
const shape = (items: readonly Notification[], now = NOW) =>
  groupNotifications(items, now, 'ru').map(({ label, rows }) => [
    label,
    rows.map((row) => row.earlier.length + 1),
  ])

describe('days', () => {
  test.each([
    ['2026-11-21T06:00:00.000Z', 'ru', 'Сегодня'],
    ['2026-11-21T06:00:00.000Z', 'kk', 'Бүгін'],
    // 23:59 and 00:00 in Almaty.
    ['2026-11-20T18:59:00.000Z', 'ru', 'Вчера'],
    ['2026-11-20T19:00:00.000Z', 'ru', 'Сегодня'],
    ['2026-11-20T06:00:00.000Z', 'kk', 'Кеше'],
    ['2026-11-19T06:00:00.000Z', 'ru', '19\u00a0ноября'],
    ['2026-11-19T06:00:00.000Z', 'kk', '19\u00a0қараша'],
    ['2025-12-31T06:00:00.000Z', 'ru', '31\u00a0декабря 2025'],
    ['soon', 'ru', ''],
  ] as const)('%s in %s is «%s»', (created_at, language, label) => {
    expect(groupNotifications([one({ created_at })], NOW, language)).toMatchObject([{ label }])
  })

  test('a row stands in the day of its newest notification, whatever the others', () => {
    const items = [
      about({ user_banner_id: AD }),
      one({ feedback_request_id: { id: 1, title: 'Лифт' }, created_at: '2026-11-20T06:00:00.000Z' }),
      about({ user_banner_id: AD, created_at: '2026-11-20T05:00:00.000Z' }),
    ]
    expect(shape(items)).toEqual([
      ['Сегодня', [2]],
      ['Вчера', [1]],
    ])
  })

  test('nothing has no days', () => {
    expect(shape([])).toEqual([])
  })
})

describe('things', () => {
  const { id } = ACT
  // One of each thing; all have the same id.
  const each: Partial<Notification>[] = [
    { user_banner_id: AD },
    { completion_id: ACT },
    { completion_id: { ...ACT, count: 2 } },
    { application_id: ACT },
    { invoice_id: ACT },
    { user_request_id: { id } },
    { user_review_id: { user_banner_id: id } },
    { user_favorite_id: { id, title: 'Фара', title_kk: null, price: 1, was: 900 } },
    { user_favorite_id: { id, title: 'Фара', title_kk: null, price: 1, was: 900, count: 2 } },
    { feedback_request_id: { id, title: 'Лифт' } },
  ]

  test('each folds with itself and with no other', () => {
    expect(shape(each.flatMap((related) => [about(related), about(related)]))).toEqual([
      ['Сегодня', each.map(() => 2)],
    ])
  })

  test('two of unknown kinds are two rows', () => {
    expect(shape([one(), one()])).toEqual([['Сегодня', [1, 1]]])
  })

  test('the newest is first, and a row is unread if one of its notifications is', () => {
    const [newest, unread, oldest] = [
      about({ user_banner_id: AD }),
      about({ user_banner_id: AD, view: 0 }),
      about({ user_banner_id: AD }),
    ] as const
    const [day] = groupNotifications([newest, unread, oldest], NOW, 'ru')
    expect(day?.rows).toEqual([{ newest, earlier: [unread, oldest], unread: true }])
    expect(groupNotifications([newest, oldest], NOW, 'ru')[0]?.rows[0]?.unread).toBe(false)
  })
})

test('loses and invents none, and keeps the order', () => {
  const item = fc.record({ ad: fc.integer({ min: 1, max: 3 }), day: fc.integer({ min: 1, max: 3 }) })
  fc.assert(
    fc.property(fc.array(item), (drawn) => {
      const items = drawn.map(({ ad, day }) =>
        one({ user_banner_id: { ...AD, id: ad }, created_at: `2026-11-1${day}T06:00:00.000Z` }),
      )
      const rows = groupNotifications(items, NOW, 'kk').flatMap((day) => day.rows)
      const ids = rows.flatMap(({ newest, earlier }) => [newest, ...earlier].map(({ id }) => id))
      expect(ids.toSorted()).toEqual(items.map(({ id }) => id).toSorted())
      for (const { newest, earlier } of rows) {
        const inRow = [newest, ...earlier].map(({ id }) => id)
        expect(inRow).toEqual(inRow.toSorted((a, b) => b - a))
      }
    }),
  )
})
