import type { ReviewAction } from '../generated/schemas.ts'
import type { Moment } from '../language/index.ts'

/** The statuses of reviews on the wire (spec §4). */
export const REVIEW_STATUS = { written: 1, deleted: 2 } as const

/** The state of a review: `held` waits for a look by staff and is seen by its author and staff alone. */
export type ReviewState = 'held' | 'visible' | 'deleted'

/** All states, in the order in which a review may go through them. */
export const REVIEW_STATES = ['held', 'visible', 'deleted'] as const satisfies readonly ReviewState[]

/**
 * Who acts on a review. `author` wrote it, `shop` acts for the seller of the ad, `staff` are all other moderators, `reader` is
 * anybody else who has signed in. Staff who wrote a review are its author, and staff whose ad it is about are the shop.
 */
export type ReviewActor = 'guest' | 'reader' | 'author' | 'shop' | 'staff'

/** All actors. */
export const REVIEW_ACTORS = [
  'guest',
  'reader',
  'author',
  'shop',
  'staff',
] as const satisfies readonly ReviewActor[]

/** For how long a review, and a reply to it, may be changed, in milliseconds: 24 hours. */
export const REVIEW_EDITABLE_FOR = 86_400_000

type Condition = 'fresh' | 'reported' | 'unanswered' | 'fresh_reply' | 'not_reported_by_me'

type Rule = {
  readonly who: readonly ReviewActor[]
  readonly from: readonly ReviewState[]
  /** A further condition, which must hold. */
  readonly when?: Condition
  /** `checked` is held or visible, as the rules of holding say about the new text. */
  readonly to: ReviewState | 'same' | 'checked'
  /** Actors who must give a reason. */
  readonly reason?: readonly ReviewActor[]
}

/** The actions on a review, in the order in which they are offered. */
const ACTIONS = {
  publish: { who: ['staff'], from: ['held'], to: 'visible' },
  keep: { who: ['staff'], from: ['visible'], when: 'reported', to: 'same', reason: ['staff'] },
  edit: { who: ['author'], from: ['held', 'visible'], when: 'fresh', to: 'checked' },
  reply: { who: ['shop'], from: ['visible'], when: 'unanswered', to: 'same' },
  editReply: { who: ['shop'], from: ['visible'], when: 'fresh_reply', to: 'same' },
  report: {
    who: ['shop', 'reader'],
    from: ['visible'],
    when: 'not_reported_by_me',
    to: 'same',
    reason: ['shop', 'reader'],
  },
  delete: { who: ['author', 'staff'], from: ['held', 'visible'], to: 'deleted', reason: ['staff'] },
} as const satisfies Record<ReviewAction, Rule>

/** All actions, in the order in which to offer them. */
export const REVIEW_ACTIONS = /* @__PURE__ */ Object.keys(ACTIONS) as readonly ReviewAction[]

/** All facts that decide which actions are possible. */
export interface ReviewFacts {
  /** Who wants to act. */
  readonly actor: ReviewActor
  /** The state that the review has. */
  readonly state: ReviewState
  /** When it was written. */
  readonly created_at: Moment
  /** When the seller replied; null if not. */
  readonly replied_at: Moment | null
  /** Whether a report about it waits for staff. */
  readonly reported: boolean
  /** Whether the actor, or the company that the actor acts for, has ever reported it. */
  readonly reportedByMe: boolean
  /** The moment for which the question is asked. */
  readonly now: Moment
}

/** Whether an action is possible: by actor, state and the other facts. */
export function mayActOnReview(action: ReviewAction, facts: ReviewFacts): boolean {
  const { who, from, when }: Rule = ACTIONS[action]
  return who.includes(facts.actor) && from.includes(facts.state) && (!when || HOLDS[when](facts))
}

/** Returns the actions that the actor may do now, in the order of the table: `allowed_actions` in the contract. */
export function reviewActions(facts: ReviewFacts): ReviewAction[] {
  return REVIEW_ACTIONS.filter((action) => mayActOnReview(action, facts))
}

/**
 * Returns the state after an action that is possible.
 * @param isHeld whether the rules of holding keep the text back after an edit
 */
export function reviewStateAfter(action: ReviewAction, state: ReviewState, isHeld: boolean): ReviewState {
  const { to }: Rule = ACTIONS[action]
  if (to === 'checked') return isHeld ? 'held' : 'visible'
  return to === 'same' ? state : to
}

/** Whether somebody who acts must give a reason. */
export function needsReviewReason(action: ReviewAction, actor: ReviewActor): boolean {
  const { reason = [] }: Rule = ACTIONS[action]
  return reason.includes(actor)
}

/** Until when its author may change what was written at a time, as milliseconds since 1970. */
export function editableUntil(written: Moment): number {
  return new Date(written).getTime() + REVIEW_EDITABLE_FOR
}

const isFresh = (written: Moment, now: Moment) => new Date(now).getTime() < editableUntil(written)

const HOLDS: Readonly<Record<Condition, (facts: ReviewFacts) => boolean>> = {
  fresh: ({ created_at, now }) => isFresh(created_at, now),
  reported: ({ reported }) => reported,
  unanswered: ({ replied_at }) => replied_at === null,
  fresh_reply: ({ replied_at, now }) => replied_at !== null && isFresh(replied_at, now),
  not_reported_by_me: ({ reportedByMe }) => !reportedByMe,
}
