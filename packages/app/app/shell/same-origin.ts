import { isOfAnotherSite } from '@sauda/sdk/access'

const READING = new Set(['GET', 'HEAD', 'OPTIONS'])

/**
 * Whether a request may change something. A form posted from another site is refused, by the rule that the API's calls go by.
 * Browsers send `Origin` with every form; where one leaves it out, `Sec-Fetch-Site` has to vouch instead.
 */
export function comesFromUs(
  request: { method: string; headers: Headers; url: string },
  publicUrl?: string,
): boolean {
  if (READING.has(request.method)) return true
  const [origin, site] = [request.headers.get('origin'), request.headers.get('sec-fetch-site')]
  if (origin === null && site !== 'same-origin') return false
  const host = request.headers.get('host') ?? new URL(request.url).host
  return !isOfAnotherSite({ origin, site }, { host, publicUrl })
}
