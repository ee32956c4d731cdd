import { attempt, type Failure, type PortalError } from '@sauda/sdk'
import { data } from 'react-router'

/** What a page's action tells its form when the portal refused: the error's code, and codes by field. */
export type ActionFailure = Pick<Failure, 'code' | 'errors' | 'allowed_actions' | 'retry_after'>

/** In a loader: what a call answers, or the error page of its status (503 when there was no answer). */
export async function answered<Value>(call: Promise<Value>): Promise<Value> {
  const result = await attempt(call)
  if (result.ok) return result.value
  throw data(null, { status: statusOf(result.error) })
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
