import type { Handlers } from '../../contract/call.ts'
import { requireActor } from '../access/require-actor.ts'
import type { Deps } from '../deps.ts'
import { companyDetail } from './company-detail.ts'
import { endTenancy } from './end-tenancy.ts'
import { setCompanyRooms } from './set-rooms.ts'

type Operations = 'companyDetail' | 'setCompanyRooms' | 'endTenancy'

export function tenancyHandlers(deps: Deps): Pick<Handlers, Operations> {
  return {
    companyDetail: ({ actor, params }) => companyDetail(deps, requireActor(actor), params.id),
    setCompanyRooms: ({ actor, params, body }) => setCompanyRooms(deps, requireActor(actor), params.id, body),
    endTenancy: ({ actor, params, body }) => endTenancy(deps, requireActor(actor), params.id, body),
  }
}
