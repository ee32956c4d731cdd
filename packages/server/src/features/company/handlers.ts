import type { Handlers } from '../../contract/call.ts'
import { requireActor } from '../access/require-actor.ts'
import type { Deps } from '../deps.ts'
import { inviteColleague, withdrawInvitation } from '../invitations/invite-colleague.ts'
import { joinCompany } from '../invitations/join-company.ts'
import { changeFunction, handOver, leaveCompany, listColleagues, removeColleague } from './colleagues.ts'
import { decideMembershipRequest } from './requests.ts'

type Operations =
  | 'listColleagues'
  | 'inviteColleague'
  | 'withdrawInvitation'
  | 'changeFunction'
  | 'handOver'
  | 'removeColleague'
  | 'decideMembershipRequest'
  | 'joinCompany'
  | 'leaveCompany'

export function companyHandlers(deps: Deps): Pick<Handlers, Operations> {
  return {
    listColleagues: ({ actor }) => listColleagues(deps, requireActor(actor)),
    inviteColleague: ({ actor, body, language }) =>
      inviteColleague(deps, requireActor(actor), body, language),
    withdrawInvitation: ({ actor, params }) => withdrawInvitation(deps, requireActor(actor), params.id),
    changeFunction: ({ actor, params, body }) =>
      changeFunction(deps, requireActor(actor), params.id, body.function),
    handOver: ({ actor, params, body }) =>
      handOver(deps, requireActor(actor), params.id, body.own_function ?? null),
    removeColleague: ({ actor, params }) => removeColleague(deps, requireActor(actor), params.id),
    decideMembershipRequest: ({ actor, params, body }) =>
      decideMembershipRequest(deps, requireActor(actor), params.id, body),
    joinCompany: ({ actor, body, address }) => joinCompany(deps, requireActor(actor), body.token, address),
    leaveCompany: ({ actor, params }) => leaveCompany(deps, requireActor(actor), params.id),
  }
}
