import type { components } from '@sauda/sdk'
import { sql } from 'kysely'
import type { Db, Trx } from '../../platform/database/transaction.ts'

export type Room = components['schemas']['Room']
export type RoomCard = components['schemas']['RoomCard']

/** Returns rooms by level and number: all of them, or those of one tenant. */
export async function findRooms(db: Db, whose: { tenant: number } | 'everyone'): Promise<Room[]> {
  const found = await sql<Room>`
    select r.id, r.level, r.number, u.display_name as name, t.trade, t.trade_kk, r.area
    from rooms r left join users u on u.id = r.tenant_id left join tenants t on t.user_id = u.id
    where ${whose === 'everyone' ? sql`true` : sql`r.tenant_id = ${whose.tenant}`}
    order by r.level, length(r.number), r.number`.execute(db)
  return found.rows
}

/** Returns the public details of a room and its shop. */
export async function findRoomCard(db: Db, id: number): Promise<RoomCard | undefined> {
  const found = await sql<RoomCard>`
    select
      jsonb_build_object('id', r.id, 'level', r.level, 'number', r.number, 'name', u.display_name, 'trade', t.trade,
        'trade_kk', t.trade_kk, 'area', r.area) as room,
      case when u.id is not null then jsonb_build_object(
        'id', u.id, 'name', u.display_name, 'trade', t.trade, 'trade_kk', t.trade_kk,
        'weekdays', coalesce(t.weekdays, '{}'), 'hours_from', t.hours_from, 'hours_to', t.hours_to,
        'since', rfc3339(u.created_at), 'ads', (select count(*) from ad_listings where seller_id = u.id)) end as tenant
    from rooms r left join users u on u.id = r.tenant_id left join tenants t on t.user_id = u.id
    where r.id = ${id}`.execute(db)
  return found.rows[0]
}

/** Returns the tenants of rooms; in a transaction the rooms are locked until its end. */
export async function holdRooms(db: Db, ids: readonly number[]): Promise<{ tenant_id: number | null }[]> {
  const found = await sql<{ tenant_id: number | null }>`
    select tenant_id from rooms where id = any(${ids}::bigint[]) order by id
    ${db.isTransaction ? sql`for update` : sql``}`.execute(db)
  return found.rows
}

/** Assigns to a tenant those rooms that are free. */
export async function letRooms(trx: Trx, tenantId: number, ids: readonly number[]): Promise<void> {
  await trx
    .updateTable('rooms')
    .where('id', 'in', ids)
    .where('tenant_id', 'is', null)
    .set({ tenant_id: tenantId })
    .execute()
}

/** Returns numbers of rooms by level and number. */
export async function findNumbers(db: Db, ids: readonly number[]): Promise<string[]> {
  const rooms = await db
    .selectFrom('rooms')
    .select('number')
    .where('id', 'in', ids)
    .orderBy('level')
    .orderBy('number')
    .execute()
  return rooms.map(({ number }) => number)
}
