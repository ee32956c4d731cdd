import { createPortal } from '@sauda/sdk'
import { expect, it } from 'vitest'
import { countsOf } from './counts.ts'

type Answers = { count: [number, unknown]; viewCount: [number, unknown] }

/** A portal that implements only the two counts. */
function portalOf({ count, viewCount }: Answers) {
  const paths: string[] = []
  const portal = createPortal({
    baseUrl: 'http://portal.example',
    timeout: 200,
    fetch: async (url) => {
      const { pathname } = new URL(url)
      paths.push(pathname)
      const [status, data] = pathname.includes('viewCount') ? viewCount : count
      return Response.json(status === 200 ? { data } : { message: 'no', code: 'forbidden' }, { status })
    },
  })
  return { portal, paths }
}

it('requests both counts', async () => {
  const { portal, paths } = portalOf({ count: [200, 42], viewCount: [200, 40] })
  expect(await countsOf(portal, { id: 12, role_id: 3 })).toEqual({ count: 42, view_count: 40 })
  expect(paths).toEqual(['/api/notification/count/12', '/api/notification/viewCount/12'])
})

it('uses the endpoints of tenants for a tenant', async () => {
  const { portal, paths } = portalOf({ count: [200, 1], viewCount: [200, 0] })
  await countsOf(portal, { id: 12, role_id: 1 })
  expect(paths.every((path) => path.startsWith('/api/notificationTenant/'))).toBe(true)
})

it.each<Answers>([
  { count: [200, 42], viewCount: [403, null] },
  { count: [403, null], viewCount: [200, 40] },
  { count: [403, null], viewCount: [403, null] },
])('returns null for %j', async (answers) => {
  expect(await countsOf(portalOf(answers).portal, { id: 12, role_id: 3 })).toBeNull()
})
