import type { Handlers } from '../../contract/call.ts'
import { requireActor } from '../access/require-actor.ts'
import type { Deps } from '../deps.ts'
import {
  findUsers,
  listFacilities,
  usersOfDepartment,
  usersOfDepartments,
  usersOfFacility,
} from './service.ts'
import { updateUser } from './update-user.ts'

type PeopleOperations =
  | 'updateUser'
  | 'findUsers'
  | 'usersOfDepartments'
  | 'usersOfDepartment'
  | 'usersOfFacility'
  | 'listFacilities'

export function peopleHandlers(deps: Deps): Pick<Handlers, PeopleOperations> {
  return {
    updateUser: ({ actor, params, body }) => updateUser(deps, requireActor(actor), params.id, body.data),
    findUsers: ({ actor, body, language }) => findUsers(deps, requireActor(actor), body.q, language),
    usersOfDepartments: ({ actor, body, language }) =>
      usersOfDepartments(deps, requireActor(actor), body.ids, language),
    usersOfDepartment: ({ actor, params, language }) =>
      usersOfDepartment(deps, requireActor(actor), params.id, language),
    usersOfFacility: ({ actor, params, language }) =>
      usersOfFacility(deps, requireActor(actor), params.id, language),
    listFacilities: ({ actor }) => listFacilities(deps, requireActor(actor)),
  }
}
