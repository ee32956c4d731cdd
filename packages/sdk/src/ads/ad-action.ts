import type { AdAction, AdStatus } from '../generated/schemas.ts'
import type { Moment } from '../language/index.ts'
import { daysAfter, isEnding, isRested } from './ad-term.ts'

/** Who acts on an ad. Staff act as staff on their own ads too; `job` is the server when a term expires. */
export type AdActor = 'guest' | 'owner' | 'staff' | 'job'

/** What happens to the live revision, which is the public one. */
export type LiveChange = 'keep' | 'newest' | 'none'

type Condition = 'live' | 'ending' | 'approved' | 'rested'

type Rule = {
  readonly who: readonly AdActor[]
  readonly from: readonly AdStatus[] | 'any'
  /** Further conditions, all of which must hold. */
  readonly when?: readonly Condition[]
  readonly to: AdStatus | 'same'
  readonly live: LiveChange
  /** A new term from now, or one added to the current term. */
  readonly term?: 'new' | 'more'
  /** Actors who must give a reason. */
  readonly reason?: readonly AdActor[]
}

const SIGNED_IN = ['owner', 'staff'] as const
const NOT_ARCHIVED = [10, 15, 20, 30, 31] as const

const UPDATE = [
  { who: ['owner'], from: [10], to: 10, live: 'keep' },
  { who: ['owner'], from: [15, 20, 30, 31], to: 15, live: 'keep' },
  // Unless an edit waits, a correction by staff is public at once.
  { who: ['staff'], from: [31], to: 31, live: 'newest' },
  { who: ['staff'], from: [10, 15, 20, 30], to: 'same', live: 'keep' },
] as const satisfies readonly Rule[]

/**
 * 10 submitted, 15 resubmitted, 20 sent back for edits, 30 unpublished, 31 published, 40 archived: see AD_STATUS.
 *
 * The actions on an ad, in the order in which they are offered. The first matching rule applies.
 */
const ACTIONS = {
  publish: [{ who: ['staff'], from: [10, 15, 30], to: 31, live: 'newest', term: 'new' }],
  needEdits: [{ who: ['staff'], from: [10, 15, 30, 31], to: 20, live: 'keep', reason: ['staff'] }],
  update: UPDATE,
  removeImage: UPDATE,
  takeDownImage: [{ who: ['staff'], from: 'any', to: 'same', live: 'keep', reason: ['staff'] }],
  activate: [
    { who: SIGNED_IN, from: [30, 40], when: ['approved'], to: 31, live: 'newest', term: 'new' },
    { who: SIGNED_IN, from: [30, 40], to: 15, live: 'keep' },
    { who: SIGNED_IN, from: [31], when: ['ending', 'approved'], to: 31, live: 'keep', term: 'more' },
    { who: SIGNED_IN, from: [31], when: ['ending'], to: 15, live: 'keep' },
  ],
  up: [{ who: SIGNED_IN, from: 'any', when: ['live', 'rested'], to: 'same', live: 'keep' }],
  unpublish: [
    {
      who: ['owner', 'staff', 'job'],
      from: [15, 20],
      when: ['live'],
      to: 'same',
      live: 'none',
      reason: ['staff'],
    },
    { who: ['owner', 'staff', 'job'], from: 'any', when: ['live'], to: 30, live: 'none', reason: ['staff'] },
  ],
  archive: [{ who: SIGNED_IN, from: NOT_ARCHIVED, to: 40, live: 'none' }],
  delete: [
    { who: ['owner'], from: [10, 15, 20, 30, 40], to: 'same', live: 'none' },
    { who: ['staff'], from: 'any', to: 'same', live: 'none', reason: ['staff'] },
  ],
  showPhone: [
    { who: SIGNED_IN, from: 'any', to: 'same', live: 'keep' },
    { who: ['guest'], from: 'any', when: ['live'], to: 'same', live: 'keep' },
  ],
} as const satisfies Record<AdAction, readonly Rule[]>

/** The status of a new ad. */
export const NEW_AD_STATUS = 10 satisfies AdStatus

