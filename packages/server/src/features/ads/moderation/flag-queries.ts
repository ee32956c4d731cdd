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

/** What the flags of an ad are found by. */
export interface Signs {
  id: number
  title: string
  title_kk: string | null
  text: string
  text_kk: string | null
  price: number | null
  /** The quartiles of the prices of other published ads like it; null without any. */
  quartiles: number[] | null
  /** The number of these ads. */
  alike: number
  /** Ads that its owner has placed in the 24 hours up to it, itself included. */
  of_day: number
  has_same_photo: boolean
}

/** Published ads like the revision `newest` of the ad `a`: of the same part or service, in the same condition. */
const likeAds = (column: 'spare_part_id' | 'service_id') => sql`
  (select price from ad_listings
    where ${sql.ref(column)} = ${sql.ref(`newest.${column}`)} and ad_id <> a.id and price is not null
      and condition is not distinct from newest.condition
    order by sort_at desc, ad_id desc limit ${sql.lit(COMPARED)})`

/** How many bits of two looks differ. */
const DIFFERENCE = sql`bit_count((other.look # mine.look)::bit(64))`

/** Photos of the revision `newest` of the ad `a`, and photos of other ads that look like them. */
const SAME_PHOTOS = sql`
  from ad_revision_photos shown
    join photos mine on mine.id = shown.photo_id and mine.look <> 0
    cross join lateral (
      -- Materialized, so that the limit does not make a scan of all photos look cheap.
      with near as materialized (
        select id, look, photos as found from photos where look <> 0 and look_parts && mine.look_parts)
      select * from near limit ${sql.lit(NEAR)}) other
    join ad_revision_photos taken on taken.photo_id = other.id
    join ad_revisions revision on revision.id = taken.revision_id
    join ads holder on holder.id = revision.ad_id and holder.deleted_at is null
      and revision.id in (holder.newest_revision_id, holder.live_revision_id)
  where shown.revision_id = newest.id and holder.id <> a.id
    and ${DIFFERENCE} <= ${sql.lit(ALIKE)}`

/** Returns what the flags of the newest revisions of ads are found by. Goods are of any kind, so none is like another. */
export async function findSigns(db: Db, ids: readonly number[]): Promise<Signs[]> {
  const found = await sql<Signs>`
    select a.id, newest.title, newest.title_kk, newest.text, newest.text_kk, newest.price, prices.quartiles, prices.alike,
      exists (select ${SAME_PHOTOS}) as has_same_photo,
      (select count(*)::int from ads other where other.seller_id = a.seller_id and other.deleted_at is null
        and other.created_at > a.created_at - interval '1 day' and other.created_at <= a.created_at) as of_day
    from ads a join ad_revisions newest on newest.id = a.newest_revision_id
      cross join lateral (
        select percentile_cont(array[0.25, 0.5, 0.75]::float8[]) within group (order by price)::float8[] as quartiles,
          count(*)::int as alike
        from (${likeAds('spare_part_id')} union all ${likeAds('service_id')}) priced) prices
    where a.id = any(${[...ids]})`.execute(db)
  return found.rows
}

/**
 * Returns other ads with a photo that looks like one of an ad's newest revision, those of the same owner last, each with the
 * two photos that differ least.
 */
export async function findSamePhoto(db: Db, adId: number): Promise<Flags['same_photo']> {
  const found = await sql<Flags['same_photo'][number]>`
    select same.id, last.title, last.title_kk, same.seller_id = a.seller_id as own, same.photo, same."like"
    from ads a join ad_revisions newest on newest.id = a.newest_revision_id
      cross join lateral (
        select distinct on (holder.id) holder.id, holder.seller_id, holder.newest_revision_id,
          photo_json(other.found) as photo, photo_json(mine) as "like"
        ${SAME_PHOTOS}
        order by holder.id, ${DIFFERENCE}, shown.position, taken.position, taken.revision_id desc) same
      join ad_revisions last on last.id = same.newest_revision_id
    where a.id = ${adId}
    order by own, same.id desc limit ${sql.lit(LISTED)}`.execute(db)
  return found.rows
}
