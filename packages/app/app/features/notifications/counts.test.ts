import { createPortal } from '@sauda/sdk'
import { expect, it } from 'vitest'
import { countsOf } from './counts.ts'

type Answers = { count: [number, unknown]; viewCount: [number, unknown]; waiting?: [number, unknown] }

/** A portal that implements only the counts. */
function portalOf({ count, viewCount, waiting = [200, 96] }: Answers) {
  const paths: string[] = []
  const portal = createPortal({
    baseUrl: 'http://portal.example',
    timeout: 200,
    fetch: async (url) => {
      const { pathname } = new URL(url)
      paths.push(pathname)
      const [status, data] = pathname.includes('viewCount')
        ? viewCount
        : pathname.includes('userBanner')
          ? waiting
          : count
      return Response.json(status === 200 ? { data } : { message: 'no', code: 'forbidden' }, { status })
    },
  })
  return { portal, paths }
}

it('requests both counts, and for staff the length of the queue', async () => {
  const { portal, paths } = portalOf({ count: [200, 42], viewCount: [200, 40] })
  expect(await countsOf(portal, { id: 12, role_id: 3 })).toEqual({ count: 42, view_count: 40, waiting: 96 })
  expect(paths).toEqual([
    '/api/notification/count/12',
    '/api/notification/viewCount/12',
    '/api/userBanner/count/12',
  ])
})

it('uses the endpoints of tenants for a tenant, who has no queue', async () => {
  const { portal, paths } = portalOf({ count: [200, 1], viewCount: [200, 0] })
  expect(await countsOf(portal, { id: 12, role_id: 1 })).toEqual({ count: 1, view_count: 0, waiting: null })
  expect(paths.every((path) => path.startsWith('/api/notificationTenant/'))).toBe(true)
})

it.each<Answers>([
  { count: [200, 42], viewCount: [403, null] },
  { count: [403, null], viewCount: [200, 40] },
  { count: [403, null], viewCount: [403, null] },
  { count: [200, 42], viewCount: [200, 40], waiting: [403, null] },
])('returns null for %j', async (answers) => {
  expect(await countsOf(portalOf(answers).portal, { id: 12, role_id: 3 })).toBeNull()
})
