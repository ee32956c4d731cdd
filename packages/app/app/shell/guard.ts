import { type Guard, redirectFor } from '@sauda/sdk/access'
import { splitPath } from '@sauda/sdk/language'
import type { MiddlewareFunction } from 'react-router'
import { localRedirect, visitOf } from './visit.ts'

/**
 * A page's guard (spec §6), put before it: `export const middleware = [requireGuard('profile')]`. Who is not let in
 * goes where the SDK says; a guest who has to sign in comes back afterwards. The page needs a loader, or else React
 * Router does not ask the server on the way to it.
 */
export function requireGuard(guard: Guard): MiddlewareFunction<Response> {
  return async ({ url, context }) => {
    const user = await visitOf(context).currentUser()
    const path = redirectFor(guard, { user })
    if (path === null) return
    const here = splitPath(url.pathname + url.search).path
    const next = user || path !== '/login' ? '' : `?next=${encodeURIComponent(here)}`
    throw localRedirect(context, path + next)
  }
}
