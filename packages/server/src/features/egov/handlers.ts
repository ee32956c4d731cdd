import type { Handlers } from '../../contract/call.ts'
import { requireActor } from '../access/require-actor.ts'
import type { Deps } from '../deps.ts'
import { codeState, endCode, showCode } from './code.ts'

/** The calls of the page that shows the code; telephones have routes of their own. */
export function egovHandlers(deps: Deps): Pick<Handlers, 'showEgovCode' | 'egovCodeState' | 'endEgovCode'> {
  return {
    showEgovCode: ({ actor, body }) => showCode(deps, requireActor(actor), body),
    egovCodeState: ({ actor, params }) => codeState(deps, requireActor(actor), params.session_id),
    endEgovCode: ({ actor, params, body }) => endCode(deps, requireActor(actor), { ...params, ...body }),
  }
}
