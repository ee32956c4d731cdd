import { expect, type Page } from '@playwright/test'
import { type Guard, redirectFor } from '@sauda/sdk/access'
import { test } from './portal/caller.ts'
import { call, someNewcomer } from './portal/newcomer.ts'
import { type RoleId, signIn } from './portal/people.ts'

test.use({ javaScriptEnabled: false })

/** The guard of each page. */
const guards = {
  '/dashboard/people': 'admin',
  '/dashboard/people/applications': 'admin',
  '/dashboard/people/invitations': 'admin',
  '/dashboard/search': 'admin',
  '/dashboard/search/misses': 'admin',
  '/account': 'guest',
  '/account/details': 'guest',
  '/account/password': 'guest',
  '/account/sessions': 'guest',
  '/invoice': 'dashboard',
  '/completion': 'dashboard',
  '/application': 'dashboard',
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
interface Visitor {
  who: string
  come(page: Page): Promise<unknown>
  role?: RoleId
  registering?: boolean
  restoring?: boolean
  onwards?: Partial<Record<Path, string>>
}

const visitors: readonly Visitor[] = [
  { who: 'a guest', come: async () => {} },
  {
    who: 'a guest who waits for the code of a registration',
    come: (page) => call(page, '/api/user/registration', { email: someNewcomer().email }),
    registering: true,
    onwards: { '/registration/complete': '/registration/verify' },
  },
  {
    who: 'a guest who waits for the code of a restore',
    come: (page) => call(page, `/api/user/restore/${someNewcomer().email}`),
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

function signedIn(role: RoleId, onwards: Visitor['onwards'] = {}): Visitor {
  return { who: `role ${role}`, come: (page) => signIn(page, role), role, onwards }
}

/** The redirect target of the first response for a page, which is what a browser would follow. */
async function sentFrom(page: Page, path: string): Promise<string | undefined> {
  const answer = await page.request.get(path, { maxRedirects: 0, headers: { accept: 'text/html' } })
  const { location } = answer.headers()
  // What the guard lets through may still be refused: a tenant cannot moderate, and ad 1 does not wait for a moderator.
  const refused = path === '/ads/1/confirm' ? [403, 404] : []
  expect([200, 303, ...refused], path).toContain(answer.status())
  return location && new URL(location, answer.url()).pathname
}

for (const { who, come, role, onwards = {}, ...business } of visitors) {
  test(`every guarded page allows or redirects ${who}`, async ({ page }) => {
    const user = role ? { role_id: role } : null
    await come(page)
    for (const path of paths) {
      const expected = redirectFor(guards[path], { user, ...business }) ?? onwards[path]
      expect(await sentFrom(page, path), path).toBe(expected)
    }
  })
}

test('signing in returns to the requested page, but never into the middle of a flow', async ({ page }) => {
  await page.goto('/profile/sessions')
  await expect(page).toHaveURL('/login?next=%2Fprofile%2Fsessions')
  for (const path of ['/registration/complete', '/registration/verify', '/verify', '/reset']) {
    await page.goto(path)
    await expect(page).toHaveURL('/login')
  }
})
