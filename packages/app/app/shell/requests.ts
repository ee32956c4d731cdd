import type { MiddlewareFunction } from 'react-router'
import { redirect } from 'react-router'
import { LANGUAGE_COOKIE, rememberedHome, switchedLanguage } from '../language/choice.ts'
import { cookieLine } from './cookies.ts'
import { comesFromUs } from './same-origin.ts'
import { visitOf } from './visit.ts'

/** Refuses every page action that another site's page has sent. */
export const refuseStrangers: MiddlewareFunction<Response> = ({ request }) => {
  if (!comesFromUs(request)) throw new Response(null, { status: 403, statusText: 'cross_site' })
}

/** Remembers a switch of language, and begins the next visit in it. */
export const keepLanguage: MiddlewareFunction<Response> = ({ request, context }) => {
  const home = rememberedHome(request)
  if (home !== null) throw redirect(home)
  const language = switchedLanguage(request)
  if (language) visitOf(context).setCookie(cookieLine(LANGUAGE_COOKIE, language))
}
