import { type RawBuilder, sql } from 'kysely'
import type { Db } from '../../../platform/database/transaction.ts'
import { LISTED } from '../ad-columns.ts'
import { columns } from '../ad-queries.ts'

/**
 * The card of an ad `a` in its revision `f`, as lists show it. Only an ad without photos has a drawing, so that others stay
 * small. If a seller changes the district, a part its drawing or a shop its mean, the database changes the cards of the
 * catalogue (migrations 0036, 0037 and 0055).
 */
export const CARD = sql`(jsonb_build_object(
  'id', a.id, 'kind', f.kind, 'title', f.title, 'title_kk', f.title_kk, 'price', f.price, 'condition', f.condition,
  'photo', (select photo_json(photos) from ad_revision_photos taken join photos on photos.id = taken.photo_id
    where taken.revision_id = f.id order by taken.position limit 1),
  'plate', plate_json(f.room_ids[1]),
  'category', f.category,
  'sort_at', rfc3339(coalesce(a.sort_at, f.created_at)),
  'raised_at', rfc3339(a.raised_at))
  || coalesce((select jsonb_build_object('drawing', drawing) from spare_parts where id = f.spare_part_id and drawing is not null
    and not exists (select from ad_revision_photos where revision_id = f.id)), '{}')
  || coalesce((select jsonb_build_object('district', shown) from district_json(a.owner_id) shown
    where shown is not null and a.company_id is null), '{}')
  || coalesce((select jsonb_build_object('rating', shown) from rating_json(a.seller_id) shown where shown is not null), '{}'))`

/**
 * Updates the catalogue's rows of some ads, or of all, from their live revisions. Call it in the transaction of every
 * change that is publicly visible.
 */
export async function projectListings(db: Db, adIds: readonly number[] | 'all'): Promise<void> {
  if (adIds !== 'all' && adIds.length === 0) return
  const wanted: RawBuilder<boolean> = adIds === 'all' ? sql`true` : sql`a.id = any(${adIds})`
  await sql`delete from ad_listings l using ads a
    where a.id = l.ad_id and ${wanted} and (a.live_revision_id is null or a.deleted_at is not null)`.execute(
    db,
  )
  await sql`
    insert into ad_listings (ad_id, seller_id, sort_at, card, ${columns(LISTED)})
    select a.id, a.seller_id, a.sort_at, ${CARD}, ${columns(LISTED, 'f')}
    from ads a join ad_revisions f on f.id = a.live_revision_id
    where a.deleted_at is null and ${wanted}
    on conflict (ad_id) do update set (sort_at, card, ${columns(LISTED)})
      = (excluded.sort_at, excluded.card, ${columns(LISTED, 'excluded')})`.execute(db)
}

/** Returns the ads whose live revision contains a photo. */
export async function adsShowing(db: Db, photoKey: string): Promise<number[]> {
  const found = await db
    .selectFrom('ads')
    .innerJoin('ad_revision_photos', 'ad_revision_photos.revision_id', 'ads.live_revision_id')
    .innerJoin('photos', 'photos.id', 'ad_revision_photos.photo_id')
    .select('ads.id')
    .where('photos.key', '=', photoKey)
    .execute()
  return found.map((ad) => ad.id)
}
