import type { Portal } from '@sauda/sdk'
import { listRooms, type Room } from '@sauda/sdk/rooms'

/** Rooms without a tenant, by level and number; empty if the request fails. */
export async function freeRooms(portal: Portal, signal: AbortSignal): Promise<Room[]> {
  const { items } = await listRooms(portal, { signal })
  return items.filter(({ name }) => name === null)
}

/** The rooms that are ticked in a form. */
export function markedRooms(form: FormData): number[] {
  return form.getAll('room_ids').map(Number)
}
