import { createPortal } from '@sauda/sdk'
import { ROLE, type RoleId, type User } from '@sauda/sdk/access'
import { expect, test } from 'vitest'
import { testVisit } from '../../shell/test-visit.ts'
import { loadList } from './load-list.ts'

const USER: Omit<User, 'role_id'> = {
  id: 4,
  name: 'Артур',
  email: 'a@example.kz',
  phone: null,
  company: null,
  bin: null,
  company_id: null,
  function: null,
  memberships: [],
  kept_companies: [],
  language: 'ru',
  department: null,
  district: null,
  application: null,
  favourites: [],
  created_at: '2026-11-21T08:00:00.000Z',
}

/** The total of each list; the list of active ads is counted no further than to 1,001. */
const TOTALS = {
  catalogue: { total: 1670 },
  active: { total: 1001, total_is_estimate: true },
  new: { total: 280 },
  inactive: { total: 160 },
}

/** Loads the list of inactive ads as a user with a role, and returns its counts. */
async function countsFor(role_id: RoleId) {
  const portal = createPortal({
    baseUrl: 'http://portal.example',
    fetch: async (url, init) => {
      if (String(url).includes('count')) return Response.json({ data: { count: 200 } })
      const { list = 'catalogue' } = JSON.parse(String(init?.body)) as { list?: keyof typeof TOTALS }
      return Response.json({ data: { items: [], next: null, ...TOTALS[list] } })
    },
  })
  const { context } = testVisit(portal, { currentUser: async () => ({ ...USER, role_id }) })
  const url = new URL('http://portal.example/ads/inactive')
  const { counts } = await loadList('inactive', { request: new Request(url), url, context })
  return counts
}

test.each([ROLE.administrator, ROLE.manager])(
  'staff with role %i read how many ads the catalogue has',
  async (role) => {
    expect((await countsFor(role)).active).toEqual({ total: 1670, more: false })
  },
)

test('a tenant reads how many of their own ads are in the catalogue', async () => {
  expect((await countsFor(ROLE.tenant)).active).toEqual({ total: 1001, more: true })
})

test('the other lists are counted as they are', async () => {
  expect(await countsFor(ROLE.manager)).toMatchObject({
    new: { total: 280, more: false },
    inactive: { total: 160, more: false },
  })
})
