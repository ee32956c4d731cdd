import { createPortal } from '@sauda/sdk'
import { expect, it } from 'vitest'
import { MISS_STEP, missesShown, missesUpTo } from './load-misses.ts'

/** A portal with this many queries, where pages from `failsFrom` on fail; `moved` is asked between two pages. */
function portalWith(total: number, { failsFrom = Number.POSITIVE_INFINITY, moved = false } = {}) {
  const asked: number[] = []
  const portal = createPortal({
    baseUrl: 'http://portal.example',
    fetch: async (_url, init) => {
      const { cursor, limit } = JSON.parse(String(init?.body))
      const from = Number(cursor ?? 0)
      asked.push(limit)
      if (from >= failsFrom) return Response.json({ code: 'forbidden', message: '' }, { status: 403 })
      const items = Array.from({ length: Math.min(limit, total - from) }, (_, at) => ({
        query: moved && at === 0 ? 'шрус' : `запрос ${from + at}`,
      }))
      return Response.json({
        data: { items, total, next: from + limit < total ? String(from + limit) : null },
      })
    },
  })
  return { portal, asked }
}
const read = (portal: ReturnType<typeof portalWith>['portal'], shown: number) =>
  missesUpTo(portal, shown, new AbortController().signal)

it.each([
  ['', MISS_STEP],
  ['shown=100', 100],
  ['shown=101', 150],
  ['shown=-5', MISS_STEP],
  ['shown=x', MISS_STEP],
  ['shown=Infinity', 1000],
])('reads «%s» as %i', (search, shown) => {
  expect(missesShown(new URLSearchParams(search))).toBe(shown)
})

it('reads page by page as far as it is asked for, and says whether there is more', async () => {
  const { portal, asked } = portalWith(400)
  const list = await read(portal, 250)
  expect(list.items.map(({ query }) => query)).toEqual(Array.from({ length: 250 }, (_, at) => `запрос ${at}`))
  expect(list).toMatchObject({ total: 400, more: true, error: null })
  expect(asked).toEqual([100, 100, 50])
})

it.each([
  [30, MISS_STEP, 30],
  [2000, 1000, 1000],
])('of %i queries offers no more than %i', async (total, shown, items) => {
  const list = await read(portalWith(total).portal, shown)
  expect(list.items).toHaveLength(items)
  expect(list.more).toBe(false)
})

it('has a query once that was asked between two pages', async () => {
  const { items } = await read(portalWith(150, { moved: true }).portal, 150)
  expect(items.filter(({ query }) => query === 'шрус')).toHaveLength(1)
})

it('keeps what it has if a page fails', async () => {
  const list = await read(portalWith(400, { failsFrom: 100 }).portal, 200)
  expect(list.items).toHaveLength(100)
  expect(list).toMatchObject({ more: false, error: 'forbidden' })
})
