import { type CallOptions, type Portal, read, write } from '../client/index.ts'
import type {
  ColleagueDraft,
  ColleagueInvited,
  CompanyFunction,
  CompanyPeople,
  MembershipDecision,
  User,
} from '../generated/schemas.ts'

/**
 * Returns the people of the company for which the user acts, its invitations and those who ask to join. For owners. Throws
 * `forbidden`, `sign_in_required`. GET /api/company/people.
 */
export function listColleagues(portal: Portal, options?: CallOptions): Promise<CompanyPeople> {
  return read(portal, options, (init) => portal.http.GET('/api/company/people', init))
}

/**
 * Invites somebody to the company: by an e-mail, or without an address by a link that is returned once. It is valid for 7 days.
 * For owners. Throws `invalid` (`email_invalid`, `taken` for a colleague), `forbidden`, `too_many_requests`.
 * POST /api/company/invite.
 */
export function inviteColleague(
  portal: Portal,
  draft: ColleagueDraft,
  options?: CallOptions,
): Promise<ColleagueInvited> {
  return write(portal, options, (init) => portal.http.POST('/api/company/invite', { ...init, body: draft }))
}

/**
 * Withdraws an invitation to the company; its link becomes invalid at once. Throws `not_found`, `forbidden`.
 * POST /api/company/withdraw/{id}.
 */
export function withdrawInvitation(portal: Portal, id: number, options?: CallOptions): Promise<boolean> {
  return write(portal, options, (init) =>
    portal.http.POST('/api/company/withdraw/{id}', { ...init, params: { path: { id } } }),
  )
}

/**
 * Changes what somebody does for the company. For owners. Throws `last_owner`, `action_not_allowed` with `allowed_actions`,
 * `not_found`, `forbidden`. POST /api/company/changeFunction/{id}.
 */
export function changeFunction(
  portal: Portal,
  userId: number,
  of: CompanyFunction,
  options?: CallOptions,
): Promise<boolean> {
  return write(portal, options, (init) =>
    portal.http.POST('/api/company/changeFunction/{id}', {
      ...init,
      params: { path: { id: userId } },
      body: { function: of },
    }),
  )
}

/**
 * Makes a colleague an owner. For owners. Throws the same errors as `changeFunction`. POST /api/company/handOver/{id}.
 * @param own what the current user does for the company from then on; null to stay an owner
 */
export function handOver(
  portal: Portal,
  userId: number,
  own: CompanyFunction | null,
  options?: CallOptions,
): Promise<boolean> {
  return write(portal, options, (init) =>
    portal.http.POST('/api/company/handOver/{id}', {
      ...init,
      params: { path: { id: userId } },
      body: { own_function: own },
    }),
  )
}

/**
 * Ends somebody's membership of the company at once. For owners. Throws `last_owner`, `action_not_allowed`, `not_found`,
 * `forbidden`. POST /api/company/remove/{id}.
 */
export function removeColleague(portal: Portal, userId: number, options?: CallOptions): Promise<boolean> {
  return write(portal, options, (init) =>
    portal.http.POST('/api/company/remove/{id}', { ...init, params: { path: { id: userId } } }),
  )
}

/**
 * Accepts somebody who has registered with the BIN of the company, with a function, or rejects the request with a comment. For
 * owners. Throws `invalid` (`required`), `action_not_allowed`, `not_found`, `forbidden`. POST /api/company/decide/{id}.
 */
export function decideMembershipRequest(
  portal: Portal,
  id: number,
  decision: MembershipDecision,
  options?: CallOptions,
): Promise<boolean> {
  return write(portal, options, (init) =>
    portal.http.POST('/api/company/decide/{id}', { ...init, params: { path: { id } }, body: decision }),
  )
}

/**
 * Joins the company that invites, and acts for it from now on; returns the user. Throws `link_over`, `forbidden` for staff,
 * `action_not_allowed` for a member, `too_many_requests`. POST /api/company/join.
 */
export function joinCompany(portal: Portal, token: string, options?: CallOptions): Promise<User> {
  return write(portal, options, (init) => portal.http.POST('/api/company/join', { ...init, body: { token } }))
}

/**
 * Leaves a company; returns the user, who acts for another one if there is any. Throws `last_owner`, `not_found`.
 * POST /api/company/leave/{id}.
 */
export function leaveCompany(portal: Portal, companyId: number, options?: CallOptions): Promise<User> {
  return write(portal, options, (init) =>
    portal.http.POST('/api/company/leave/{id}', { ...init, params: { path: { id: companyId } } }),
  )
}
