import type { Handlers } from '../../contract/call.ts'
import { requireActor } from '../access/require-actor.ts'
import type { Deps } from '../deps.ts'
import { listRooms, roomCard, roomsOfUser, type ShowPicture } from './service.ts'

export function roomHandlers(
  deps: Deps,
  { showPicture }: { showPicture: ShowPicture },
): Pick<Handlers, 'listRooms' | 'roomsOfUser' | 'roomCard'> {
  return {
    listRooms: () => listRooms(deps),
    roomsOfUser: ({ actor, params }) => roomsOfUser(deps, requireActor(actor), params.id),
    roomCard: ({ params }) => roomCard(deps, params.id, showPicture),
  }
}
