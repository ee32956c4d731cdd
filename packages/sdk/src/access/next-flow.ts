import type { Failure } from '../client/index.ts'
import { type AccessFlow, callsOf, type FlowCall } from './access-flow.ts'
import type { User } from './calls.ts'

/** What the machine takes in: a flow's calls, and what may come at any time (`accept` is of an invitation, `link` of a letter). */
export type FlowEvent = FlowCall | 'accept' | 'link' | 'flow' | 'auth'

/** As the contract's failures tell it. */
export type FlowFailure = Omit<Failure, 'status' | 'request_id'>

export type FlowState = {
  /** What is under way; null before and after. */
  readonly flow: AccessFlow | null
  /** Who has got in. */
  readonly user: User | null
  /** Why the last call changed nothing; null where it did. */
  readonly failure: FlowFailure | null
}

type Body = { readonly data?: unknown } & Partial<FlowFailure>

/** Nothing is under way and nobody is in. */
export const NO_FLOW: FlowState = { flow: null, user: null, failure: null }

const BY_ERRORS: readonly FlowEvent[] = ['next', 'finish']
const AT_ANY_TIME: readonly FlowEvent[] = ['accept', 'link', 'flow', 'auth', 'leaveFlow']

/**
 * Whether an answer's body is a failure: of registration and code check one with a `message`, of `next` and `finish`
 * one with `errors` (spec §5), and of any call one without `data`.
 */
export function isFlowFailure(call: FlowEvent, body: unknown): boolean {
  const { data, message, errors }: Body = Object(body)
  return data === undefined || (BY_ERRORS.includes(call) ? errors : message) !== undefined
}

/**
 * Where one stands after an answer: `{ data }`, or a failure's body, or the PortalError that a call threw. A failure
 * changes nothing but `failure`, and so does an answer to a call that was not possible there.
 */
export function nextFlow(state: FlowState, call: FlowEvent, body: unknown): FlowState {
  const allowed_actions = callsOf(state.flow)
  const possible: readonly FlowEvent[] = [...allowed_actions, ...AT_ANY_TIME]
  // Who is signed in changes their password without any flow.
  if (!possible.includes(call) && !(call === 'password' && state.user)) {
    return { ...state, failure: failureIn({ code: 'action_not_allowed', allowed_actions }) }
  }
  const answer: Body = Object(body)
  const change = isFlowFailure(call, answer) ? undefined : changeBy(call, answer.data)
  return { ...state, ...change, failure: change ? null : failureIn(answer) }
}

function changeBy(call: FlowEvent, data: unknown): Partial<FlowState> | undefined {
  const { user }: { user?: User } = Object(data)
  if (call === 'auth') return user && { user }
  if (call === 'finish') return user && { user, flow: null }
  const isEnd = call === 'leaveFlow' || call === 'password' || (call === 'flow' && data === null)
  if (isEnd) return { flow: null }
  return isFlow(data) ? { flow: data } : undefined
}

function isFlow(data: unknown): data is AccessFlow {
  return Boolean(Object(data).step)
}

function failureIn({ code = 'unexpected_answer', message = code, ...told }: Body): FlowFailure {
  const { errors, allowed_actions, retry_after } = told
  return { code, message, errors, allowed_actions, retry_after }
}
