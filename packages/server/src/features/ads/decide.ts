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
import { Refusal } from '../../refusal.ts'
import type { Deps } from '../deps.ts'
import { type AdState, findState } from './ad-queries.ts'
import { actorOf, factsOf, type Person } from './ad-view.ts'
import type { Remark } from './audit-queries.ts'

/** What an asker says beside the action. */
export interface Wish {
  /** The ad's version that the asker looked at. */
  version?: number | undefined
  reason?: string | undefined
  comment?: string | undefined
}

/** An action that the table allows. */
export interface Decision {
  action: AdAction
  as: AdActor
  /** Who acts; null is the portal itself. */
  actorId: number | null
  state: AdState
  change: AdChange
  remark: Remark | null
  now: Date
}

/** No owner's right in any state. */
const ONLY_STAFF: readonly AdAction[] = ['publish', 'needEdits', 'takeDownImage']

/** What staff explain. */
const EXPLAINED = ['needEdits', 'unpublish', 'delete', 'takeDownImage'] as const satisfies readonly AdAction[]

/**
 * Asks the table of actions about a person's wish. In a transaction the ad is locked first, so of two decisions the second
 * sees what the first one did. A foreign ad that is not live is not there; a live one is forbidden.
 * @throws Refusal `not_found`, `forbidden`, `changed_meanwhile`, `action_not_allowed`, `invalid` for staff without a right reason
 */
export async function decide(
  deps: Pick<Deps, 'clock'>,
  db: Db,
  person: Person,
  id: number,
  action: AdAction,
  wish: Wish = {},
): Promise<Decision> {
  const state = await findState(db, id, { lock: db.isTransaction })
  if (!state) throw new Refusal('not_found')
  const as = actorOf(person, state)
  if (as === 'guest') throw new Refusal(state.live_revision_id === null ? 'not_found' : 'forbidden')
  if (as === 'owner' && ONLY_STAFF.includes(action)) throw new Refusal('forbidden')
  const now = deps.clock.now()
  if (wish.version !== undefined && wish.version !== state.version) {
    throw changedMeanwhile(state, as, now)
  }
  const change = changeBy(action, state, as, now)
  return { action, as, actorId: person.id, state, change, remark: remarkOf(action, as, wish), now }
}

/** The same for the portal itself, which is no stranger to any ad and explains nothing. */
export async function decideByClock(
  { clock }: Pick<Deps, 'clock'>,
  db: Db,
  id: number,
  action: AdAction,
): Promise<Decision> {
  const state = await findState(db, id, { lock: db.isTransaction })
  if (!state) throw new Refusal('not_found')
  const now = clock.now()
  const change = changeBy(action, state, 'job', now)
  return { action, as: 'job', actorId: null, state, change, remark: null, now }
}

/** What is no longer what somebody decided on, and what they may do now. */
export function changedMeanwhile(state: AdState, as: AdActor, now: Date): Refusal {
  return new Refusal('changed_meanwhile', { allowed_actions: allowedActions(factsOf(state, as, now)) })
}

function changeBy(action: AdAction, state: AdState, as: AdActor, now: Date): AdChange {
  const decision = nextState(action, factsOf(state, as, now))
  if (!decision.ok) throw new Refusal('action_not_allowed', { allowed_actions: decision.allowed_actions })
  return decision.change
}

/** Staff say why; what an owner says is nobody's business. */
function remarkOf(action: AdAction, as: AdActor, { reason, comment }: Wish): Remark | null {
  const explained = EXPLAINED.find((one) => one === action)
  if (!explained || !needsReason(explained, as)) return null
  const { remark, errors } = checkAdRemark(explained, { reason, comment })
  if (!remark) throw new Refusal('invalid', { errors })
  return { code: remark.reason, comment: remark.comment }
}
