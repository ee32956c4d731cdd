import type { Handlers } from '../../contract/call.ts'
import { requireActor } from '../access/require-actor.ts'
import type { Deps } from '../deps.ts'
import { blockUser, unblockUser } from './block.ts'
import { setUserDepartment, setUserRole } from './role.ts'
import { personDetail, personPage } from './service.ts'

type DeskOperations =
  | 'personPage'
  | 'personDetail'
  | 'blockUser'
  | 'unblockUser'
  | 'setUserRole'
  | 'setUserDepartment'

export function deskHandlers(deps: Deps): Pick<Handlers, DeskOperations> {
  return {
    personPage: ({ actor, body }) => personPage(deps, requireActor(actor), body),
    personDetail: ({ actor, params }) => personDetail(deps, requireActor(actor), params.id),
    blockUser: ({ actor, params, body }) => blockUser(deps, requireActor(actor), params.id, body),
    unblockUser: ({ actor, params, body }) => unblockUser(deps, requireActor(actor), params.id, body),
    setUserRole: ({ actor, params, body }) => setUserRole(deps, requireActor(actor), params.id, body),
    setUserDepartment: ({ actor, params, body }) =>
      setUserDepartment(deps, requireActor(actor), params.id, body),
  }
}
