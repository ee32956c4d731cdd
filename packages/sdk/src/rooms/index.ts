export type { Room, RoomCard, RoomTenant } from '../generated/schemas.ts'
export { listRooms, roomCard, roomsOf } from './calls.ts'
export {
  type ClosedNow,
  type NextOpening,
  type Opening,
  type OpenNow,
  type OtherDay,
  openingAt,
  shopDays,
  shopHoursOn,
  type WorkingTime,
} from './opening.ts'
