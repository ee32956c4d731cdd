export type { Room, RoomCard, RoomTenant } from '../generated/schemas.ts'
export { listRooms, roomCard, roomsOf } from './calls.ts'
export { type Opening, type OtherDay, openingAt, shopDays, type WorkingTime } from './opening.ts'
