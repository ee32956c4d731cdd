import type { Db } from '../../../platform/database/transaction.ts'

/** When a shop is open: ISO weekdays, none means every day, and `HH:MM` in Almaty's time. */
export interface ShopHours {
  seller_id: number
  weekdays: number[]
  from: string
  to: string
}

/** Returns the shops that state their hours. */
export function readShopHours(db: Db): Promise<ShopHours[]> {
  return db
    .selectFrom('tenants')
    .select(['user_id as seller_id', 'weekdays', 'hours_from as from', 'hours_to as to'])
    .where('hours_from', 'is not', null)
    .where('hours_to', 'is not', null)
    .orderBy('user_id')
    .$narrowType<{ from: string; to: string }>()
    .execute()
}
