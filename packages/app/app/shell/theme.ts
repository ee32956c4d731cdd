import { cookieLine, readCookie } from './cookies.ts'

export const THEMES = ['system', 'light', 'dark'] as const

/** `system` follows the reader's machine. */
export type Theme = (typeof THEMES)[number]

const COOKIE = 'theme'

export function isTheme(value: unknown): value is Theme {
  return THEMES.some((theme) => theme === value)
}

/** The theme chosen before; anything else is `system`. */
export function themeOf(headers: Headers): Theme {
  const theme = readCookie(headers, COOKIE)
  return isTheme(theme) ? theme : 'system'
}

/** The `Set-Cookie` line that keeps a choice; going back to `system` forgets it. */
export function themeCookie(theme: Theme): string {
  return cookieLine(COOKIE, theme, theme === 'system' ? 0 : undefined)
}
