import { type CallOptions, orEmpty, type Page, type Portal, read, write } from '../client/index.ts'
import type { Session, User } from '../generated/schemas.ts'

/** Returns the sessions of the current user, newest first; empty with `error` on failure. GET /api/session/list. */
export function listSessions(portal: Portal, options?: CallOptions): Promise<Page<Session>> {
  return orEmpty(read(portal, options, (init) => portal.http.GET('/api/session/list', init)))
}

/** Ends a session of the current user. Throws `not_found`, `sign_in_required`. POST /api/session/end/{id}. */
export function endSession(portal: Portal, id: number, options?: CallOptions): Promise<boolean> {
  return write(portal, options, (init) =>
    portal.http.POST('/api/session/end/{id}', { ...init, params: { path: { id } } }),
  )
}

/**
 * Ends all other sessions of the current user and returns how many. Throws `sign_in_required`.
 * POST /api/session/endOthers.
 */
export function endOtherSessions(portal: Portal, options?: CallOptions): Promise<number> {
  return write(portal, options, (init) => portal.http.POST('/api/session/endOthers', init))
}

/**
 * Chooses for which of their companies the user acts in this session, and returns the user. Throws `not_found` for a company
 * of others, `sign_in_required`. POST /api/session/actFor.
 */
export function actFor(portal: Portal, companyId: number, options?: CallOptions): Promise<User> {
  return write(portal, options, (init) =>
    portal.http.POST('/api/session/actFor', { ...init, body: { company_id: companyId } }),
  )
}

/**
 * Proves the password of the current user again, so that acts that could do harm are allowed for 10 minutes in this session.
 * Throws `invalid` (`password`: `wrong`), `too_many_requests`, `sign_in_required`. POST /api/session/prove.
 */
export function proveSession(portal: Portal, password: string, options?: CallOptions): Promise<boolean> {
  return write(portal, options, (init) =>
    portal.http.POST('/api/session/prove', { ...init, body: { password } }),
  )
}
