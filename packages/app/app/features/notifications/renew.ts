import { attempt, type Portal } from '@sauda/sdk'
import { AD_STATUS, type Ad, activateAd } from '@sauda/sdk/ads'
import { data } from 'react-router'
import { failureFrom, idOf } from '../../shell/answered.ts'

/** What became of a renewal: until when the ad stays, or the code of what stood in its way. */
export type Renewed = { renewed: number; until?: string | null; code?: string }

/** Renews the ad that the form names in `renew`. */
export async function renew(portal: Portal, form: FormData) {
  const id = idOf(String(form.get('renew')))
  const result = await attempt(activateAd(portal, id))
  if (result.ok) return data<Renewed>({ renewed: id, until: renewedUntil(result.value) })
  const { failure, status } = failureFrom(result.error)
  return data<Renewed>({ renewed: id, code: failure.code }, { status })
}

/** Until when a renewed ad stays; null where a moderator looks first: what is public then keeps the end it had. */
export function renewedUntil({ status, expires_at }: Pick<Ad, 'status' | 'expires_at'>): string | null {
  return status === AD_STATUS.published ? (expires_at ?? null) : null
}
