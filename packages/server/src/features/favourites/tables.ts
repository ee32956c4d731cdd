import type { MaybeTime, Time } from '../../platform/database/columns.ts'

/** The tables of this feature's migrations, as Kysely reads them. */
export interface FavouriteTables {
  favourites: {
    user_id: number
    ad_id: number
    saved_at: Time
    saved_price: number | null
    told_price: number | null
    told_at: MaybeTime
    due_at: MaybeTime
  }
}
