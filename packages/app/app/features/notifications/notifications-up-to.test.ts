import { createPortal } from '@sauda/sdk'
import { expect, it } from 'vitest'
import { nextShown, notificationsUpTo, STEP, shownFrom } from './notifications-up-to.ts'

const user = { id: 12, role_id: 3 }

/** A portal with this many notifications, where requests from `failsAt` on fail. */
function portalWith(total: number, failsAt = Number.POSITIVE_INFINITY) {
  const asked: { skip: number; limit: number }[] = []
  const portal = createPortal({
    baseUrl: 'http://portal.example',
    fetch: async (_url, init) => {
      const { skip, limit } = JSON.parse(String(init?.body))
      asked.push({ skip, limit })
      if (skip >= failsAt) return Response.json({ message: 'no', code: 'forbidden' }, { status: 403 })
      const items = Array.from({ length: Math.min(limit, total - skip) }, (_, at) => ({
        id: total - skip - at,
      }))
      return Response.json({ data: { items, total, next: null } })
    },
  })
  return { portal, asked }
}

it.each([
  ['', 20],
  ['shown=40', 40],
  ['shown=21', 40],
  ['shown=0', 20],
  ['shown=-5', 20],
  ['shown=x', 20],
  ['shown=1e9', 400],
])('reads %s as %i', (search, shown) => {
  expect(shownFrom(new URLSearchParams(search))).toBe(shown)
})

it('requests once what fits into one response', async () => {
  const { portal, asked } = portalWith(29)
  const list = await notificationsUpTo(portal, user, 40)
  expect(list).toMatchObject({ total: 29, error: null })
  expect(list.items).toHaveLength(29)
  expect(asked).toEqual([{ skip: 0, limit: 40 }])
})

it('requests more in several parts', async () => {
  const { portal, asked } = portalWith(500)
  const { items } = await notificationsUpTo(portal, user, 220)
  expect(new Set(items.map(({ id }) => id)).size).toBe(220)
  expect(asked).toEqual([
    { skip: 0, limit: 100 },
    { skip: 100, limit: 100 },
    { skip: 200, limit: 20 },
  ])
})

it('stops at an error and returns its code', async () => {
  const list = await notificationsUpTo(portalWith(500, 100).portal, user, 200)
  expect(list.items).toHaveLength(100)
  expect(list.error).toBe('forbidden')
  expect((await notificationsUpTo(portalWith(500, 0).portal, user, 200)).items).toEqual([])
})

it('returns the next step until all are shown or the limit is reached', () => {
  const items = (length: number) =>
    Array.from({ length }, () => ({ id: 1, type: 10, view: 1, created_at: '' }))
  expect(nextShown(items(STEP), 21)).toBe(40)
  expect(nextShown(items(STEP), STEP)).toBeNull()
  expect(nextShown([], 0)).toBeNull()
  expect(nextShown(items(400), 1000)).toBeNull()
})
