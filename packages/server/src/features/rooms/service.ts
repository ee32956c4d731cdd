import type { components } from '@sauda/sdk'
import { isStaff } from '@sauda/sdk/access'
import { almatyDay } from '@sauda/sdk/company'
import type { Actor } from '../../contract/call.ts'
import { page } from '../../contract/paging.ts'
import { RefusalError } from '../../refusal.ts'
import { isMe } from '../companies/acts-for.ts'
import type { Deps } from '../deps.ts'
import { findRoomCard, findRooms, type RoomCard, type StoredImage } from './queries.ts'

type RoomList = components['schemas']['RoomList']

export async function listRooms(deps: Deps): Promise<RoomList> {
  return page(await findRooms(deps.db, 'everyone'))
}

/** Returns the rooms of a company, or of all companies of a person, for staff; users get those of the company they act for. */
export async function roomsOfUser(deps: Deps, actor: Actor, userId: number): Promise<RoomList> {
  if (isMe(actor, userId)) return ownRooms(deps, actor)
  if (!isStaff(actor.role_id)) throw new RefusalError('not_found')
  return page(await findRooms(deps.db, { anyOf: userId }))
}

/** Returns the rooms that an ad may name: those of the company that the user acts for; for staff, those of the seller they ask about. */
export async function roomsForAd(deps: Deps, actor: Actor, userId?: number): Promise<RoomList> {
  if (userId && isStaff(actor.role_id)) return page(await findRooms(deps.db, { anyOf: userId }))
  return ownRooms(deps, actor)
}

async function ownRooms(deps: Deps, { company_id }: Actor): Promise<RoomList> {
  return page(company_id === null ? [] : await findRooms(deps.db, { company: company_id }))
}

/** Returns a stored picture with the addresses of its sizes. */
export type ShowPicture = (row: StoredImage | null) => components['schemas']['ContentImage'] | null

/** @throws RefusalError `not_found` */
export async function roomCard(
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  id: number,
  showPicture: ShowPicture,
): Promise<RoomCard> {
  const card = await findRoomCard(db, id, almatyDay(clock.now()))
  if (!card) throw new RefusalError('not_found')
  const { room, tenant } = card
  return { room, tenant: tenant && { ...tenant, door_photo: showPicture(tenant.door_photo) } }
}
