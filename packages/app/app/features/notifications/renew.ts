import { attempt, type Portal } from '@sauda/sdk'
import { AD_STATUS, type Ad, activateAd } from '@sauda/sdk/ads'
import { data } from 'react-router'
import { failureFrom, idOf } from '../../shell/answered.ts'

/** The result of a renewal: the new end of the ad's term, or the error code. */
export type Renewed = { renewed: number; until?: string | null; code?: string }

/** Renews the ad of the form field `renew`. */
export async function renew(portal: Portal, form: FormData) {
  const id = idOf(String(form.get('renew')))
  const result = await attempt(activateAd(portal, id))
  if (result.ok) return data<Renewed>({ renewed: id, until: renewedUntil(result.value) })
  const { failure, status } = failureFrom(result.error)
  return data<Renewed>({ renewed: id, code: failure.code }, { status })
}

/**
 * The end of a renewed ad's term; null if a moderator has to approve it first: the public version then keeps its term.
 */
export function renewedUntil({ status, expires_at }: Pick<Ad, 'status' | 'expires_at'>): string | null {
  return status === AD_STATUS.published ? (expires_at ?? null) : null
}
