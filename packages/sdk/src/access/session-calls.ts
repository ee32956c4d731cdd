import {
  type CallOptions,
  orEmpty,
  type Page,
  type Portal,
  read,
  type Schema,
  write,
} from '../client/index.ts'

/** One browser or program that is signed in; `current` is the one that asks. */
export type Session = Schema<'Session'>

/** Where one is signed in, the newest first; empty with `error` on failure. GET /api/session/list. */
export function listSessions(portal: Portal, options?: CallOptions): Promise<Page<Session>> {
  return orEmpty(read(portal, options, (init) => portal.http.GET('/api/session/list', init)))
}

/** Ends one of one's own sessions. Throws `not_found`, `sign_in_required`. POST /api/session/end/{id}. */
export function endSession(portal: Portal, id: number, options?: CallOptions): Promise<boolean> {
  return write(portal, options, (init) =>
    portal.http.POST('/api/session/end/{id}', { ...init, params: { path: { id } } }),
  )
}

/**
 * Ends all one's sessions but this one, and answers how many. Throws `sign_in_required`.
 * POST /api/session/endOthers.
 */
export function endOtherSessions(portal: Portal, options?: CallOptions): Promise<number> {
  return write(portal, options, (init) => portal.http.POST('/api/session/endOthers', init))
}
