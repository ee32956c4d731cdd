import type { PartRequestAction, PartRequestCloseReason } from '../generated/schemas.ts'
import type { Moment } from '../language/index.ts'
import { partReopenUntil } from './term.ts'

/** The statuses of a part request by name. */
export const PART_REQUEST_STATUS = { open: 1, closed: 2 } as const

/** Who looks at a request: the asker, a shop that was asked, staff, or the server itself. */
export type PartRequestActor = 'asker' | 'shop' | 'staff' | 'job'

/** All facts that decide what may be done with a request. */
export interface PartRequestFacts {
  /** Who wants to act. */
  readonly actor: PartRequestActor
  /** 1 open, 2 closed. */
  readonly status: number
  /** Why it is closed; null while it is open. */
  readonly close_reason: string | null
  /** When it was closed; null while it is open. */
  readonly closed_at: Moment | null
  /** Whether a further wave would ask somebody. */
  readonly canWiden: boolean
  /** For a shop: whether it has answered. */
  readonly answered: boolean
  /** For a shop: whether it has said that the request is not its own. */
  readonly skipped: boolean
  /** Whether there are reports that nobody has resolved. */
  readonly reported: boolean
  /** The moment for which the question is asked. */
  readonly now: Moment
}

type Condition =
  | 'can_widen'
  | 'not_answered'
  | 'not_skipped'
  | 'skipped'
  | 'in_time'
  | 'not_removed'
  | 'reported'

type Rule = {
  readonly who: PartRequestActor
  readonly from: readonly (1 | 2)[]
  /** All of them must hold. */
  readonly when?: readonly Condition[]
}

const OPEN = [1] as const
const CLOSED = [2] as const
const ANY = [1, 2] as const

/** The actions on a request, in the order in which to offer them. */
const ACTIONS = {
  close: { who: 'asker', from: OPEN },
  widen: { who: 'asker', from: OPEN, when: ['can_widen'] },
  reopen: { who: 'asker', from: CLOSED, when: ['in_time', 'not_removed'] },
  answer: { who: 'shop', from: OPEN, when: ['not_answered'] },
  skip: { who: 'shop', from: OPEN, when: ['not_answered', 'not_skipped'] },
  unskip: { who: 'shop', from: OPEN, when: ['skipped'] },
  report: { who: 'shop', from: ANY },
  take_down: { who: 'staff', from: ANY, when: ['not_removed'] },
  resolve: { who: 'staff', from: ANY, when: ['reported'] },
} as const satisfies Record<PartRequestAction, Rule>

/** All actions, in the order in which to offer them. */
export const PART_REQUEST_ACTIONS = /* @__PURE__ */ Object.keys(ACTIONS) as readonly PartRequestAction[]

/** Reasons with which an asker closes a request, in the order in which to offer them. */
export const PART_ASKER_REASONS = [
  'found',
  'found_elsewhere',
  'given_up',
] as const satisfies readonly PartRequestCloseReason[]

const HOLDS: Readonly<Record<Condition, (facts: PartRequestFacts) => boolean>> = {
  can_widen: ({ canWiden }) => canWiden,
  not_answered: ({ answered }) => !answered,
  not_skipped: ({ skipped }) => !skipped,
  skipped: ({ skipped }) => skipped,
  in_time: ({ closed_at, now }) => closed_at !== null && new Date(now) < partReopenUntil(closed_at),
  not_removed: ({ close_reason }) => close_reason !== 'removed',
  reported: ({ reported }) => reported,
}

/** Returns what may be done with a request now, in the order of the table: its `allowed_actions`. */
export function partRequestActions(facts: PartRequestFacts): PartRequestAction[] {
  return PART_REQUEST_ACTIONS.filter((action) => {
    const { who, from, when = [] }: Rule = ACTIONS[action]
    return (
      facts.actor === who &&
      from.some((status) => status === facts.status) &&
      when.every((one) => HOLDS[one](facts))
    )
  })
}
