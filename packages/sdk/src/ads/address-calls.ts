import { type CallOptions, type Portal, read } from '../client/index.ts'
import type { AdAddresses, AdAddressParts } from '../generated/schemas.ts'

/**
 * Returns the parts of the list of all published ads, for an index of a sitemap. Throws a PortalError on failure.
 * GET /api/userBanner/addressParts.
 */
export function adAddressParts(portal: Portal, options?: CallOptions): Promise<AdAddressParts> {
  return read(portal, options, (init) => portal.http.GET('/api/userBanner/addressParts', init))
}

/** A part of the list, and the id of the last ad that has been read of it. */
export interface AdAddressesQuery {
  part: number
  after?: number | undefined
}

/**
 * Returns up to 2,500 published ads of a part by id, those above `after`; none when the part has no more. Throws a
 * PortalError on failure.
 * GET /api/userBanner/addresses.
 */
export function adAddresses(
  portal: Portal,
  { part, after }: AdAddressesQuery,
  options?: CallOptions,
): Promise<AdAddresses> {
  const query = { part, ...(after !== undefined && { after }) }
  return read(portal, options, (init) =>
    portal.http.GET('/api/userBanner/addresses', { ...init, params: { query } }),
  )
}
