import { type Language, localPath, splitPath } from '@sauda/sdk/language'
import * as paths from '@sauda/sdk/paths'
import { readCookie } from './cookies.ts'

type Asked = { readonly method: string; readonly url: string; readonly headers: Headers }

/** The cookie that remembers a language for the next visit to `/`. */
export const LANGUAGE_COOKIE = 'language'

/**
 * Where a visit that begins at `/` is redirected: to `/kk` if the user has chosen Kazakh before. A link on our own
 * pages does not begin a visit, so it is not redirected.
 */
export function rememberedHome({ method, url, headers }: Asked): string | null {
  const { pathname, search } = new URL(url)
  if (method !== 'GET' || pathname !== paths.home || cameFrom(url, headers)) return null
  return readCookie(headers, LANGUAGE_COOKIE) === 'kk' ? localPath(paths.home + search, 'kk') : null
}

/** Returns the language that the user has just switched to: the referrer is the same site's page in the other one. */
export function switchedLanguage({ method, url, headers }: Asked): Language | null {
  const from = cameFrom(url, headers)
  if (method !== 'GET' || !from) return null
  const { language } = splitPath(new URL(url).pathname)
  return splitPath(from.pathname).language === language ? null : language
}

function cameFrom(url: string, headers: Headers): URL | null {
  const referer = headers.get('referer')
  if (!referer || !URL.canParse(referer)) return null
  const from = new URL(referer)
  return from.host === new URL(url).host ? from : null
}
