import {
  type CallOptions,
  isPortalError,
  type Portal,
  type PortalError,
  read,
  type Schema,
  write,
} from '../client/index.ts'

export type User = Schema<'User'>
export type Credentials = Schema<'Credentials'>
export type SignedIn = Schema<'SignedIn'>

/**
 * Signs in and says why where that fails: `wrong_credentials`, `blocked`, `too_many_requests` with `retry_after`
 * in seconds, `invalid`. The browser's cookie is set, or a bearer token answered where `issue_token` asks for it.
 * POST /api/user/auth (spec §7).
 */
export async function signIn(
  portal: Portal,
  credentials: Credentials,
  options?: CallOptions,
): Promise<(SignedIn & { error?: undefined }) | { error: PortalError; user?: undefined }> {
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
 * Signs in and answers the user, or false on any failure. `signIn` tells the reason.
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
 * The person who is signed in, or null for a guest. Throws a PortalError when the portal cannot be asked.
 * GET /api/session/me.
 */
export function me(portal: Portal, options?: CallOptions): Promise<User | null> {
  return read(portal, options, (init) => portal.http.GET('/api/session/me', init))
}

/**
 * Ends the session of the cookie or the token; without one nothing happens. Answers true.
 * POST /api/session/signOut.
 */
export function signOut(portal: Portal, options?: CallOptions): Promise<boolean> {
  return write(portal, options, (init) => portal.http.POST('/api/session/signOut', init))
}

/**
 * Changes one's own name, phone or language; what is left out stays. Throws `invalid` with codes by field (`taken`,
 * `phone_invalid`…), `not_found` for anyone else's id, `sign_in_required`, `too_many_requests`. POST /api/user/update/{id} (spec §7).
 */
export function updateUser(
  portal: Portal,
  id: number,
  data: Schema<'UserUpdate'>['data'],
  options?: CallOptions,
): Promise<User> {
  return write(portal, options, (init) =>
    portal.http.POST('/api/user/update/{id}', { ...init, params: { path: { id } }, body: { data } }),
  )
}