/** All actions, in the order in which to offer them. */
export const AD_ACTIONS = /* @__PURE__ */ Object.keys(ACTIONS) as readonly AdAction[]

/** All facts that decide which actions are possible. */
export interface AdFacts {
  /** Who wants to act. */
  readonly actor: AdActor
  /** Status of the newest revision. */
  readonly status: number
  /** The ad has a live revision. */
  readonly live: boolean
  /** The ad was deleted; then nothing is possible. */
  readonly deleted: boolean
  /** End of the publication; null when the ad is not published. */
  readonly expires_at: Moment | null
  /** When the ad was last raised; null if never. */
  readonly raised_at: Moment | null
  /** First publication; null before it. */
  readonly published_at: Moment | null
  /** The moment for which the question is asked. */
  readonly now: Moment
  /** The newest revision is not the one approved last; also true if none was ever approved or it was sent back. */
  readonly changedSinceApproval: boolean
  /** Staff unpublished or archived the ad. */
  readonly removedByStaff: boolean
}

/** What an action changes. */
export interface AdChange {
  /** The new status. */
  status: number
  /** What happens to the public revision. */
  live: LiveChange
  /** Whether the ad is deleted. */
  deleted: boolean
  /** The new end of the publication; null if the ad is not public. */
  expires_at: Moment | null
  /** The ad moves to the top of the lists: at its first publication and when it is raised. */
  movesUp: boolean
}

/** Returns the actions that the actor may do now, in the order of the table: `allowed_actions` in the contract. */
export function allowedActions(facts: AdFacts): AdAction[] {
  return AD_ACTIONS.filter((action) => ruleFor(action, facts))
}

/** The result of an action: a change, or a refusal. */
export type AdDecided = AdAllowed | AdDenied

/** The action is possible. */
export interface AdAllowed {
  /** The action is possible. */
  ok: true
  /** What it changes. */
  change: AdChange
}

/** The action is not possible. */
export interface AdDenied {
  /** The action is not possible. */
  ok: false
  /** What is possible instead, in the order in which to offer it. */
  allowed_actions: AdAction[]
}

/** Returns the result of an action on an ad, or a refusal with the possible actions (a 409 in the contract). */
export function nextState(action: AdAction, facts: AdFacts): AdDecided {
  const rule = ruleFor(action, facts)
  if (!rule) return { ok: false, allowed_actions: allowedActions(facts) }
  return {
    ok: true,
    change: {
      status: rule.to === 'same' ? facts.status : rule.to,
      live: rule.live,
      deleted: action === 'delete',
      expires_at: termAfter(rule, facts),
      movesUp: action === 'up' || (rule.live === 'newest' && facts.published_at === null),
    },
  }
}

/** Whether the actor has to give a reason for the action. */
export function needsReason(action: AdAction, actor: AdActor): boolean {
  const rules: readonly Rule[] = ACTIONS[action]
  return rules.some((rule) => rule.reason?.includes(actor))
}

function ruleFor(action: AdAction, facts: AdFacts): Rule | undefined {
  if (facts.deleted) return undefined
  const rules: readonly Rule[] = ACTIONS[action]
  return rules.find(
    (rule) =>
      rule.who.includes(facts.actor) &&
      (rule.from === 'any' || rule.from.some((status) => status === facts.status)) &&
      (rule.when ?? []).every((condition) => holds(condition, facts)),
  )
}

function holds(condition: Condition, facts: AdFacts): boolean {
  switch (condition) {
    case 'live':
      return facts.live
    case 'ending':
      return isEnding(facts.expires_at, facts.now)
    case 'approved':
      return !facts.changedSinceApproval && !facts.removedByStaff
    case 'rested':
      return isRested(facts.raised_at, facts.now)
  }
}

function termAfter(rule: Rule, facts: AdFacts): Moment | null {
  if (rule.live === 'none') return null
  if (rule.term === 'more' && facts.expires_at !== null) return daysAfter(facts.expires_at)
  return rule.term ? daysAfter(facts.now) : facts.expires_at
}
