import { attempt, type Failure, type PortalError } from '@sauda/sdk'
import { data } from 'react-router'
import type { Visit } from './visit.ts'

/** What a page's action tells its form when the portal refused: the error's code, and codes by field. */
export type ActionFailure = Pick<Failure, 'code' | 'errors' | 'allowed_actions' | 'retry_after'>

/** In a loader: what a call answers, or the error page of its status (503 when there was no answer). */
export async function answered<Value>(call: Promise<Value>): Promise<Value> {
  const result = await attempt(call)
  if (result.ok) return result.value
  const status = statusOf(result.error)
  // The API says in the asker's language that its database is away; a proxy before it, or nobody, says nothing to people.
  const told = status === 503 && result.error.request_id ? result.error.message : null
  throw data(told === null ? null : { told }, { status })
}

/**
 * In a loader: what a page does without where it cannot be had. While the API is away a page without it would tell lies (nobody
 * is signed in, nothing is there), so the error page comes instead, unless a form was sent: what was typed is worth more.
 */
export async function ifPossible<Value>(
  call: Promise<Value>,
  { isForm }: Pick<Visit, 'isForm'>,
): Promise<Value | null> {
  try {
    return await answered(call)
  } catch (thrown) {
    const status = pageStatusOf(thrown)
    if (status === null || (status === 503 && !isForm)) throw thrown
    return null
  }
}

/** The status of the error page that `answered` throws; null of anything else, which is a mistake in the program. */
function pageStatusOf(thrown: unknown): unknown {
  if (typeof thrown !== 'object' || thrown === null || !('init' in thrown)) return null
  const { init } = thrown
  return typeof init === 'object' && init !== null && 'status' in init ? init.status : null
}

/** The id in a page's address; what is no id gets the 404 page. */
export function idOf(param: string | undefined): number {
  if (/^[1-9]\d{0,14}$/.test(param ?? '')) return Number(param)
  throw data(null, { status: 404 })
}

/** In an action: hands a refusal to the page, which keeps what was typed and says what is wrong. */
export function refused(error: PortalError) {
  const { failure, status } = failureFrom(error)
  return data(failure, { status })
}

/** The same in parts, for an action that has more to say. */
export function failureFrom(error: PortalError): { failure: ActionFailure; status: number } {
  const { code, errors, allowed_actions, retry_after } = error
  return { failure: { code, errors, allowed_actions, retry_after }, status: statusOf(error) }
}

function statusOf({ status }: PortalError): number {
  return status >= 400 ? status : 503
}
