import type { components } from '@sauda/sdk'
import { sql } from 'kysely'
import type { Db, Trx } from '../../platform/database/transaction.ts'

export type Room = components['schemas']['Room']
export type RoomCard = components['schemas']['RoomCard']
export type StoredImage = Pick<components['schemas']['ContentImage'], 'key' | 'width' | 'height' | 'preview'>
type RoomTenant = NonNullable<RoomCard['tenant']>

/** A card with the picture of the door as it is stored. */
export type RoomCardRow = Pick<RoomCard, 'room'> & {
  tenant: (Omit<RoomTenant, 'door_photo'> & { door_photo: StoredImage | null }) | null
}

/** The group of the trade of a company `c`. */
const TRADE_GROUP = sql`(select jsonb_build_object('id', g.id, 'name', g.name, 'name_kk', g.name_kk)
  from trade_groups g where g.id = c.trade_group_id)`

/** Returns rooms by level and number: all of them, those of a company, or those of all companies of a number, which may be a person's. */
export async function findRooms(
  db: Db,
  whose: { company: number } | { anyOf: number } | 'everyone',
): Promise<Room[]> {
  const found = await sql<Room>`
    select r.id, r.level, r.number, c.sign as name, ${TRADE_GROUP} as trade_group, c.trade, c.trade_kk, r.area
    from rooms r left join companies c on c.id = r.company_id
    where ${isOf(whose)}
    order by r.level, length(r.number), r.number`.execute(db)
  return found.rows
}

function isOf(whose: { company: number } | { anyOf: number } | 'everyone') {
  if (whose === 'everyone') return sql`true`
  if ('company' in whose) return sql`r.company_id = ${whose.company}`
  return sql`(r.company_id = ${whose.anyOf} or r.company_id in (
    select company_id from memberships where user_id = ${whose.anyOf} and until is null))`
}

/** Returns the public details of a room and its shop, with the days from `today` on that the shop has set. */
export async function findRoomCard(db: Db, id: number, today: string): Promise<RoomCardRow | undefined> {
  const found = await sql<RoomCardRow>`
    select
      jsonb_build_object('id', r.id, 'level', r.level, 'number', r.number, 'name', c.sign, 'trade_group', ${TRADE_GROUP},
        'trade', c.trade, 'trade_kk', c.trade_kk, 'area', r.area) as room,
      case when c.id is not null then jsonb_build_object(
        'id', c.id, 'name', c.sign, 'trade_group', ${TRADE_GROUP}, 'trade', c.trade, 'trade_kk', c.trade_kk,
        'weekdays', c.weekdays, 'hours_from', c.hours_from, 'hours_to', c.hours_to,
        'exceptions', (
          select coalesce(jsonb_agg(jsonb_build_object('date', e.date::text, 'opens', e.opens, 'closes', e.closes,
            'note', e.note) order by e.date), '[]')
          from company_hours_exceptions e where e.company_id = c.id and e.date >= ${today}::date),
        'door_photo', (select jsonb_build_object('key', i.key, 'width', i.width, 'height', i.height, 'preview', i.preview)
          from content_images i where i.key = c.door_photo),
        'since', rfc3339(c.created_at), 'ads', (select count(*) from ad_listings where seller_id = c.id)) end as tenant
    from rooms r left join companies c on c.id = r.company_id
    where r.id = ${id}`.execute(db)
  return found.rows[0]
}

/** Returns to whom rooms are let; in a transaction they are locked until its end. */
export async function holdRooms(db: Db, ids: readonly number[]): Promise<{ company_id: number | null }[]> {
  const found = await sql<{ company_id: number | null }>`
    select company_id from rooms where id = any(${ids}::bigint[]) order by id
    ${db.isTransaction ? sql`for update` : sql``}`.execute(db)
  return found.rows
}

/** Returns the rooms of a company, locked until the transaction ends. */
export async function holdRoomsOf(trx: Trx, companyId: number): Promise<number[]> {
  const found = await sql<{ id: number }>`
    select id from rooms where company_id = ${companyId} order by id for update`.execute(trx)
  return found.rows.map(({ id }) => id)
}

/** Returns those of some rooms that another company rents, as plates. */
export async function findOccupied(
  db: Db,
  companyId: number,
  ids: readonly number[],
): Promise<components['schemas']['Plate'][]> {
  const found = await sql<{ plate: components['schemas']['Plate'] }>`
    select plate_json(r.id) as plate from rooms r
    where r.id = any(${ids}::bigint[]) and r.company_id <> ${companyId}
    order by r.level, length(r.number), r.number`.execute(db)
  return found.rows.map(({ plate }) => plate)
}

/** Rooms of a company become free. */
export async function freeRoomsOf(trx: Trx, companyId: number, ids: readonly number[]): Promise<void> {
  await trx
    .updateTable('rooms')
    .set({ company_id: null })
    .where('company_id', '=', companyId)
    .where('id', 'in', ids)
    .execute()
}

/** Keeps rooms of a company from being taken away until the transaction ends. Returns how many of them it has. */
export async function shareRooms(trx: Trx, companyId: number, ids: readonly number[]): Promise<number> {
  const found = await sql`
    select from rooms where id = any(${ids}::bigint[]) and company_id = ${companyId} order by id for share`.execute(
    trx,
  )
  return found.rows.length
}

/** Lets to a company those rooms that are free. */
export async function letRooms(trx: Trx, companyId: number, ids: readonly number[]): Promise<void> {
  await trx
    .updateTable('rooms')
    .where('id', 'in', ids)
    .where('company_id', 'is', null)
    .set({ company_id: companyId })
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
