import type { OtherDay, WorkingTime } from '@sauda/sdk/rooms'
import { sql } from 'kysely'
import type { Db } from '../../../platform/database/transaction.ts'

/** When a shop is open. */
export interface ShopHours {
  seller_id: number
  /** Null if it states none. */
  hours: WorkingTime | null
  /** What it has set for the day. */
  days: OtherDay[]
}

/**
 * Returns the shops that state their hours, or have set some for a day.
 * @param day `2026-12-16`
 */
export async function readShopHours(db: Db, day: string): Promise<ShopHours[]> {
  const found = await sql<ShopHours>`
    select c.id as seller_id,
      case when c.hours_from is not null and c.hours_to is not null then jsonb_build_object(
        'weekdays', c.weekdays, 'from', c.hours_from, 'to', c.hours_to) end as hours,
      case when e.date is null then '[]'::jsonb else jsonb_build_array(jsonb_build_object(
        'date', e.date::text, 'opens', e.opens, 'closes', e.closes)) end as days
    from companies c left join company_hours_exceptions e on e.company_id = c.id and e.date = ${day}::date
    where e.date is not null or (c.hours_from is not null and c.hours_to is not null)
    order by c.id`.execute(db)
  return found.rows
}
