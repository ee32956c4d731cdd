import type { Handlers } from '../../../contract/call.ts'
import { requireActor } from '../../access/require-actor.ts'
import type { Deps } from '../../deps.ts'
import {
  addDepartment,
  addFacility,
  deleteDepartment,
  deleteFacility,
  updateDepartment,
  updateFacility,
} from './places.ts'

type PlaceOperations =
  | 'createFacility'
  | 'updateFacility'
  | 'deleteFacility'
  | 'createDepartment'
  | 'updateDepartment'
  | 'deleteDepartment'

export function placeHandlers(deps: Deps): Pick<Handlers, PlaceOperations> {
  return {
    createFacility: ({ actor, body, transact }) => addFacility(deps, requireActor(actor), body, transact),
    updateFacility: ({ actor, params, body }) => updateFacility(deps, requireActor(actor), params.id, body),
    deleteFacility: ({ actor, params }) => deleteFacility(deps, requireActor(actor), params.id),
    createDepartment: ({ actor, body, transact }) => addDepartment(deps, requireActor(actor), body, transact),
    updateDepartment: ({ actor, params, body }) =>
      updateDepartment(deps, requireActor(actor), params.id, body),
    deleteDepartment: ({ actor, params }) => deleteDepartment(deps, requireActor(actor), params.id),
  }
}
