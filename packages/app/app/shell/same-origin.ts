const READING = new Set(['GET', 'HEAD', 'OPTIONS'])

/**
 * Whether a request may change something. A form posted from another site is refused: `Origin` has to name our
 * own host. Browsers send it with every POST; where one leaves it out, `Sec-Fetch-Site` has to vouch instead.
 *
 * The host alone is compared, since the scheme that we see behind a proxy may be another than the browser's.
 */
export function comesFromUs(request: { method: string; headers: Headers; url: string }): boolean {
  if (READING.has(request.method)) return true
  const origin = request.headers.get('origin')
  if (origin === null) return request.headers.get('sec-fetch-site') === 'same-origin'
  return URL.canParse(origin) && new URL(origin).host === new URL(request.url).host
}
