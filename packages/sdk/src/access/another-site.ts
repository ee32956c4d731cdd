/** The headers in which a browser states the origin of a request. Other programs do not send them. */
export interface Asked {
  /** The header `Origin`. */
  readonly origin?: string | null | undefined
  /** The header `Sec-Fetch-Site`. */
  readonly site?: string | null | undefined
}

/** The addresses of the portal. */
export interface Own {
  /** The header `Host` of the request. */
  readonly host?: string | null | undefined
  /** The public address, if it is configured; needed behind a proxy. */
  readonly publicUrl?: string | undefined
}

/**
 * Whether a browser sent a request from a page of another site. A page belongs to the portal if its host and scheme
 * are those of the public address, or if its host is the requested one: behind a proxy the scheme is not known.
 */
export function isOfAnotherSite({ origin, site }: Asked, { host, publicUrl }: Own): boolean {
  if (site === 'cross-site') return true
  if (origin === null || origin === undefined) return false
  if (!URL.canParse(origin)) return true
  const from = new URL(origin)
  if (publicUrl && from.host === new URL(publicUrl).host) return from.origin !== new URL(publicUrl).origin
  return from.host !== host?.toLowerCase()
}
