import { type CallOptions, type Portal, read } from '../client/index.ts'
import type { AdAddress, AdAddressPart } from '../generated/schemas.ts'

/**
 * Returns the parts of the list of all published ads, for an index of a sitemap. Throws a PortalError on failure.
 * GET /api/userBanner/addressParts.
 */
export async function adAddressParts(portal: Portal, options?: CallOptions): Promise<AdAddressPart[]> {
  const { items } = await read(portal, options, (init) =>
    portal.http.GET('/api/userBanner/addressParts', init),
  )
  return items
}

/**
 * Returns up to 2,500 published ads of a part by id, those above `after`; empty when the part has no more. Throws a
 * PortalError on failure.
 * GET /api/userBanner/addresses.
 */
export async function adAddresses(
  portal: Portal,
  { part, after }: { part: number; after?: number | undefined },
  options?: CallOptions,
): Promise<AdAddress[]> {
  const query = { part, ...(after !== undefined && { after }) }
  const { items } = await read(portal, options, (init) =>
    portal.http.GET('/api/userBanner/addresses', { ...init, params: { query } }),
  )
  return items
}
