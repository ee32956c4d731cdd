import type { components } from '@sauda/sdk'
import { isStaff } from '@sauda/sdk/access'
import type { Actor } from '../../contract/call.ts'
import { page } from '../../contract/paging.ts'
import { RefusalError } from '../../refusal.ts'
import type { Deps } from '../deps.ts'
import { findRoomCard, findRooms, type RoomCard } from './queries.ts'

type RoomList = components['schemas']['RoomList']

export async function listRooms(deps: Deps): Promise<RoomList> {
  return page(await findRooms(deps.db, 'everyone'))
}

/** Returns a tenant's rooms, for the tenant and for staff. */
export async function roomsOfUser(deps: Deps, actor: Actor, userId: number): Promise<RoomList> {
  if (userId !== actor.id && !isStaff(actor.role_id)) throw new RefusalError('not_found')
  return page(await findRooms(deps.db, { tenant: userId }))
}

/** Returns the rooms that an ad may name: the user's own; for staff, those of the user they ask about. */
export async function roomsForAd(deps: Deps, actor: Actor, userId?: number): Promise<RoomList> {
  const tenant = userId && isStaff(actor.role_id) ? userId : actor.id
  return page(await findRooms(deps.db, { tenant }))
}

export async function roomCard(deps: Deps, id: number): Promise<RoomCard> {
  const card = await findRoomCard(deps.db, id)
  if (!card) throw new RefusalError('not_found')
  return card
}
