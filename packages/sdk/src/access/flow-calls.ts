import { type CallOptions, type Portal, read, type Schema, write } from '../client/index.ts'
import type { AccessFlow } from './access-flow.ts'
import type { SignedIn } from './calls.ts'

/** Options of a flow's calls. */
export type FlowOptions = CallOptions & {
  /**
   * For programs without cookies: `new` where a flow begins, then the `token` of its answer. Browsers keep a cookie
   * that no script can read.
   */
  flow?: string
}

/**
 * Begins a registration: a code of six digits goes to the address. For the same address and flow it sends another
 * one, 60 seconds after the last and later each time; a mailbox that had a letter just before gets none, and the
 * answer is the same. Throws `invalid` (`email_invalid`), `too_many_requests` with `retry_after` in
 * seconds. POST /api/user/registration (spec §7).
 */
export function registerUser(
  portal: Portal,
  registration: Schema<'Registration'>,
  options?: FlowOptions,
): Promise<AccessFlow> {
  return write(portal, options, (init) =>
    portal.http.POST('/api/user/registration', { ...init, params: within(options), body: registration }),
  )
}

/**
 * Begins to restore access: a code goes to the address, if a user has it; nobody can tell by the answer. Throws as
 * `registerUser`. GET /api/user/restore/{id} (spec §7).
 */
export function restoreAccess(portal: Portal, email: string, options?: FlowOptions): Promise<AccessFlow> {
  return write(portal, options, (init) =>
    portal.http.GET('/api/user/restore/{id}', {
      ...init,
      params: { ...within(options), path: { id: email } },
    }),
  )
}

/**
 * Goes on by the link that stands in a letter beside the code; no code is needed then. It opens a flow of its own and
 * ends the one that asked for the letter. Throws `link_over`. POST /api/user/followLink.
 */
export function followAccessLink(portal: Portal, token: string, options?: FlowOptions): Promise<AccessFlow> {
  return write(portal, options, (init) =>
    portal.http.POST('/api/user/followLink', { ...init, params: within(options), body: { token } }),
  )
}

/**
 * Checks the code of a letter; five tries, ten minutes, once. Throws `invalid` (`code_wrong`, `code_expired`,
 * `code_used_up`), `flow_over`, `action_not_allowed` with `allowed_actions`, `too_many_requests`.
 * POST /api/user/codeCheck (spec §7).
 */
export function checkCode(portal: Portal, code: string, options?: FlowOptions): Promise<AccessFlow> {
  return write(portal, options, (init) =>
    portal.http.POST('/api/user/codeCheck', { ...init, params: within(options), body: { code } }),
  )
}

/**
 * Says who registers; may be said again until the end. Throws `invalid` with codes by field (`bin_invalid`, `taken`,
 * `occupied`…), `flow_over`, `action_not_allowed`. POST /api/user/next (spec §7).
 */
export function registrationNext(
  portal: Portal,
  details: Schema<'RegistrationDetails'>,
  options?: FlowOptions,
): Promise<AccessFlow> {
  return write(portal, options, (init) =>
    portal.http.POST('/api/user/next', { ...init, params: within(options), body: details }),
  )
}

/**
 * Takes the password and the consents, makes the user and signs in, by cookie or, where `issue_token` asks for it,
 * by token. Throws `invalid` (`too_short`, `common`, `like_login`, `must_agree`…), `flow_over`,
 * `action_not_allowed`. POST /api/user/finish (spec §7).
 */
export function finishRegistration(
  portal: Portal,
  end: Schema<'RegistrationEnd'>,
  options?: FlowOptions,
): Promise<SignedIn> {
  return write(portal, options, (init) =>
    portal.http.POST('/api/user/finish', { ...init, params: within(options), body: end }),
  )
}

/**
 * Sets a password: one's own with `current_password`, or with a restore whose code has been checked that of its
 * `user_id`. All other sessions of the user end, and this one goes on with another token: a browser's cookie is set anew,
 * a program with a bearer token gets it in the answer instead of `true`. Throws `invalid` (`wrong`, `common`…), `not_found` for any other id,
 * `flow_over`, `too_many_requests`. POST /api/user/password/{id} (spec §7).
 */
export function setPassword(
  portal: Portal,
  id: number,
  passwords: Schema<'NewPassword'>,
  options?: FlowOptions,
): Promise<Schema<'PasswordSet'>> {
  return write(portal, options, (init) =>
    portal.http.POST('/api/user/password/{id}', {
      ...init,
      params: { ...within(options), path: { id } },
      body: passwords,
    }),
  )
}

/**
 * Follows an invitation by the token of its link; the address needs no code then. Throws `link_over`,
 * `too_many_requests`. POST /api/invitation/accept.
 */
export function acceptInvitation(portal: Portal, token: string, options?: FlowOptions): Promise<AccessFlow> {
  return write(portal, options, (init) =>
    portal.http.POST('/api/invitation/accept', { ...init, params: within(options), body: { token } }),
  )
}

/** Where the flow stands that is under way, or null. GET /api/session/flow. */
export function currentFlow(portal: Portal, options?: FlowOptions): Promise<AccessFlow | null> {
  return read(portal, options, (init) =>
    portal.http.GET('/api/session/flow', { ...init, params: within(options) }),
  )
}

/** Forgets the flow that is under way. Answers true. POST /api/session/leaveFlow. */
export function leaveFlow(portal: Portal, options?: FlowOptions): Promise<boolean> {
  return write(portal, options, (init) =>
    portal.http.POST('/api/session/leaveFlow', { ...init, params: within(options) }),
  )
}

function within(options: FlowOptions | undefined) {
  return { header: { 'X-Access-Flow': options?.flow } }
}
