import {
  type CallOptions,
  type CreateOptions,
  create,
  orEmpty,
  type Page,
  type Portal,
  read,
  type Schema,
  write,
} from '../client/index.ts'

export type Invitation = Schema<'Invitation'>
export type InvitationDraft = Schema<'InvitationDraft'>
/** A company that has registered and waits to be confirmed as a tenant. */
export type TenantApplication = Schema<'TenantApplication'>
export type TenantDecision = Schema<'TenantDecision'>

/**
 * Invites somebody by a letter with a link that is good for 7 days; an older link to the address is over. For
 * administrators. Throws `invalid` (`taken`, `occupied`…), `forbidden`, and `idempotency_conflict` where the options'
 * `idempotencyKey` was used for another invitation. POST /api/invitation/create.
 */
export function inviteUser(
  portal: Portal,
  draft: InvitationDraft,
  options?: CreateOptions,
): Promise<Invitation> {
  return create(portal, options, (init) =>
    portal.http.POST('/api/invitation/create', { ...init, body: draft }),
  )
}

/** Invitations that wait, the newest first; empty with `error` on failure. GET /api/invitation/list. */
export function listInvitations(portal: Portal, options?: CallOptions): Promise<Page<Invitation>> {
  return orEmpty(read(portal, options, (init) => portal.http.GET('/api/invitation/list', init)))
}

/**
 * Takes an invitation back; its link is over at once. Throws `not_found`, `forbidden`.
 * POST /api/invitation/revoke/{id}.
 */
export function revokeInvitation(portal: Portal, id: number, options?: CallOptions): Promise<boolean> {
  return write(portal, options, (init) =>
    portal.http.POST('/api/invitation/revoke/{id}', { ...init, params: { path: { id } } }),
  )
}

/** Companies that wait, the oldest first; empty with `error` on failure. GET /api/tenantApplication/list. */
export function listTenantApplications(
  portal: Portal,
  options?: CallOptions,
): Promise<Page<TenantApplication>> {
  return orEmpty(read(portal, options, (init) => portal.http.GET('/api/tenantApplication/list', init)))
}

/**
 * Confirms a company as a tenant with the rooms it gets, or refuses it with a comment. Of two decisions the first
 * counts. Throws `invalid` (`occupied`, `taken`, `required`), `action_not_allowed`, `not_found`, `forbidden`.
 * POST /api/tenantApplication/decide/{id}.
 */
export function decideTenantApplication(
  portal: Portal,
  id: number,
  decision: TenantDecision,
  options?: CallOptions,
): Promise<boolean> {
  return write(portal, options, (init) =>
    portal.http.POST('/api/tenantApplication/decide/{id}', {
      ...init,
      params: { path: { id } },
      body: decision,
    }),
  )
}
