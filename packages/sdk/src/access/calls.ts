import {
  type CallOptions,
  isPortalError,
  type Portal,
  type PortalError,
  read,
  write,
} from '../client/index.ts'
import type { Credentials, SignedIn, User, UserChanges } from '../generated/schemas.ts'

/** The result of `signIn`: a user, or an error. */
export type SignInResult = SignInSuccess | SignInFailure

/** The user is signed in. */
export interface SignInSuccess extends SignedIn {
  /** Only in a failure. */
  error?: undefined
}

/** The user is not signed in. */
export interface SignInFailure {
  /** Why: `wrong_credentials`, `blocked`, `too_many_requests`, `invalid`, or a failure of the connection. */
  error: PortalError
  /** Only in a success. */
  user?: undefined
  /** Only in a success. */
  token?: undefined
}

/**
 * Signs in. A failure is not thrown but returned as `error` with the code `wrong_credentials`, `blocked`,
 * `too_many_requests` with `retry_after` in seconds, or `invalid`. Sets the browser's cookie, or returns a bearer token
 * if `issue_token` is true.
 * POST /api/user/auth (spec §7).
 */
export async function signIn(
  portal: Portal,
  credentials: Credentials,
  options?: CallOptions,
): Promise<SignInResult> {
  try {
    return await write(portal, options, (init) =>
      portal.http.POST('/api/user/auth', { ...init, body: credentials }),
    )
  } catch (error) {
    if (isPortalError(error)) return { error }
    throw error
  }
}

/**
 * Signs in and returns the user, or false on any failure. `signIn` returns the reason.
 * POST /api/user/auth (spec §7).
 */
export async function auth(
  portal: Portal,
  credentials: Credentials,
  options?: CallOptions,
): Promise<User | false> {
  return (await signIn(portal, credentials, options)).user ?? false
}

/**
 * Returns the current user, or null for a guest. Throws a PortalError if the request fails.
 * GET /api/session/me.
 */
export function me(portal: Portal, options?: CallOptions): Promise<User | null> {
  return read(portal, options, (init) => portal.http.GET('/api/session/me', init))
}

/**
 * Ends the session of the cookie or the token, if there is one. Returns true.
 * POST /api/session/signOut.
 */
export function signOut(portal: Portal, options?: CallOptions): Promise<boolean> {
  return write(portal, options, (init) => portal.http.POST('/api/session/signOut', init))
}

/**
 * Changes the name, phone, language or district of the current user; omitted fields stay. Only registered individuals
 * have a district (`listDistricts`). Throws `invalid` with codes by field (`taken`, `phone_invalid`, `unknown`…),
 * `not_found` for another user's id, `sign_in_required`, `too_many_requests`.
 * POST /api/user/update/{id} (spec §7).
 */
export function updateUser(
  portal: Portal,
  id: number,
  data: UserChanges,
  options?: CallOptions,
): Promise<User> {
  return write(portal, options, (init) =>
    portal.http.POST('/api/user/update/{id}', { ...init, params: { path: { id } }, body: { data } }),
  )
}
