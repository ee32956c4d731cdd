import type { PriceAt } from '@sauda/sdk/favourites'
import type { Db } from '../../../platform/database/transaction.ts'
import { findLastShown, findPrices, type LastShown } from './last-shown-queries.ts'

export type { LastShown } from './last-shown-queries.ts'

/** Returns ads as buyers see them, or saw them last, by id. Ads that never were public are left out. */
export async function lastShown(db: Db, ids: readonly number[]): Promise<Map<number, LastShown>> {
  return new Map((await findLastShown(db, ids)).map((ad) => [ad.id, ad]))
}

/** Returns the prices that ads had in public, by id; the earliest first, each with when it began. */
export async function pricesOf(
  db: Db,
  ids: readonly number[],
): Promise<Map<number, (PriceAt & { at: string })[]>> {
  return new Map((await findPrices(db, ids)).map(({ id, prices }) => [id, prices]))
}
