import type { components } from '@sauda/sdk'
import { sql } from 'kysely'
import type { Db } from '../../platform/database/transaction.ts'

type Named = components['schemas']['Named']

/** A request that no shop has answered with the part. */
export interface UnansweredRow {
  asker_id: number
  brand_id: number
  spare_part_id: number | null
  text: string
  created_at: Date
}

/** Returns requests since a time that no shop has answered with the part, and that staff did not take down. */
export async function findUnanswered(db: Db, since: Date): Promise<UnansweredRow[]> {
  const found = await sql<UnansweredRow>`
    select r.asker_id, r.brand_id, r.spare_part_id, r.text, r.created_at from part_requests r
    where r.created_at > ${since} and r.close_reason is distinct from 'removed'
      and not exists (select from part_answers a where a.request_id = r.id and a.has)
    order by r.created_at desc limit 20000`.execute(db)
  return found.rows
}

/** Returns the names of brands and parts by id. */
export async function findNames(db: Db): Promise<{ brands: Map<number, Named>; parts: Map<number, Named> }> {
  const [brands, parts] = [
    await db.selectFrom('brands').select(['id', 'name']).execute(),
    await db.selectFrom('spare_parts').select(['id', 'name', 'name_kk']).execute(),
  ]
  return {
    brands: new Map(brands.map(({ id, name }) => [id, { id, name, name_kk: null }])),
    parts: new Map(parts.map((part) => [part.id, part])),
  }
}

/** Returns how many published ads there are of each part and brand, by `part brand`; a brand of 0 is any. */
export async function countAdsOf(db: Db, partIds: readonly number[]): Promise<Map<string, number>> {
  if (partIds.length === 0) return new Map()
  const found = await sql<{ part: number; brand: number; ads: number }>`
    select spare_part_id as part, coalesce(brand_id, 0) as brand, count(*)::int as ads from ad_listings
    where spare_part_id = any(${[...partIds]}::int[]) group by 1, 2`.execute(db)
  return new Map(found.rows.map(({ part, brand, ads }) => [`${part} ${brand}`, ads]))
}
