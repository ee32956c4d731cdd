import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { type Guard, redirectFor, type Visitor } from './guard.ts'

// Columns: signed out, roles 1 to 5. '+' lets in.
const EXPECTED = {
  admin: ['/login', '/login', '+', '/login', '/login', '/login'],
  announcement: ['/login', '+', '+', '/login', '/login', '/login'],
  mailing: ['/login', '/login', '+', '+', '/login', '/login'],
  guest: ['/login', '+', '+', '+', '+', '+'],
  dashboard: ['/login', '+', '+', '+', '+', '/login'],
  documents: ['/login', '+', '+', '+', '+', '/login'],
  profile: ['/login', '/login', '/login', '/login', '/login', '+'],
  auth: ['+', '/invoice', '/invoice', '/invoice', '/invoice', '/profile'],
  registration: ['/login', '/invoice', '/invoice', '/invoice', '/invoice', '/profile'],
  verified: ['+', '/invoice', '/invoice', '/invoice', '/invoice', '/invoice'],
  verify: ['/login', '/invoice', '/invoice', '/invoice', '/invoice', '/profile'],
} satisfies Record<Guard, string[]>

const GUARDS = Object.keys(EXPECTED) as Guard[]
const USERS = [null, ...[1, 2, 3, 4, 5].map((role_id) => ({ role_id }))]
const BUSINESS = [false, true].flatMap((registering) =>
  [false, true].map((restoring) => ({ registering, restoring })),
)

function expected(guard: Guard, column: number, { registering, restoring }: Omit<Visitor, 'user'>): string {
  if (column === 0 && guard === 'registration' && registering) return '+'
  if (column === 0 && guard === 'verified' && restoring) return '/verify'
  if (column === 0 && guard === 'verify' && restoring) return '+'
  return EXPECTED[guard][column] ?? ''
}

describe.each(GUARDS)('guard %s', (guard) => {
  test.each(BUSINESS)('redirects as in the table with %j', (business) => {
    USERS.forEach((user, column) => {
      expect(redirectFor(guard, { user, ...business }) ?? '+').toBe(expected(guard, column, business))
    })
  })

  test('treats false as signed out', () => {
    expect(redirectFor(guard, { user: false })).toBe(redirectFor(guard, { user: null }))
  })
})

test.each([
  [{ role_id: 5 }, '/login'],
  [{ role_id: 5, kept_companies: [] }, '/login'],
  [{ role_id: 5, kept_companies: [{ id: 205 }] }, null],
  [{ role_id: 6, kept_companies: [] }, null],
])('documents of a company of before are open to those who keep them: %j', (user, path) => {
  expect(redirectFor('documents', { user })).toBe(path)
  if (path === null && user.role_id === 5) expect(redirectFor('dashboard', { user })).toBe('/login')
})

// The guards of the pages to which guards redirect.
const BEHIND: Record<string, Guard> = {
  '/login': 'auth',
  '/invoice': 'dashboard',
  '/profile': 'profile',
  '/verify': 'verify',
}

test('guards never redirect in a circle', () => {
  fc.assert(
    fc.property(
      fc.constantFrom(...GUARDS),
      fc.option(fc.record({ role_id: fc.oneof(fc.integer(), fc.integer({ min: 1, max: 5 })) })),
      fc.constantFrom(...BUSINESS),
      (first, user, business) => {
        let guard: Guard | undefined = first
        for (let hops = 0; guard; hops++) {
          expect(hops).toBeLessThan(4)
          const path = redirectFor(guard, { user, ...business })
          guard = path === null ? undefined : BEHIND[path]
        }
      },
    ),
  )
})

test('an unknown role has no access to pages for certain roles', () => {
  fc.assert(
    fc.property(
      fc.integer(),
      fc.constantFrom('admin', 'announcement', 'mailing', 'profile'),
      (role_id, guard) => {
        fc.pre(role_id < 1 || role_id > 5)
        expect(redirectFor(guard, { user: { role_id } })).toBe('/login')
      },
    ),
  )
})

test.each(['', 'Admin', 'constructor', '__proto__', 'staff'])('an unknown guard %j throws', (name) => {
  expect(() => redirectFor(name as Guard, { user: null })).toThrowError(
    expect.objectContaining({ message: `Unknown middleware ${name}`, status: 500 }),
  )
})
