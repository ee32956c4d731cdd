export { listRooms, type Room, type RoomCard, roomCard, roomsOf } from './calls.ts'
