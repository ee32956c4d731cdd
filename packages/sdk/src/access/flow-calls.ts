import { type CallOptions, type Portal, read, write } from '../client/index.ts'
import type {
  AccessFlow,
  InvitationTold,
  NewPassword,
  PasswordSet,
  Registration,
  RegistrationDetails,
  RegistrationEnd,
  SignedIn,
} from '../generated/schemas.ts'

/** Options of the calls of a flow. */
export interface FlowOptions extends CallOptions {
  /**
   * For programs without cookies: `new` to start a flow, then the `token` of the response. Browsers keep the flow in a
   * cookie that scripts cannot read.
   */
  flow?: string | undefined
}

/**
 * Starts a registration and sends a code of six digits to the address. A repeated call for the same address and flow
 * sends another code, at the earliest 60 seconds after the last one, with growing pauses. During a pause the mailbox
 * gets no e-mail, and the response is the same. Throws `invalid` (`email_invalid`), `too_many_requests` with
 * `retry_after` in seconds. POST /api/user/registration (spec §7).
 */
export function registerUser(
  portal: Portal,
  registration: Registration,
  options?: FlowOptions,
): Promise<AccessFlow> {
  return write(portal, options, (init) =>
    portal.http.POST('/api/user/registration', { ...init, params: within(options), body: registration }),
  )
}

/**
 * Starts to restore access and sends a code to the address, if a user has it; the response does not reveal whether one
 * does. Throws the same errors as `registerUser`. GET /api/user/restore/{id} (spec §7).
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
 * Continues with the link that an e-mail contains beside the code; no code is needed then. Opens a new flow and ends
 * the one that requested the e-mail. Throws `link_over`. POST /api/user/followLink.
 */
export function followAccessLink(portal: Portal, token: string, options?: FlowOptions): Promise<AccessFlow> {
  return write(portal, options, (init) =>
    portal.http.POST('/api/user/followLink', { ...init, params: within(options), body: { token } }),
  )
}

/**
 * Checks the code of an e-mail, which is valid for five attempts, ten minutes and one use. Throws `invalid`
 * (`code_wrong`, `code_expired`, `code_used_up`), `flow_over`, `action_not_allowed` with `allowed_actions`,
 * `too_many_requests`. POST /api/user/codeCheck (spec §7).
 */
export function checkCode(portal: Portal, code: string, options?: FlowOptions): Promise<AccessFlow> {
  return write(portal, options, (init) =>
    portal.http.POST('/api/user/codeCheck', { ...init, params: within(options), body: { code } }),
  )
}

/**
 * Submits the details of a registration; may be called again until it is finished. Throws `invalid` with codes by
 * field (`bin_invalid`, `taken`, `occupied`…), `flow_over`, `action_not_allowed`. POST /api/user/next (spec §7).
 */
export function registrationNext(
  portal: Portal,
  details: RegistrationDetails,
  options?: FlowOptions,
): Promise<AccessFlow> {
  return write(portal, options, (init) =>
    portal.http.POST('/api/user/next', { ...init, params: within(options), body: details }),
  )
}

/**
 * Takes the password and the consents, creates the user and signs in, by cookie or, if `issue_token` is true, by
 * token. `versions` names the publications that were shown; if a newer one is there, show it and ask again. Throws
 * `invalid` (`too_short`, `common`, `like_login`, `must_agree`, `text_changed`…), `flow_over`,
 * `action_not_allowed`. POST /api/user/finish (spec §7).
 */
export function finishRegistration(
  portal: Portal,
  end: RegistrationEnd,
  options?: FlowOptions,
): Promise<SignedIn> {
  return write(portal, options, (init) =>
    portal.http.POST('/api/user/finish', { ...init, params: within(options), body: end }),
  )
}

/**
 * Sets a password: that of the current user, with `current_password`, or that of the `user_id` of a restore whose code
 * has been checked. All other sessions of the user end. The current session gets a new token: a browser in its cookie,
 * a program with a bearer token in the response instead of `true`. Throws `invalid` (`wrong`, `common`…), `not_found`
 * for any other id, `flow_over`, `too_many_requests`. POST /api/user/password/{id} (spec §7).
 */
export function setPassword(
  portal: Portal,
  id: number,
  passwords: NewPassword,
  options?: FlowOptions,
): Promise<PasswordSet> {
  return write(portal, options, (init) =>
    portal.http.POST('/api/user/password/{id}', {
      ...init,
      params: { ...within(options), path: { id } },
      body: passwords,
    }),
  )
}

/** Options of `acceptInvitation`. */
export interface AcceptOptions extends FlowOptions {
  /** Address with which the new user will sign in: for a link without an address. A code is sent there. */
  email?: string | undefined
}

/**
 * Registers by the token of an invitation's link; no code is needed if an e-mail brought it. Throws `link_over`,
 * `invalid` (`required` without the address that the link needs), `too_many_requests`. POST /api/invitation/accept.
 */
export function acceptInvitation(
  portal: Portal,
  token: string,
  options?: AcceptOptions,
): Promise<AccessFlow> {
  const { email } = options ?? {}
  return write(portal, options, (init) =>
    portal.http.POST('/api/invitation/accept', {
      ...init,
      params: within(options),
      body: email === undefined ? { token } : { token, email },
    }),
  )
}

/**
 * Returns who invites and as what, by the token of the link; nothing changes. Throws `link_over`, `too_many_requests`.
 * POST /api/invitation/read.
 */
export function readInvitation(
  portal: Portal,
  token: string,
  options?: CallOptions,
): Promise<InvitationTold> {
  return read(portal, options, (init) =>
    portal.http.POST('/api/invitation/read', { ...init, body: { token } }),
  )
}

/**
 * Declines an invitation to a company, whose owner is told. Throws `link_over`, `too_many_requests`.
 * POST /api/invitation/decline.
 */
export function declineInvitation(portal: Portal, token: string, options?: CallOptions): Promise<boolean> {
  return write(portal, options, (init) =>
    portal.http.POST('/api/invitation/decline', { ...init, body: { token } }),
  )
}

/** Returns the current flow, or null. GET /api/session/flow. */
export function currentFlow(portal: Portal, options?: FlowOptions): Promise<AccessFlow | null> {
  return read(portal, options, (init) =>
    portal.http.GET('/api/session/flow', { ...init, params: within(options) }),
  )
}

/** Deletes the current flow. Returns true. POST /api/session/leaveFlow. */
export function leaveFlow(portal: Portal, options?: FlowOptions): Promise<boolean> {
  return write(portal, options, (init) =>
    portal.http.POST('/api/session/leaveFlow', { ...init, params: within(options) }),
  )
}

function within(options: FlowOptions | undefined) {
  return { header: { 'X-Access-Flow': options?.flow } }
}
