import { projectListings } from '../packages/server/src/features/ads/catalogue/projection-queries.ts'
import type { Database } from '../packages/server/src/platform/database/open-database.ts'

/** A word in every third ad. */
export const commonWord = 'колодки'

/** A word in one ad of 5,000, and only in the older half: the worst case for a scan from the newest. */
export const rareWord = 'турбонаддув'

const people = `
  insert into users (role_id, name, display_name, email, password_hash, created_at)
  values (5, 'Продавец', 'Продавец', 'seller@example.kz', '', now())`

const dictionaries = `
  with brand as (insert into brands (name) select 'Марка ' || n from generate_series(1, 40) n)
  insert into spare_parts (name, name_kk, category)
  select 'Деталь ' || n, 'Бөлшек ' || n, (array['brakes', 'oils', 'lights', 'tyres'])[1 + n % 4]
  from generate_series(1, 60) n`

const ads = `
  insert into ads (owner_id, status, sort_at, published_at, expires_at, created_at, changed_at)
  select 1, 31, at, at, now() + interval '30 days', at, at
  from (select now() - n * interval '20 seconds' as at from generate_series($1::int, 1, -1) n) moments`

const revisions = `
  insert into ad_revisions (ad_id, kind, brand_id, spare_part_id, category, title, text, price, condition, phone, words,
    created_by, created_at)
  select id, 'part', 1 + id % 40, 1 + id % 60, (array['brakes', 'oils', 'lights', 'tyres'])[1 + id % 4],
    'Объявление ' || id, words, case when id % 10 > 0 then 1000 + id * 7919 % 900000 end, 'used', '+77010000000', words, 1,
    created_at
  from ads, lateral (select concat_ws(' ',
      case when id % 3 = 0 then '${commonWord}' end,
      case when id % 5000 = 7 and id < $1::int / 2 then '${rareWord}' end,
      (select string_agg('слово' || (id * 31 + n * n * 17) % 4000, ' ') from generate_series(1, 12) n)) as words) said`

const live = `
  update ads set newest_revision_id = ad_revisions.id, live_revision_id = ad_revisions.id
  from ad_revisions where ad_revisions.ad_id = ads.id`

/** Fills an empty, migrated database with live ads; the newest has the highest id. */
export async function fillCatalogue(database: Database, count: number): Promise<void> {
  await database.query(people)
  await database.query(dictionaries)
  await database.query(ads, [count])
  await database.query(revisions, [count])
  await database.query(live)
  await projectListings(database.db, 'all')
  await database.query('analyze')
}
