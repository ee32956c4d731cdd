import type { RouterContextProvider } from 'react-router'
import { cookieLine, readCookie } from '../../shell/cookies.ts'
import { nextPath } from '../../shell/next-path.ts'
import { visitOf } from '../../shell/visit.ts'

const COOKIE = 'next'
/** Long enough for the letter with the code. */
const SECONDS = 3600

type Context = Readonly<RouterContextProvider>

/** Keeps the page to which somebody returns after a registration: what was written there is sent then. */
export function keepNext(context: Context, next: string | null): void {
  const path = nextPath(next, '')
  if (path) visitOf(context).setCookie(cookieLine(COOKIE, path, SECONDS))
}

/** Returns the kept page and forgets it, or `fallback`. */
export function takeNext(request: Request, context: Context, fallback: string): string {
  const next = readCookie(request.headers, COOKIE)
  if (next === null) return fallback
  visitOf(context).setCookie(cookieLine(COOKIE, '', 0))
  return nextPath(next, fallback)
}
