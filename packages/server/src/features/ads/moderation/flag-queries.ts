import type { components } from '@sauda/sdk'
import { sql } from 'kysely'
import type { Db } from '../../../platform/database/transaction.ts'

type Flags = components['schemas']['AdFlags']

/** The newest published ads that a price is compared with. */
const COMPARED = 500

/** Other ads that are listed as having the same photo. */
const LISTED = 5

/** Photos with a part in common that are compared with one photo. */
const NEAR = 2000

/** Bits in which two shots of the same picture may differ, in another size, format or quality. */
const ALIKE = 6

/** What makes ads alike in price. */
export interface Like {
  column: 'spare_part_id' | 'service_id'
  id: number
  condition: components['schemas']['AdCondition'] | null
}

/**
 * Returns the quartiles of the prices of other published ads of the same part or service in the same condition, null
 * without any, and the number of these ads.
 */
export async function findLikePrices(
  db: Db,
  adId: number,
  { column, id, condition }: Like,
): Promise<{ quartiles: number[] | null; ads: number }> {
  const found = await sql<{ quartiles: number[] | null; ads: number }>`
    select percentile_cont(array[0.25, 0.5, 0.75]::float8[]) within group (order by price)::float8[] as quartiles,
      count(*)::int as ads
    from (select price from ad_listings where ${sql.ref(column)} = ${id} and ad_id <> ${adId} and price is not null
        and condition is not distinct from ${condition}
      order by sort_at desc, ad_id desc limit ${COMPARED}) alike`.execute(db)
  return found.rows[0] ?? { quartiles: null, ads: 0 }
}

/** Returns other ads with a photo that looks like one of a revision, those of the same owner last. */
export async function findSamePhoto(
  db: Db,
  ad: { id: number; owner_id: number },
  revisionId: number,
): Promise<Flags['same_photo']> {
  const found = await sql<Flags['same_photo'][number]>`
    select a.id, newest.title, newest.title_kk, a.owner_id = ${ad.owner_id} as own
    from ads a join ad_revisions newest on newest.id = a.newest_revision_id
    where a.deleted_at is null and a.id in (
      select revision.ad_id
      from ad_revision_photos shown
        join photos mine on mine.id = shown.photo_id and mine.look <> 0
        cross join lateral (
          select id, look from photos where look <> 0 and look_parts && mine.look_parts limit ${sql.lit(NEAR)}) other
        join ad_revision_photos taken on taken.photo_id = other.id
        join ad_revisions revision on revision.id = taken.revision_id
        join ads holder on holder.id = revision.ad_id
          and revision.id in (holder.newest_revision_id, holder.live_revision_id)
      where shown.revision_id = ${revisionId} and holder.id <> ${ad.id}
        and bit_count((other.look # mine.look)::bit(64)) <= ${ALIKE})
    order by own, a.id desc limit ${sql.lit(LISTED)}`.execute(db)
  return found.rows
}

/** Counts the ads that the owner of an ad has placed in the 24 hours up to it, itself included. */
export async function countOfDay(db: Db, adId: number): Promise<number> {
  const found = await sql<{ n: number }>`
    select count(*)::int as n from ads mine join ads other on other.owner_id = mine.owner_id
      and other.created_at > mine.created_at - interval '1 day' and other.created_at <= mine.created_at
    where mine.id = ${adId} and other.deleted_at is null`.execute(db)
  return found.rows[0]?.n ?? 0
}
