import type { RouterContextProvider } from 'react-router'
import type { WordsOf } from '../language/in-both.ts'
import { cookieLine, readCookie } from './cookies.ts'
import { localRedirect, visitOf } from './visit.ts'
import type { shellWords } from './words.ts'

/** A message for the next page: success (`words.notices`) or failure (`words.refusals`). */
export type Notice =
  | keyof WordsOf<typeof shellWords>['notices']
  | keyof WordsOf<typeof shellWords>['refusals']

const COOKIE = 'notice'
const SECONDS = 30

/** Redirects to a page that shows a message once: a toast, or a line at the top without scripts. */
export function redirectWithNotice(
  context: Readonly<RouterContextProvider>,
  path: string,
  notice: Notice,
): Response {
  leaveNotice(context, notice)
  return localRedirect(context, path)
}

/** Sets a message that the next page shows once. */
export function leaveNotice(context: Readonly<RouterContextProvider>, notice: Notice): void {
  visitOf(context).setCookie(cookieLine(COOKIE, notice, SECONDS))
}

/** Returns the message code that the previous page has set, if any, and removes it. */
export function takeNotice(request: Request, context: Readonly<RouterContextProvider>): string | null {
  const notice = readCookie(request.headers, COOKIE)
  if (notice !== null) visitOf(context).setCookie(cookieLine(COOKIE, '', 0))
  return notice
}
