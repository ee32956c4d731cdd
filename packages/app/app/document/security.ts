/** Headers of every response. */
const HEADERS = {
  'Referrer-Policy': 'strict-origin-when-cross-origin',
  'X-Content-Type-Options': 'nosniff',
  'X-Frame-Options': 'DENY',
  'Cross-Origin-Opener-Policy': 'same-origin',
  'Permissions-Policy': 'camera=(), geolocation=(), microphone=()',
} as const

/** NCALayer, the program with the user's key, and KAZTOKEN's, which ncalayer-js-client looks for as well. */
const NCALAYER = 'wss://127.0.0.1:13579'
const KAZTOKEN = 'https://127.0.0.1:24680'

/**
 * The page's content security policy. Scripts run by nonce or from our own origin; inline styles are allowed because
 * React, Radix and the toasts write `style`. Live updates come from `pushHost`, which is listed even when it is our own
 * host: not every browser applies `'self'` to WebSockets. With a scheme, as in `wss://push.example`, only that scheme
 * is allowed. `others` are the hosts of analytics that the visitor has consented to.
 */
export function contentSecurityPolicy(
  nonce: string,
  pushHost: string,
  ncaLayerUrl: string | null,
  others: readonly string[] = [],
): string {
  const more = others.map((host) => ` ${host}`).join('')
  return [
    "default-src 'self'",
    `script-src 'self' 'nonce-${nonce}'${more}`,
    "style-src 'self' 'unsafe-inline'",
    `img-src 'self' data: blob:${more}`,
    "font-src 'self' data:",
    `connect-src 'self' ${liveSources(pushHost)} ${ncaLayerUrl ?? NCALAYER} ${KAZTOKEN}${more}`,
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
  ].join('; ')
}

/** Behind a proxy we cannot know whether our own host uses TLS; for another host its scheme says so. */
function liveSources(pushHost: string): string {
  return pushHost.includes('://') ? pushHost : `ws://${pushHost} wss://${pushHost}`
}

/** A page whose address has a secret part sends no referrer at all; it sets this header itself. */
export function setSecurityHeaders(headers: Headers): void {
  const isStricter = headers.get('Referrer-Policy') === 'no-referrer'
  for (const [name, value] of Object.entries(HEADERS)) headers.set(name, value)
  if (isStricter) headers.set('Referrer-Policy', 'no-referrer')
}
