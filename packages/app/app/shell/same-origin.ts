import { isOfAnotherSite } from '@sauda/sdk/access'

const READING = new Set(['GET', 'HEAD', 'OPTIONS'])

/**
 * Whether a request may change data. Forms posted from other sites are rejected, by the same rule as the API's calls.
 * Browsers send `Origin` with every form; if it is missing, `Sec-Fetch-Site` decides.
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
