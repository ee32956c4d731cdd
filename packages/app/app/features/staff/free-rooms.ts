import type { Portal } from '@sauda/sdk'
import { listRooms, type Room } from '@sauda/sdk/rooms'

/** Rooms that nobody rents, by level and number; none where the portal cannot be asked. */
export async function freeRooms(portal: Portal, signal: AbortSignal): Promise<Room[]> {
  const { items } = await listRooms(portal, { signal })
  return items.filter(({ name }) => name === null)
}

/** The rooms that a form has marked. */
export function markedRooms(form: FormData): number[] {
  return form.getAll('room_ids').map(Number)
}
