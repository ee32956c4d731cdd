import { readCookie } from '../../shell/cookies.ts'

const COOKIE = 'console'

/** Returns the console's token that this browser keeps, if any. */
export function consoleTokenOf(headers: Headers): string | null {
  return readCookie(headers, COOKIE)
}

/** A `Set-Cookie` line that keeps the token until the browser is closed. */
export function keepConsoleToken(token: string): string {
  return `${COOKIE}=${encodeURIComponent(token)}; Path=/; SameSite=Lax; HttpOnly`
}
