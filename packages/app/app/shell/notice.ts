import type { RouterContextProvider } from 'react-router'
import type { WordsOf } from '../language/in-both.ts'
import { cookieLine, readCookie } from './cookies.ts'
import { localRedirect, visitOf } from './visit.ts'
import type { shellWords } from './words.ts'

/** What a page can be told by the one before it: done (`words.notices`), or not (`words.refusals`). */
export type Notice =
  | keyof WordsOf<typeof shellWords>['notices']
  | keyof WordsOf<typeof shellWords>['refusals']

const COOKIE = 'notice'
const SECONDS = 30

/** Goes on to a page and says there, once, what has been done or not: a toast, or a line at the top without scripts. */
export function redirectWithNotice(
  context: Readonly<RouterContextProvider>,
  path: string,
  notice: Notice,
): Response {
  leaveNotice(context, notice)
  return localRedirect(context, path)
}

/** Says on the next page, once, what has been done or not. */
export function leaveNotice(context: Readonly<RouterContextProvider>, notice: Notice): void {
  visitOf(context).setCookie(cookieLine(COOKIE, notice, SECONDS))
}

/** The code that the page before left, if any, taken away at once. */
export function takeNotice(request: Request, context: Readonly<RouterContextProvider>): string | null {
  const notice = readCookie(request.headers, COOKIE)
  if (notice !== null) visitOf(context).setCookie(cookieLine(COOKIE, '', 0))
  return notice
}
