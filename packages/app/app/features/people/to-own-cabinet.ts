import { splitPath } from '@sauda/sdk/language'
import type { MiddlewareFunction } from 'react-router'
import { localRedirect } from '../../shell/visit.ts'
import { inOwnCabinet } from './cabinet.ts'
import { signedIn } from './signed-in.ts'

/** Redirects registered individuals from `/account` to `/profile`. */
export const toOwnCabinet: MiddlewareFunction<Response> = async ({ url, context }) => {
  const here = splitPath(url.pathname + url.search).path
  const there = inOwnCabinet(here, await signedIn(context))
  if (there !== here) throw localRedirect(context, there)
}
