import { expect } from '@playwright/test'
import { type Guard, redirectFor } from '@sauda/sdk/access'
import { test } from '../portal/http-test.ts'
import { call, someNewcomer } from '../portal/newcomer.ts'
import { type RoleId, signIn } from '../portal/people.ts'
import type { Visitor } from '../portal/visitor.ts'

/** The guard of each page. */
const guards = {
  '/dashboard/people': 'admin',
  '/dashboard/people/applications': 'admin',
  '/dashboard/people/invitations': 'admin',
  '/dashboard/people/sections': 'admin',
  '/dashboard/people/1': 'admin',
  '/dashboard/search': 'admin',
  '/dashboard/search/misses': 'admin',
  '/account': 'guest',
  '/account/details': 'guest',
  '/account/password': 'guest',
  '/account/sessions': 'guest',
  '/invoice': 'dashboard',
  '/completion': 'dashboard',
  '/application': 'dashboard',
  '/dashboard/content': 'admin',
  '/dashboard/content/slider': 'admin',
  '/ads/new': 'dashboard',
  '/ads/active': 'dashboard',
  '/ads/inactive': 'dashboard',
  '/ads/1/confirm': 'dashboard',
  '/profile': 'profile',
  '/profile/details': 'profile',
  '/profile/password': 'profile',
  '/profile/sessions': 'profile',
  '/login': 'auth',
  '/registration': 'auth',
  '/registration/verify': 'registration',
  '/registration/complete': 'registration',
  '/forgot': 'verified',
  '/verify': 'verify',
  '/reset': 'verify',
} as const satisfies Record<string, Guard>

type Path = keyof typeof guards
const paths = Object.keys(guards) as Path[]

/** Users, and where a page redirects those whom its guard allows. */
interface Somebody {
  who: string
  come(visitor: Visitor): Promise<unknown>
  role?: RoleId
  registering?: boolean
  restoring?: boolean
  onwards?: Partial<Record<Path, string>>
}

const people: readonly Somebody[] = [
  { who: 'a guest', come: async () => {} },
  {
    who: 'a guest who waits for the code of a registration',
    come: (visitor) => call(visitor, '/api/user/registration', { email: someNewcomer().email }),
    registering: true,
    onwards: { '/registration/complete': '/registration/verify' },
  },
  {
    who: 'a guest who waits for the code of a restore',
    come: (visitor) => call(visitor, `/api/user/restore/${someNewcomer().email}`),
    restoring: true,
    onwards: { '/reset': '/verify' },
  },
  signedIn(1),
  signedIn(2),
  signedIn(3),
  signedIn(4),
  signedIn(5, {
    '/account': '/profile',
    '/account/details': '/profile/details',
    '/account/password': '/profile/password',
    '/account/sessions': '/profile/sessions',
  }),
]

function signedIn(role: RoleId, onwards: Somebody['onwards'] = {}): Somebody {
  return { who: `role ${role}`, come: (visitor) => signIn(visitor, role), role, onwards }
}

/** The redirect target of the first response for a page, which is what a browser would follow. */
async function sentFrom({ request }: Visitor, path: string): Promise<string | undefined> {
  const answer = await request.get(path, { maxRedirects: 0, headers: { accept: 'text/html' } })
  const { location } = answer.headers()
  // What the guard lets through may still be refused: a tenant cannot moderate, and ad 1 does not wait for a moderator.
  const refused = path === '/ads/1/confirm' ? [403, 404] : []
  expect([200, 303, ...refused], path).toContain(answer.status())
  return location && new URL(location, answer.url()).pathname
}

for (const { who, come, role, onwards = {}, ...business } of people) {
  test(`every guarded page allows or redirects ${who}`, async ({ visitor }) => {
    const user = role ? { role_id: role } : null
    await come(visitor)
    for (const path of paths) {
      const expected = redirectFor(guards[path], { user, ...business }) ?? onwards[path]
      expect(await sentFrom(visitor, path), path).toBe(expected)
    }
  })
}

test('signing in returns to the requested page, but never into the middle of a flow', async ({ visitor }) => {
  await visitor.open('/profile/sessions')
  expect(visitor.address).toBe('/login?next=%2Fprofile%2Fsessions')
  await visitor.open('/ads/create')
  expect(visitor.address).toMatch(/^\/login\?next=/)
  for (const path of ['/registration/complete', '/registration/verify', '/verify', '/reset']) {
    await visitor.open(path)
    expect(visitor.address).toBe('/login')
  }
})
