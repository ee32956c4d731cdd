import type { Db, Trx } from '../../platform/database/transaction.ts'
import { findNumbers, holdRooms, letRooms } from './queries.ts'

/**
 * Returns errors for rooms to be assigned: they do not exist or are not free. In a transaction they are locked until
 * its end.
 */
export async function wrongRooms(db: Db, ids: readonly number[]): Promise<'unknown' | 'occupied' | null> {
  const rooms = await holdRooms(db, ids)
  if (rooms.length < new Set(ids).size) return 'unknown'
  return rooms.some(({ company_id }) => company_id !== null) ? 'occupied' : null
}

/** Lets to a company those rooms that are free. */
export async function giveRooms(trx: Trx, companyId: number, ids: readonly number[]): Promise<void> {
  if (ids.length > 0) await letRooms(trx, companyId, ids)
}

/** Returns numbers of rooms in the order of the building. */
export async function numbersOf(db: Db, ids: readonly number[]): Promise<string[]> {
  return ids.length === 0 ? [] : findNumbers(db, ids)
}
