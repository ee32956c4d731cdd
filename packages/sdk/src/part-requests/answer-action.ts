import type { PartAnswerAction } from '../generated/schemas.ts'
import type { Moment } from '../language/index.ts'
import { isPartHeld } from './term.ts'

/** Who looks at an answer: the asker, the shop whose it is, or staff. */
export type PartAnswerActor = 'asker' | 'shop' | 'staff'

/** All facts that decide what may be done with an answer. */
export interface PartAnswerFacts {
  /** Who wants to act. */
  readonly actor: PartAnswerActor
  /** Status of the request: 1 open, 2 closed. */
  readonly status: number
  /** False for «нет такого». */
  readonly has: boolean
  /** The part was found here. */
  readonly chosen: boolean
  /** Why it can't be chosen any more; null if it can. */
  readonly hidden: string | null
  /** Until when the shop holds the part; null if nobody is on the way. */
  readonly going_until: Moment | null
  /** Whether the asker has given this shop the own phone. */
  readonly phoneGiven: boolean
  /** Whether the request was taken down. */
  readonly removed: boolean
  /** The moment for which the question is asked. */
  readonly now: Moment
}

type Condition =
  | 'has'
  | 'shown'
  | 'not_going'
  | 'going'
  | 'open'
  | 'not_chosen'
  | 'phone_kept'
  | 'open_or_chosen'
  | 'not_removed'

type Rule = { readonly who: readonly PartAnswerActor[]; readonly when: readonly Condition[] }

/** The actions on an answer, in the order in which to offer them. */
const ACTIONS = {
  edit: { who: ['shop'], when: ['open', 'not_chosen', 'not_going'] },
  go: { who: ['asker'], when: ['open', 'has', 'shown', 'not_going'] },
  stop_going: { who: ['asker'], when: ['open', 'has', 'going'] },
  choose: { who: ['asker'], when: ['open', 'has', 'shown'] },
  write: { who: ['asker', 'shop'], when: ['has', 'shown', 'open_or_chosen'] },
  give_phone: { who: ['asker'], when: ['has', 'shown', 'open_or_chosen', 'phone_kept'] },
  report: { who: ['asker'], when: ['not_removed'] },
} as const satisfies Record<PartAnswerAction, Rule>

/** All actions, in the order in which to offer them. */
export const PART_ANSWER_ACTIONS = /* @__PURE__ */ Object.keys(ACTIONS) as readonly PartAnswerAction[]

const HOLDS: Readonly<Record<Condition, (facts: PartAnswerFacts) => boolean>> = {
  has: ({ has }) => has,
  shown: ({ hidden }) => hidden === null,
  open: ({ status }) => status === 1,
  not_chosen: ({ chosen }) => !chosen,
  going: ({ going_until, now }) => isPartHeld(going_until, now),
  not_going: ({ going_until, now }) => !isPartHeld(going_until, now),
  phone_kept: ({ phoneGiven }) => !phoneGiven,
  open_or_chosen: ({ status, chosen, removed }) => status === 1 || (chosen && !removed),
  not_removed: ({ removed }) => !removed,
}

/** Returns what may be done with an answer now, in the order of the table: its `allowed_actions`. */
export function partAnswerActions(facts: PartAnswerFacts): PartAnswerAction[] {
  return PART_ANSWER_ACTIONS.filter((action) => {
    const { who, when }: Rule = ACTIONS[action]
    return who.includes(facts.actor) && when.every((one) => HOLDS[one](facts))
  })
}
