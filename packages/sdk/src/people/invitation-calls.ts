import {
  type CallOptions,
  type CreateOptions,
  create,
  orEmpty,
  type Page,
  type Portal,
  read,
  write,
} from '../client/index.ts'
import type { Invitation, InvitationDraft, TenantApplication, TenantDecision } from '../generated/schemas.ts'

/**
 * Invites a user by an e-mail with a link that is valid for 7 days; an older link for the address becomes invalid. For
 * administrators. Throws `invalid` (`taken`, `occupied`…), `forbidden`, and `idempotency_conflict` if the options'
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

/** Returns pending invitations, newest first; empty with `error` on failure. GET /api/invitation/list. */
export function listInvitations(portal: Portal, options?: CallOptions): Promise<Page<Invitation>> {
  return orEmpty(read(portal, options, (init) => portal.http.GET('/api/invitation/list', init)))
}

/**
 * Revokes an invitation; its link becomes invalid at once. Throws `not_found`, `forbidden`.
 * POST /api/invitation/revoke/{id}.
 */
export function revokeInvitation(portal: Portal, id: number, options?: CallOptions): Promise<boolean> {
  return write(portal, options, (init) =>
    portal.http.POST('/api/invitation/revoke/{id}', { ...init, params: { path: { id } } }),
  )
}

/** Returns companies that wait, oldest first; empty with `error` on failure. GET /api/tenantApplication/list. */
export function listTenantApplications(
  portal: Portal,
  options?: CallOptions,
): Promise<Page<TenantApplication>> {
  return orEmpty(read(portal, options, (init) => portal.http.GET('/api/tenantApplication/list', init)))
}

/**
 * Confirms a company as a tenant and assigns its rooms, or rejects it with a comment. The first of two decisions
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
