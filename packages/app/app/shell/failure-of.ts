import { isRouteErrorResponse } from 'react-router'

/** React Router's message for an error whose own must not leave the server. */
const HIDDEN = 'Unexpected Server Error'

/** The messages of browsers for a request without a response. */
const NO_ANSWER = /failed to fetch|networkerror when attempting|load failed|network request failed/i

/** The message of the specification's page for a missing one (§8). */
export const NOT_FOUND = 'This page could not be found'

export type FailureFacts = {
  /** HTTP status; 500 for an error without one (spec §8). */
  readonly status: number
  /** The message of the error, or «Error»; for an unreachable portal only the API's own message. */
  readonly message: string
  /** Whether the portal is unreachable, for the browser or for the pages' server. */
  readonly offline: boolean
}

/** Describes an error that a loader, an action or a page threw. */
export function failureOf(error: unknown): FailureFacts {
  const status = statusOf(error)
  const offline = isNoAnswer(error) || status === 503
  // A browser's message for a request without a response is not meant for users.
  if (offline) return { status, message: status === 503 ? messageOf(error) : '', offline }
  if (status === 404) return { status, message: NOT_FOUND, offline }
  return { status, message: messageOf(error) || 'Error', offline }
}

/** Whether the browser got no response. */
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
    // The page of a proxy is not meant for users; for a 503 only the API's own message is.
    const text: unknown = error.status === 503 ? error.data?.told : error.data
    return typeof text === 'string' && !text.startsWith('<') ? text : ''
  }
  return error instanceof Error && error.message !== HIDDEN ? error.message : ''
}
