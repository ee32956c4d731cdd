import type { StarCounts } from '@sauda/sdk/reviews'
import { sql } from 'kysely'
import type { Db } from '../../platform/database/transaction.ts'

const NOTHING: StarCounts = [0, 0, 0, 0, 0]

/** Returns the numbers of an ad and of a seller. */
export async function readCounts(
  db: Db,
  adId: number,
  sellerId: number,
): Promise<{ ofAd: StarCounts; ofSeller: StarCounts }> {
  const found = await sql<{ of_ad: number[] | null; of_seller: number[] | null }>`
    select (select by_stars from ad_ratings where ad_id = ${adId}) as of_ad,
      (select by_stars from seller_ratings where seller_id = ${sellerId}) as of_seller`.execute(db)
  const [row] = found.rows
  return { ofAd: row?.of_ad ?? NOTHING, ofSeller: row?.of_seller ?? NOTHING }
}

/** Returns the numbers of sellers who have any, and those of all sellers together. */
export async function readSellerCounts(
  db: Db,
  sellerIds: readonly number[],
): Promise<{ of: Map<number, StarCounts>; all: StarCounts }> {
  const found = await sql<{ seller_id: number; by_stars: number[] }>`
    select seller_id, by_stars from seller_ratings where seller_id = any(${[...sellerIds]}::bigint[])`.execute(
    db,
  )
  const total = await sql<{ all: number[] }>`
    select array_agg(coalesce(n, 0) order by at) as all from generate_series(1, 5) at
      left join lateral (select sum(by_stars[at])::int as n from seller_ratings) summed on true`.execute(db)
  return {
    of: new Map(found.rows.map(({ seller_id, by_stars }) => [seller_id, by_stars])),
    all: total.rows[0]?.all ?? NOTHING,
  }
}
