/** What every answer carries. */
const HEADERS = {
  'Referrer-Policy': 'strict-origin-when-cross-origin',
  'X-Content-Type-Options': 'nosniff',
  'X-Frame-Options': 'DENY',
  'Cross-Origin-Opener-Policy': 'same-origin',
  'Permissions-Policy': 'camera=(), geolocation=(), microphone=()',
} as const

/**
 * The page's content security policy. Scripts run by nonce or from our own address; styles may be inline because
 * React, Radix and the toasts write `style`. Live news comes from `pushHost`, named even where it is our own: not
 * every browser takes a WebSocket there for `'self'`. With its scheme, `wss://push.example`, no other one is let.
 */
export function contentSecurityPolicy(nonce: string, pushHost: string): string {
  return [
    "default-src 'self'",
    `script-src 'self' 'nonce-${nonce}'`,
    "style-src 'self' 'unsafe-inline'",
    "img-src 'self' data: blob:",
    "font-src 'self' data:",
    `connect-src 'self' ${liveSources(pushHost)}`,
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
  ].join('; ')
}

/** Before a proxy nobody tells us whether the pages' own host speaks TLS; of another one its scheme does. */
function liveSources(pushHost: string): string {
  return pushHost.includes('://') ? pushHost : `ws://${pushHost} wss://${pushHost}`
}

export function setSecurityHeaders(headers: Headers): void {
  for (const [name, value] of Object.entries(HEADERS)) headers.set(name, value)
}
