import type { Failure } from '../client/index.ts'
import type { AccessFlow, FlowCall, User } from '../generated/schemas.ts'
import { callsOf } from './access-flow.ts'

/** Events of the state machine: calls of a flow, `accept` for an invitation and `link` for the link of an e-mail. */
export type FlowEvent = FlowCall | 'accept' | 'link' | 'flow' | 'auth'

/** An error as in the contract's error responses. */
export interface FlowFailure extends Omit<Failure, 'status' | 'request_id'> {}

/** The state of a flow on a page. */
export interface FlowState {
  /** The current flow; null before and after it. */
  readonly flow: AccessFlow | null
  /** The user who has signed in. */
  readonly user: User | null
  /** Why the last call failed; null if it succeeded. */
  readonly failure: FlowFailure | null
}

type Body = { readonly data?: unknown } & Partial<FlowFailure>

/** No flow and no signed-in user. */
export const NO_FLOW: FlowState = { flow: null, user: null, failure: null }

const BY_ERRORS: readonly FlowEvent[] = ['next', 'finish']
const AT_ANY_TIME: readonly FlowEvent[] = ['accept', 'link', 'flow', 'auth', 'leaveFlow']

/**
 * Whether a response body is an error: for registration and code check one with a `message`, for `next` and `finish`
 * one with `errors` (spec §5), and for any call one without `data`.
 */
export function isFlowFailure(call: FlowEvent, body: unknown): boolean {
  const { data, message, errors }: Body = Object(body)
  return data === undefined || (BY_ERRORS.includes(call) ? errors : message) !== undefined
}

/**
 * Returns the state after a response: `{ data }`, the body of an error, or the PortalError that a call threw. An error
 * changes only `failure`, and so does a response to a call that was not possible in this state.
 */
export function nextFlow(state: FlowState, call: FlowEvent, body: unknown): FlowState {
  const allowed_actions = callsOf(state.flow)
  const possible: readonly FlowEvent[] = [...allowed_actions, ...AT_ANY_TIME]
  // A signed-in user changes their password without a flow.
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
