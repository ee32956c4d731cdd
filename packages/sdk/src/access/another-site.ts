/** What a browser says of where a request comes from. Programs that are no browsers say nothing. */
export type Asked = {
  /** The header `Origin`. */
  readonly origin?: string | null | undefined
  /** The header `Sec-Fetch-Site`. */
  readonly site?: string | null | undefined
}

/** Where the portal is. */
export type Own = {
  /** The header `Host`: the address that was asked. */
  readonly host?: string | null | undefined
  /** The address people type, where a proxy may stand before the portal. */
  readonly publicUrl?: string | undefined
}

/**
 * Whether a browser sent a request from a page of another site. A page is the portal's own if its host is the public
 * address's, with the same scheme, or the one that was asked: behind a proxy its scheme is not known.
 */
export function isOfAnotherSite({ origin, site }: Asked, { host, publicUrl }: Own): boolean {
  if (site === 'cross-site') return true
  if (origin === null || origin === undefined) return false
  if (!URL.canParse(origin)) return true
  const from = new URL(origin)
  if (publicUrl && from.host === new URL(publicUrl).host) return from.origin !== new URL(publicUrl).origin
  return from.host !== host?.toLowerCase()
}
