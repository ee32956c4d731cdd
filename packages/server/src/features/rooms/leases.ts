import type { Db, Trx } from '../../platform/database/transaction.ts'
import { RefusalError } from '../../refusal.ts'
import {
  findNumbers,
  findOccupied,
  freeRoomsOf,
  holdRooms,
  holdRoomsOf,
  letRooms,
  shareRooms,
} from './queries.ts'

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

/** Returns the rooms of a company, which stay as they are until the transaction ends. */
export const roomsHeldBy = (trx: Trx, companyId: number): Promise<number[]> => holdRoomsOf(trx, companyId)

/** Rooms of a company become free. */
export async function takeRooms(trx: Trx, companyId: number, ids: readonly number[]): Promise<void> {
  if (ids.length > 0) await freeRoomsOf(trx, companyId, ids)
}

/**
 * Locks the rooms that a company is to get.
 * @throws RefusalError `invalid`: `unknown`, or `occupied` with the rooms that another company rents
 */
export async function requireFree(trx: Trx, companyId: number, ids: readonly number[]): Promise<void> {
  const wrong = await wrongRooms(trx, ids)
  if (wrong === null) return
  const occupied = wrong === 'occupied' ? await findOccupied(trx, companyId, ids) : undefined
  throw new RefusalError('invalid', { errors: { room_ids: [wrong] }, ...(occupied && { occupied }) })
}

/**
 * Keeps the rooms that an ad names until the transaction ends.
 * @throws RefusalError `invalid`: one was taken away from the company meanwhile
 */
export async function keepRooms(trx: Trx, companyId: number | null, ids: readonly number[]): Promise<void> {
  if (companyId === null || ids.length === 0) return
  if ((await shareRooms(trx, companyId, ids)) < new Set(ids).size) {
    throw new RefusalError('invalid', { errors: { room_ids: ['not_yours'] } })
  }
}
