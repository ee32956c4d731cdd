import type { components } from '@sauda/sdk'
import type { Actor } from '../../../contract/call.ts'
import { RefusalError } from '../../../refusal.ts'
import type { Deps } from '../../deps.ts'
import { actOnAd } from '../act.ts'
import type { Ad } from '../ad-view.ts'
import { getAd } from '../service.ts'
import { holderOf } from './renewal-token.ts'

/** Publishes an ad again or extends its term. An invalid token is ignored: then the session identifies the user. */
export async function activateAd(
  deps: Deps,
  actor: Actor | null,
  id: number,
  { token, version }: components['schemas']['AdActivation'],
): Promise<Ad> {
  const holder = token ? await holderOf(deps, id, token) : null
  const person = holder ?? actor
  if (!person) throw new RefusalError('sign_in_required')
  await actOnAd(deps, person, id, 'activate', { version })
  return getAd(deps, person, id)
}
