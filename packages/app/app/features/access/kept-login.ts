import type { RouterContextProvider } from 'react-router'
import { cookieLine, readCookie } from '../../shell/cookies.ts'
import { visitOf } from '../../shell/visit.ts'

const COOKIE = 'login'
const SECONDS = 600

type Context = Readonly<RouterContextProvider>

/** Keeps a typed address to prefill the next form: after a typo, or to sign in with a new password. */
export function keepLogin(context: Context, login: string): void {
  visitOf(context).setCookie(cookieLine(COOKIE, login, SECONDS))
}

/** Returns the kept address, if any, and removes it. */
export function takeLogin(request: Request, context: Context): string | null {
  const login = readCookie(request.headers, COOKIE)
  if (login !== null) visitOf(context).setCookie(cookieLine(COOKIE, '', 0))
  return login
}
