import { isOfAnotherSite } from '@sauda/sdk/access'

const READING = new Set(['GET', 'HEAD', 'OPTIONS'])

/**
 * Whether a request may change data. Forms posted from other sites are rejected, by the same rule as the API's calls.
 * Browsers send `Origin` with every form; if it is missing, `Sec-Fetch-Site` decides. Pages without a referrer
 * (`/verify-document`) send `Origin: null` with their forms, as sandboxed pages of anybody do; only with theirs does the
 * browser say `same-origin`.
 */
export function comesFromUs(
  request: { method: string; headers: Headers; url: string },
  publicUrl?: string,
): boolean {
  if (READING.has(request.method)) return true
  const site = request.headers.get('sec-fetch-site')
  const said = request.headers.get('origin')
  const origin = said === 'null' && site === 'same-origin' ? null : said
  if (origin === null && site !== 'same-origin') return false
  const host = request.headers.get('host') ?? new URL(request.url).host
  return !isOfAnotherSite({ origin, site }, { host, publicUrl })
}
