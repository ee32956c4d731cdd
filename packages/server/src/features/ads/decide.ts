import {
  type AdAction,
  type AdActor,
  type AdChange,
  allowedActions,
  checkAdRemark,
  needsReason,
  nextState,
} from '@sauda/sdk/ads'
import type { Db } from '../../platform/database/transaction.ts'
import { RefusalError } from '../../refusal.ts'
import type { Person } from '../companies/acts-for.ts'
import type { Deps } from '../deps.ts'
import { type AdState, findState } from './ad-queries.ts'
import { actorOf, factsOf } from './ad-view.ts'
import type { Remark } from './audit-queries.ts'

/** The parameters of an action. */
export interface Wish {
  /** The version of the ad that the client has seen. */
  version?: number | undefined
  reason?: string | undefined
  comment?: string | undefined
}

/** An action that changes something, and is written to the audit log. */
type AdDeed = Exclude<AdAction, 'showPhone'>

/** An action that the action table allows. */
export interface Decision {
  action: AdDeed
  as: AdActor
  /** The user who acts; null is the portal itself. */
  actorId: number | null
  state: AdState
  change: AdChange
  remark: Remark | null
  now: Date
}

/** An owner has this right in no state. */
const ONLY_STAFF: readonly AdAction[] = ['publish', 'needEdits', 'takeDownImage']

/** Actions for which staff give a reason. */
const EXPLAINED = ['needEdits', 'unpublish', 'delete', 'takeDownImage'] as const satisfies readonly AdAction[]

/**
 * Checks a user's request against the action table. In a transaction it locks the ad first, so of two decisions the
 * second sees the result of the first. Another user's ad is `not_found` unless it is live, then `forbidden`.
 * @throws RefusalError `not_found`, `forbidden`, `changed_meanwhile`, `action_not_allowed`, `invalid` for staff without
 * a valid reason
 */
export async function decide(
  deps: Pick<Deps, 'clock'>,
  db: Db,
  person: Person,
  id: number,
  action: AdDeed,
  wish: Wish = {},
): Promise<Decision> {
  const state = await findState(db, id, { lock: db.isTransaction })
  if (!state) throw new RefusalError('not_found')
  const as = actorOf(person, state)
  if (as === 'guest') throw new RefusalError(state.live_revision_id === null ? 'not_found' : 'forbidden')
  if (as === 'owner' && ONLY_STAFF.includes(action)) throw new RefusalError('forbidden')
  const now = deps.clock.now()
  if (wish.version !== undefined && wish.version !== state.version) {
    throw changedMeanwhile(state, as, now)
  }
  const change = changeBy(action, state, as, now)
  return { action, as, actorId: person.id, state, change, remark: remarkOf(action, as, wish), now }
}

/** Decides for the portal itself, which has access to every ad and gives no reasons. */
export async function decideByClock(
  { clock }: Pick<Deps, 'clock'>,
  db: Db,
  id: number,
  action: AdDeed,
): Promise<Decision> {
  const state = await findState(db, id, { lock: db.isTransaction })
  if (!state) throw new RefusalError('not_found')
  const now = clock.now()
  const change = changeBy(action, state, 'job', now)
  return { action, as: 'job', actorId: null, state, change, remark: null, now }
}

/** Returns the error for a decision on an outdated version, with the actions that are allowed now. */
export function changedMeanwhile(state: AdState, as: AdActor, now: Date): RefusalError {
  return new RefusalError('changed_meanwhile', { allowed_actions: allowedActions(factsOf(state, as, now)) })
}

function changeBy(action: AdAction, state: AdState, as: AdActor, now: Date): AdChange {
  const decision = nextState(action, factsOf(state, as, now))
  if (!decision.ok)
    throw new RefusalError('action_not_allowed', { allowed_actions: decision.allowed_actions })
  return decision.change
}

/** Staff must give a reason; a reason from an owner is ignored. */
function remarkOf(action: AdAction, as: AdActor, { reason, comment }: Wish): Remark | null {
  const explained = EXPLAINED.find((one) => one === action)
  if (!explained || !needsReason(explained, as)) return null
  const { remark, errors } = checkAdRemark(explained, { reason, comment })
  if (!remark) throw new RefusalError('invalid', { errors })
  return { code: remark.reason, comment: remark.comment }
}
