import type { RouterContextProvider } from 'react-router'
import { cookieLine, readCookie } from '../../shell/cookies.ts'
import { visitOf } from '../../shell/visit.ts'

const COOKIE = 'login'
const SECONDS = 600

type Context = Readonly<RouterContextProvider>

/** Has an address typed already where it is asked for next: a typo is mended, or who has a new password signs in. */
export function keepLogin(context: Context, login: string): void {
  visitOf(context).setCookie(cookieLine(COOKIE, login, SECONDS))
}

/** The address that was kept, if any; it is not asked for twice. */
export function takeLogin(request: Request, context: Context): string | null {
  const login = readCookie(request.headers, COOKIE)
  if (login !== null) visitOf(context).setCookie(cookieLine(COOKIE, '', 0))
  return login
}
