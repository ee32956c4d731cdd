import type { components } from '@sauda/sdk'
import { isStaff } from '@sauda/sdk/access'
import { type AdActor, type AdFacts, allowedActions } from '@sauda/sdk/ads'
import type { Db } from '../../platform/database/transaction.ts'
import { RefusalError } from '../../refusal.ts'
import { type Person, sellersOf } from '../companies/acts-for.ts'
import { viewsOf } from '../views/views.ts'
import type { AdState } from './ad-queries.ts'
import { readRemark } from './audit-queries.ts'
import { readRevision } from './editing/revision-queries.ts'

export type Ad = components['schemas']['Ad']

/**
 * Returns a user's relation to an ad. Of a company's ad everybody is an owner whose function in it allows that; staff are
 * staff on their own ads too.
 */
export function actorOf(person: Person | null, { seller_id }: { seller_id: number }): AdActor {
  if (person && isStaff(person.role_id)) return 'staff'
  return person && sellersOf(person).includes(seller_id) ? 'owner' : 'guest'
}

/** Returns the facts that the action table needs. */
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
    changedSinceApproval: !state.approved,
    removedByStaff: state.removed_by_staff,
  }
}

/** Shows a revision of an ad as the user may see it: the phone only masked, its state only to owner and staff. */
export async function viewAd(
  db: Db,
  state: AdState,
  {
    revisionId,
    revision,
    as,
    now,
  }: { revisionId: number | null; revision: Ad['revision']; as: AdActor; now: Date },
): Promise<Ad> {
  const row = revisionId === null ? undefined : await readRevision(db, revisionId)
  if (!row) throw new RefusalError('not_found')
  const { phone, created_at, ...shown } = row
  const ad = { ...shown, phone_hint: phoneHint(phone), revision }
  if (as === 'guest') return ad
  return {
    ...ad,
    status: state.status,
    live: state.live_revision_id !== null,
    version: state.version,
    views: (await viewsOf(db, 'ad', [state.id], now)).get(state.id) ?? { total: 0, today: 0 },
    remark: await readRemark(db, state.id),
    created_at,
    changed_at: state.changed_at.toISOString(),
    expires_at: state.expires_at?.toISOString() ?? null,
    allowed_actions: allowedActions(factsOf(state, as, now)),
  }
}

/** «+7 701 ••• •• ••» */
function phoneHint(phone: string): string {
  return `${phone.slice(0, 2)}\u00a0${phone.slice(2, 5)}\u00a0•••\u00a0••\u00a0••`
}
