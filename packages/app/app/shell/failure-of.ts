import { isRouteErrorResponse } from 'react-router'

/** React Router's words for an error whose own must not leave the server. */
const HIDDEN = 'Unexpected Server Error'

/** The browsers' own words for a request that got no answer. */
const NO_ANSWER = /failed to fetch|networkerror when attempting|load failed|network request failed/i

const NOT_FOUND = 'This page could not be found'

export type FailureFacts = {
  /** HTTP status; an error without one is 500 (spec §8). */
  readonly status: number
  /** What the error says, or the word Error; of a portal that cannot be reached only what it says itself. */
  readonly message: string
  /** The portal could not be reached, from here or from its pages. */
  readonly offline: boolean
}

/** What to tell of something thrown by a loader, an action or a page. */
export function failureOf(error: unknown): FailureFacts {
  const status = statusOf(error)
  const offline = isNoAnswer(error) || status === 503
  // What a browser says of a request without an answer is no word for people.
  if (offline) return { status, message: status === 503 ? messageOf(error) : '', offline }
  if (status === 404) return { status, message: NOT_FOUND, offline }
  return { status, message: messageOf(error) || 'Error', offline }
}

/** Whether the browser got no answer at all. */
export function isNoAnswer(error: unknown): boolean {
  return error instanceof TypeError && NO_ANSWER.test(error.message)
}

function statusOf(error: unknown): number {
  const status = hasStatus(error) ? error.status : undefined
  return typeof status === 'number' && status >= 400 && status <= 599 ? status : 500
}

function hasStatus(error: unknown): error is { status: unknown } {
  return typeof error === 'object' && error !== null && 'status' in error
}

function messageOf(error: unknown): string {
  if (isRouteErrorResponse(error)) {
    // The page of a proxy is no word for people, and of a 503 only the portal's own word is.
    const text: unknown = error.status === 503 ? error.data?.told : error.data
    return typeof text === 'string' && !text.startsWith('<') ? text : ''
  }
  return error instanceof Error && error.message !== HIDDEN ? error.message : ''
}
