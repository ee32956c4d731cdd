import type { Portal } from '@sauda/sdk'
import { ROLE, type User } from '@sauda/sdk/access'
import type { Ad } from '@sauda/sdk/ads'
import { listDistricts } from '@sauda/sdk/content'

/** Whether the reader of an ad is its private seller, has no district and could choose one. */
export async function mayChooseDistrict(
  portal: Portal,
  { seller }: Ad,
  reader: User | null,
): Promise<boolean> {
  if (reader?.id !== seller.id || reader.role_id !== ROLE.limited || seller.district) return false
  return (await listDistricts(portal)).items.length > 0
}
