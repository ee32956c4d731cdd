import type { Handlers } from '../../contract/call.ts'
import { requireActor } from '../access/require-actor.ts'
import type { Deps } from '../deps.ts'
import { actFor } from './act-for.ts'
import { prove } from './prove.ts'
import { endOtherSessions, endSession, listSessions } from './service.ts'

export function sessionHandlers(
  deps: Deps,
): Pick<Handlers, 'listSessions' | 'endSession' | 'endOtherSessions' | 'actFor' | 'proveSession'> {
  return {
    listSessions: ({ actor }) => listSessions(deps, requireActor(actor)),
    endSession: ({ actor, params, session }) => endSession(deps, requireActor(actor), params.id, session),
    endOtherSessions: ({ actor }) => endOtherSessions(deps, requireActor(actor)),
    actFor: ({ actor, body }) => actFor(deps, requireActor(actor), body.company_id),
    proveSession: ({ actor, body, ...from }) => prove(deps, requireActor(actor), body.password, from),
  }
}
