import { businessOf, type Guard, redirectFor, type User } from '@sauda/sdk/access'
import { splitPath } from '@sauda/sdk/language'
import * as paths from '@sauda/sdk/paths'
import type { MiddlewareFunction } from 'react-router'
import { formOf, isForAnother } from './form-of.ts'
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
 * Whether a form was rendered for somebody else than who is signed in now. A redirect would lose what was typed; the API
 * refuses what the page's action asks for.
 */
async function isOfAnother(sent: Parameters<typeof formOf>[0], user: User | null): Promise<boolean> {
  if (!user || sent.request.method !== 'POST') return false
  await formOf(sent)
  return isForAnother(visitOf(sent.context), user)
}

/**
 * The guard of a page (spec §6): `export const middleware = [requireGuard('profile')]`. Redirects users without access
 * to where the SDK says; a guest who has to sign in returns afterwards. The page needs a loader, or React Router does
 * not call the server on client navigations.
 */
export function requireGuard(guard: Guard): MiddlewareFunction<Response> {
  return async ({ request, url, context }) => {
    const { currentUser, currentFlow } = visitOf(context)
    const [user, flow] = await Promise.all([currentUser(), currentFlow()])
    const path = redirectFor(guard, { user, ...businessOf(flow) })
    if (path === null || (await isOfAnother({ request, context }, user))) return
    const here = splitPath(url.pathname + url.search).path
    const comesBack = !user && path === paths.login && !ON_THE_WAY.includes(guard)
    throw localRedirect(context, comesBack ? paths.loginThen(here) : path)
  }
}
