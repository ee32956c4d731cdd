import { type CallOptions, orEmpty, type Page, type Portal, read, type Schema } from '../client/index.ts'

/** A room: level 1 to 5, number as on the door, area in square metres, `name` the sign or null where free. */
export type Room = Schema<'Room'>
export type RoomCard = Schema<'RoomCard'>

/**
 * All rooms of the centre by level and number; empty with `error` on failure.
 * GET /api/room/get (spec §7).
 */
export function listRooms(portal: Portal, options?: CallOptions): Promise<Page<Room>> {
  return orEmpty(read(portal, options, (init) => portal.http.GET('/api/room/get', init)))
}

/**
 * A tenant's own rooms, for the tenant and staff; empty with `error` on failure, `not_found` for a stranger's id.
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
 * The public card behind a door: the room and its tenant, never a phone. Throws `not_found` for no such room.
 * GET /api/room/getUserInfo/{id} (spec §7).
 */
export function roomCard(portal: Portal, roomId: number, options?: CallOptions): Promise<RoomCard> {
  return read(portal, options, (init) =>
    portal.http.GET('/api/room/getUserInfo/{id}', { ...init, params: { path: { id: roomId } } }),
  )
}
