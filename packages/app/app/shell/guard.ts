import { businessOf, type Guard, redirectFor } from '@sauda/sdk/access'
import { splitPath } from '@sauda/sdk/language'
import * as paths from '@sauda/sdk/paths'
import type { MiddlewareFunction } from 'react-router'
import { localRedirect, visitOf } from './visit.ts'

/** Pages in the middle of something: nobody comes back to them from signing in. */
const ON_THE_WAY: readonly Guard[] = ['registration', 'verify']

/**
 * The same, save that a guest's form that was sent to one of `pages` is answered and not sent away: with the session would
 * go what was typed. The page's action asks for a new sign-in.
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
 * A page's guard (spec §6), put before it: `export const middleware = [requireGuard('profile')]`. Who is not let in
 * goes where the SDK says; a guest who has to sign in comes back afterwards. The page needs a loader, or else React
 * Router does not ask the server on the way to it.
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
