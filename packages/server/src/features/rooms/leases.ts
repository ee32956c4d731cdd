import { sql } from 'kysely'
import type { Db, Trx } from '../../platform/database/transaction.ts'

/** What is wrong with rooms that somebody is to get: not there, or not free. In a transaction they are held until its end. */
export async function wrongRooms(db: Db, ids: readonly number[]): Promise<'unknown' | 'occupied' | null> {
  const { rows: rooms } = await sql<{ tenant_id: number | null }>`
    select tenant_id from rooms where id = any(${ids}::bigint[]) order by id
    ${db.isTransaction ? sql`for update` : sql``}`.execute(db)
  if (rooms.length < new Set(ids).size) return 'unknown'
  return rooms.some(({ tenant_id }) => tenant_id !== null) ? 'occupied' : null
}

/** Makes somebody the tenant of those of the rooms that are free. */
export async function giveRooms(trx: Trx, tenantId: number, ids: readonly number[]): Promise<void> {
  if (ids.length === 0) return
  const free = trx.updateTable('rooms').where('id', 'in', ids).where('tenant_id', 'is', null)
  await free.set({ tenant_id: tenantId }).execute()
}

/** Numbers of the rooms, in the order of the house. */
export async function numbersOf(db: Db, ids: readonly number[]): Promise<string[]> {
  if (ids.length === 0) return []
  const rooms = await db
    .selectFrom('rooms')
    .select('number')
    .where('id', 'in', ids)
    .orderBy('level')
    .orderBy('number')
    .execute()
  return rooms.map(({ number }) => number)
}
