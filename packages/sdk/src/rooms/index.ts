export type { Room, RoomCard, RoomTenant } from '../generated/schemas.ts'
export { listRooms, roomCard, roomsOf } from './calls.ts'
