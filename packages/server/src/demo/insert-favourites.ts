import { sql } from 'kysely'
import type { Trx } from '../platform/database/transaction.ts'

const DAY = 86_400_000

/** So many favourites the people of the demo centre have, by their place among the users. */
const EACH = 7

/**
 * Inserts what the people of the demo centre have saved: each some ads of the catalogue, the second one for more than it costs
 * now, the third one for less, and one that is gone. The price of the second fell in between, in a revision of its own.
 */
export async function insertFavourites(trx: Trx, userIds: readonly number[], now: Date): Promise<void> {
  const daysAgo = (days: number) => new Date(now.getTime() - days * DAY)
  const people = [...userIds]
  await sql`
    with person as (select id, place from unnest(${people}::bigint[]) with ordinality as one (id, place)),
      listed as (select l.ad_id, l.price, row_number() over (order by l.sort_at desc, l.ad_id) as place
        from ad_listings l join ads a on a.id = l.ad_id
        where l.price is not null and a.published_at < ${daysAgo(22)}),
      gone as (select a.id as ad_id, f.price, row_number() over (order by a.id) as place from ads a
        join lateral (select price from ad_revisions where ad_id = a.id and approved_at is not null
          order by approved_at desc limit 1) f on true
        where a.live_revision_id is null and a.deleted_at is null and not a.removed_by_staff),
      taken as (
        select person.id as user_id, listed.ad_id, listed.price, n, 3 * n as days from person
          cross join generate_series(1, ${EACH}) n
          join listed on listed.place = (person.place - 1) * ${EACH} + n
        union all
        select person.id, gone.ad_id, gone.price, 0, 80 from person join gone on gone.place = person.place)
    insert into favourites (user_id, ad_id, saved_at, saved_price)
    select user_id, ad_id, ${now}::timestamptz - days * interval '1 day',
      case n when 2 then round(price * 1.15, -2) when 3 then round(price * 0.95, -2) else price end
    from taken`.execute(trx)
  await insertFalls(trx, daysAgo(2))
  await sql`
    insert into notifications (user_id, kind, type, body, created_at)
    select f.user_id, 'favourite', 1, jsonb_build_object('user_favorite_id', jsonb_build_object('id', f.ad_id,
      'title', l.card -> 'title', 'title_kk', l.card -> 'title_kk', 'price', l.price, 'was', f.saved_price)), ${daysAgo(2)}
    from favourites f join ad_listings l on l.ad_id = f.ad_id where f.saved_price > l.price order by f.user_id`.execute(
    trx,
  )
  await sql`
    update favourites f set told_price = l.price, told_at = ${daysAgo(2)} from ad_listings l
    where l.ad_id = f.ad_id and f.saved_price > l.price`.execute(trx)
}

/** The prices of ads that were saved for more, until they fell: revisions from before their live ones. */
async function insertFalls(trx: Trx, fellAt: Date): Promise<void> {
  await sql`
    with fallen as (select distinct on (a.id) a.id, a.live_revision_id as live, f.saved_price
      from favourites f join ads a on a.id = f.ad_id join ad_listings l on l.ad_id = a.id
      where f.saved_price > l.price order by a.id, f.saved_at),
    earlier as (
      insert into ad_revisions (ad_id, kind, brand_id, spare_part_id, service_id, title, title_kk, text, text_kk, price, condition,
        vin, phone, room_ids, weekdays, hours_from, hours_to, category, levels, words, find, created_by, created_at, approved_by,
        approved_at)
      select r.ad_id, r.kind, r.brand_id, r.spare_part_id, r.service_id, r.title, r.title_kk, r.text, r.text_kk,
        fallen.saved_price, r.condition, r.vin, r.phone, r.room_ids, r.weekdays, r.hours_from, r.hours_to, r.category, r.levels,
        r.words, r.find, r.created_by, r.created_at, r.approved_by, r.approved_at
      from fallen join ad_revisions r on r.id = fallen.live
      returning id, ad_id),
    taken as (
      insert into ad_revision_photos (revision_id, position, photo_id)
      select earlier.id, photo.position, photo.photo_id from earlier join ads on ads.id = earlier.ad_id
        join ad_revision_photos photo on photo.revision_id = ads.live_revision_id)
    update ad_revisions set approved_at = ${fellAt}
    from earlier join ads on ads.id = earlier.ad_id where ad_revisions.id = ads.live_revision_id`.execute(trx)
}

/** Inserts visitors of the ads in the catalogue: more of those that are there for longer. */
export async function insertViews(trx: Trx, now: Date): Promise<void> {
  await sql`
    insert into view_days (subject, subject_id, day, views)
    select 'ad', ad_id, (${now}::timestamptz at time zone 'Asia/Almaty')::date - day, 1 + (ad_id * 7 + day * 13) % 9
    from ad_listings cross join generate_series(1, 12) day
    where ad_id % 3 > 0 and sort_at < ${now}::timestamptz - day * interval '1 day'`.execute(trx)
}
