/** Origins that a test server may list. */
export const SHOP = 'https://shop.example'
export const OTHER = 'http://localhost:5173'

/** Origins that resemble the listed ones. */
export const UNLISTED = [
  ...['null', 'http://shop.example', 'https://shop.example:8443', 'https://www.shop.example'],
  ...['https://shop.example.evil.example', 'https://evil.example', 'HTTPS://SHOP.EXAMPLE', `${SHOP}/`],
  ...['http://localhost', 'http://localhost:5174', `${SHOP}, ${OTHER}`, '*'],
]

/** A browser's headers for a request without cookies from a page of an origin. */
export function from(origin: string): Record<string, string> {
  return { origin, 'sec-fetch-site': 'cross-site' }
}

/** The CORS headers of a response. */
export function corsOf({ headers }: { headers: object }): object {
  return Object.fromEntries(Object.entries(headers).filter(([name]) => name.startsWith('access-control-')))
}
