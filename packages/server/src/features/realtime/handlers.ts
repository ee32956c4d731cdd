import type { Handlers } from '../../contract/call.ts'
import { requireActor } from '../access/require-actor.ts'
import type { Deps } from '../deps.ts'
import { authorizeChannel, realtimeSettings } from './service.ts'

export function realtimeHandlers(deps: Deps): Pick<Handlers, 'realtimeSettings' | 'authorizeChannel'> {
  return {
    realtimeSettings: ({ actor }) => realtimeSettings(deps, requireActor(actor)),
    authorizeChannel: ({ actor, body }) => authorizeChannel(deps, requireActor(actor), body),
  }
}
