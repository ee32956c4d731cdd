import type { components } from '@sauda/sdk'
import { isStaff } from '@sauda/sdk/access'
import { type AdActor, type AdFacts, allowedActions } from '@sauda/sdk/ads'
import type { Actor } from '../../contract/call.ts'
import type { AdRow, AdState } from './ad-queries.ts'

export type Ad = components['schemas']['Ad']

/** As whom someone meets an ad; staff are staff on their own ads too. */
export function actorOf(actor: Actor | null, state: { owner_id: number }): AdActor {
  if (actor && isStaff(actor.role_id)) return 'staff'
  return actor?.id === state.owner_id ? 'owner' : 'guest'
}

/** The facts that the table of actions asks for. */
export function factsOf(state: AdState, actor: AdActor, now: Date): AdFacts {
  return {
    actor,
    status: state.status,
    live: state.live_revision_id !== null,
    deleted: false,
    expires_at: state.expires_at,
    raised_at: state.raised_at,
    published_at: state.published_at,
    now,
    changedSinceApproval: !state.approved || state.status === 20,
    removedByStaff: state.removed_by_staff,
  }
}

/** An ad as the asker may see it: the phone only as a hint, its state only for owner and staff. */
export function adView(row: AdRow, state: AdState, revision: Ad['revision'], actor: AdActor, now: Date): Ad {
  const { phone, created_at, ...shown } = row
  const ad: Ad = { ...shown, phone_hint: phoneHint(phone), revision }
  if (actor === 'guest') return ad
  return {
    ...ad,
    status: state.status,
    live: state.live_revision_id !== null,
    created_at,
    expires_at: state.expires_at?.toISOString() ?? null,
    allowed_actions: allowedActions(factsOf(state, actor, now)),
  }
}

/** «+7 701 ••• •• ••» */
function phoneHint(phone: string): string {
  return `${phone.slice(0, 2)}\u00a0${phone.slice(2, 5)}\u00a0•••\u00a0••\u00a0••`
}
