import type { Handlers } from '../../contract/call.ts'
import { requireActor } from '../access/require-actor.ts'
import type { Deps } from '../deps.ts'
import { acceptInvitation } from './accept-invitation.ts'
import { decideTenantApplication, listTenantApplications } from './applications.ts'
import { declineInvitation, readInvitation } from './join-company.ts'
import { inviteUser, listInvitations, revokeInvitation } from './service.ts'

type InvitationOperations =
  | 'inviteUser'
  | 'listInvitations'
  | 'revokeInvitation'
  | 'acceptInvitation'
  | 'readInvitation'
  | 'declineInvitation'
  | 'listTenantApplications'
  | 'decideTenantApplication'

export function invitationHandlers(deps: Deps): Pick<Handlers, InvitationOperations> {
  return {
    inviteUser: ({ actor, body, language, transact }) =>
      inviteUser(deps, requireActor(actor), body, { language, transact }),
    listInvitations: ({ actor }) => listInvitations(deps, requireActor(actor)),
    revokeInvitation: ({ actor, params }) => revokeInvitation(deps, requireActor(actor), params.id),
    acceptInvitation: (call) => acceptInvitation(deps, call.body, call),
    readInvitation: ({ body, address }) => readInvitation(deps, body.token, address),
    declineInvitation: ({ body, ...call }) => declineInvitation(deps, body.token, call),
    listTenantApplications: ({ actor }) => listTenantApplications(deps, requireActor(actor)),
    decideTenantApplication: ({ actor, params, body }) =>
      decideTenantApplication(deps, requireActor(actor), params.id, body),
  }
}
