import { businessOf, type Guard, redirectFor } from '@sauda/sdk/access'
import { splitPath } from '@sauda/sdk/language'
import * as paths from '@sauda/sdk/paths'
import type { MiddlewareFunction } from 'react-router'
import { localRedirect, visitOf } from './visit.ts'

/** Pages in the middle of a flow: signing in does not return to them. */
const ON_THE_WAY: readonly Guard[] = ['registration', 'verify']

/**
 * Wraps a guard: a form that a guest has posted to one of `pages` is handled without it, because a redirect to sign in
 * would lose what was typed. The page's action asks for a new sign-in.
 */
export function unlessSentTo(
  pages: RegExp,
  guard: MiddlewareFunction<Response>,
): MiddlewareFunction<Response> {
  return async (args, next) => {
    const { request, url, context } = args
    const answers = request.method === 'POST' && pages.test(splitPath(url.pathname).path)
    if (answers && !(await visitOf(context).currentUser())) return
    return guard(args, next)
  }
}

/**
 * The guard of a page (spec §6): `export const middleware = [requireGuard('profile')]`. Redirects users without access
 * to where the SDK says; a guest who has to sign in returns afterwards. The page needs a loader, or React Router does
 * not call the server on client navigations.
 */
export function requireGuard(guard: Guard): MiddlewareFunction<Response> {
  return async ({ url, context }) => {
    const { currentUser, currentFlow } = visitOf(context)
    const [user, flow] = await Promise.all([currentUser(), currentFlow()])
    const path = redirectFor(guard, { user, ...businessOf(flow) })
    if (path === null) return
    const here = splitPath(url.pathname + url.search).path
    const comesBack = !user && path === paths.login && !ON_THE_WAY.includes(guard)
    throw localRedirect(context, comesBack ? paths.loginThen(here) : path)
  }
}
