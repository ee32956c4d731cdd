import { attempt, type Failure, type Page, type PortalError } from '@sauda/sdk'
import { data } from 'react-router'
import type { Visit } from './visit.ts'

/** The result of a failed action for its form: the error's code, and codes by field. */
export type ActionFailure = Pick<Failure, 'code' | 'errors' | 'allowed_actions' | 'retry_after'>

/** In a loader: returns the result of a call, or throws the error page of its status (503 if there was no response). */
export async function answered<Value>(call: Promise<Value>): Promise<Value> {
  const result = await attempt(call)
  if (result.ok) return result.value
  throw errorPage(result.error)
}

/** In a loader: returns a list without which the page would say what is wrong, or throws the error page. */
export async function listed<Item>(call: Promise<Page<Item>>): Promise<Item[]> {
  const { items, error } = await call
  if (error) throw errorPage(error)
  return items
}

function errorPage(error: PortalError) {
  const status = statusOf(error)
  // The API reports a failed database in the user's language; the response of a proxy, or none, has no text for users.
  const told = status === 503 && error.request_id ? error.message : null
  return data(told === null ? null : { told }, { status })
}

/**
 * In a loader: returns the result of a call that the page can do without, else null. While the API is down the page
 * would be wrong without it (a signed-in user looks like a guest, lists look empty), so the error page is thrown,
 * except for a submitted form: keeping what was typed is worth more.
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

/**
 * Returns the status of the error page that `answered` throws; null for anything else, which is a programming error.
 */
function pageStatusOf(thrown: unknown): unknown {
  if (typeof thrown !== 'object' || thrown === null || !('init' in thrown)) return null
  const { init } = thrown
  return typeof init === 'object' && init !== null && 'status' in init ? init.status : null
}

/** Returns the id of a page's address; an invalid id leads to the 404 page. */
export function idOf(param: string | undefined): number {
  if (/^[1-9]\d{0,14}$/.test(param ?? '')) return Number(param)
  throw data(null, { status: 404 })
}

/** In an action: returns an error response to the page, which keeps what was typed and shows the error. */
export function refused(error: PortalError) {
  const { failure, status } = failureFrom(error)
  return data(failure, { status })
}

/** The parts of `refused`, for an action that adds data to them. */
export function failureFrom(error: PortalError): { failure: ActionFailure; status: number } {
  const { code, errors, allowed_actions, retry_after } = error
  return { failure: { code, errors, allowed_actions, retry_after }, status: statusOf(error) }
}

function statusOf({ status }: PortalError): number {
  return status >= 400 ? status : 503
}
