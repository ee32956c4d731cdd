import type { Db, Trx } from '../../platform/database/transaction.ts'
import { findNumbers, holdRooms, letRooms } from './queries.ts'

/**
 * Returns errors for rooms to be assigned: they do not exist or are not free. In a transaction they are locked until
 * its end.
 */
export async function wrongRooms(db: Db, ids: readonly number[]): Promise<'unknown' | 'occupied' | null> {
  const rooms = await holdRooms(db, ids)
  if (rooms.length < new Set(ids).size) return 'unknown'
  return rooms.some(({ tenant_id }) => tenant_id !== null) ? 'occupied' : null
}

/** Makes a user the tenant of those rooms that are free. */
export async function giveRooms(trx: Trx, tenantId: number, ids: readonly number[]): Promise<void> {
  if (ids.length > 0) await letRooms(trx, tenantId, ids)
}

/** Returns numbers of rooms in the order of the building. */
export async function numbersOf(db: Db, ids: readonly number[]): Promise<string[]> {
  return ids.length === 0 ? [] : findNumbers(db, ids)
}
