import { type CallOptions, orEmpty, type Page, type Portal, read } from '../client/index.ts'
import type { Room, RoomCard } from '../generated/schemas.ts'

/**
 * Returns all rooms of the centre by level and number; empty with `error` on failure.
 * GET /api/room/get (spec §7).
 */
export function listRooms(portal: Portal, options?: CallOptions): Promise<Page<Room>> {
  return orEmpty(read(portal, options, (init) => portal.http.GET('/api/room/get', init)))
}

/**
 * Returns the rooms of a tenant, for the tenant and staff; empty with `error` on failure, `not_found` for other ids.
 * GET /api/room/getByUserId/{id} (spec §7).
 */
export function roomsOf(portal: Portal, userId: number, options?: CallOptions): Promise<Page<Room>> {
  return orEmpty(
    read(portal, options, (init) =>
      portal.http.GET('/api/room/getByUserId/{id}', { ...init, params: { path: { id: userId } } }),
    ),
  )
}

/**
 * Returns the public card of a room and its tenant, without a phone. Throws `not_found` if there is no such room.
 * GET /api/room/getUserInfo/{id} (spec §7).
 */
export function roomCard(portal: Portal, roomId: number, options?: CallOptions): Promise<RoomCard> {
  return read(portal, options, (init) =>
    portal.http.GET('/api/room/getUserInfo/{id}', { ...init, params: { path: { id: roomId } } }),
  )
}
