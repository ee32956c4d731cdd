import { cookieLine, readCookie } from './cookies.ts'

export const THEMES = ['system', 'light', 'dark'] as const

/** `system` follows the operating system. */
export type Theme = (typeof THEMES)[number]

const COOKIE = 'theme'

export function isTheme(value: unknown): value is Theme {
  return THEMES.some((theme) => theme === value)
}

/** Returns the chosen theme; `system` for any other value. */
export function themeOf(headers: Headers): Theme {
  const theme = readCookie(headers, COOKIE)
  return isTheme(theme) ? theme : 'system'
}

/** The `Set-Cookie` line that stores a choice; `system` removes the cookie. */
export function themeCookie(theme: Theme): string {
  return cookieLine(COOKIE, theme, theme === 'system' ? 0 : undefined)
}
