import { attempt, type Portal } from '@sauda/sdk'
import { decideTenantApplication, type TenantDecision } from '@sauda/sdk/people'
import { type ActionFailure, failureFrom } from '../../shell/answered.ts'
import { textOf } from '../forms/text-of.ts'
import { markedRooms } from './free-rooms.ts'

const DECISIONS = ['accept', 'refuse'] as const

export type Decision = (typeof DECISIONS)[number]

export function isDecision(word: unknown): word is Decision {
  return DECISIONS.some((decision) => decision === word)
}

/** A decision that failed, with what was chosen and typed. */
export type DecisionFailure = ActionFailure & { values?: { comment: string; room_ids: number[] } }

type Decided = { failure?: undefined } | { failure: DecisionFailure; status: number }

/** Decides on a company's application. */
export async function decide(
  portal: Portal,
  id: number,
  decision: Decision,
  form: FormData,
): Promise<Decided> {
  const values = { comment: textOf(form, 'comment'), room_ids: markedRooms(form) }
  const decided = await attempt(decideTenantApplication(portal, id, decisionFrom(decision, values)))
  if (decided.ok) return {}
  const { failure, status } = failureFrom(decided.error)
  return { failure: { ...failure, values }, status }
}

/** Rooms are sent with an acceptance only, and an empty comment is omitted. */
export function decisionFrom(
  decision: Decision,
  { comment, room_ids }: NonNullable<DecisionFailure['values']>,
): TenantDecision {
  if (decision === 'accept') return { accept: true, room_ids }
  return { accept: false, comment: comment.trim() || null }
}

/** Whether another administrator was faster. */
export function isGone({ code }: ActionFailure): boolean {
  return code === 'not_found' || code === 'action_not_allowed'
}
