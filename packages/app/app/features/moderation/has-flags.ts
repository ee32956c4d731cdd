import type { AdFlags } from '@sauda/sdk/ads'

/** Whether an ad has anything to look at. */
export function hasFlags({ contacts, far_price, same_photo, many_ads }: AdFlags): boolean {
  return contacts.length > 0 || far_price !== null || same_photo.length > 0 || many_ads !== null
}
