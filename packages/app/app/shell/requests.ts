import type { MiddlewareFunction } from 'react-router'
import { redirect } from 'react-router'
import { LANGUAGE_COOKIE, rememberedHome, switchedLanguage } from './choice.ts'
import { cookieLine } from './cookies.ts'
import { visitOf } from './visit.ts'

/** Sets the language cookie on a switch of language, and redirects the start of the next visit to that language. */
export const keepLanguage: MiddlewareFunction<Response> = ({ request, context }) => {
  const home = rememberedHome(request)
  if (home !== null) throw redirect(home)
  const language = switchedLanguage(request)
  if (language) visitOf(context).setCookie(cookieLine(LANGUAGE_COOKIE, language))
}
