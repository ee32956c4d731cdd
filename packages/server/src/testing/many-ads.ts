import { projectListings } from '../features/ads/catalogue/projection-queries.ts'
import { adFind } from '../features/search/find-words.ts'
import type { Database } from '../platform/database/open-database.ts'

/** A word in every third ad, and in every ninetieth title. */
export const commonWord = 'колодки'

/** A word in one ad of 5,000, and only in the older half: the worst case for a scan from the newest. */
export const rareWord = 'турбонаддув'

/** A word of 1,500 ads, all of them in the older half. */
export const oldWord = 'карданчик'

/** A word of one ad of a hundred, all of them in the older half. */
export const oldCommonWord = 'подкрылок'

const nameless = { brand: null, part: null, part_kk: null, service: null, service_kk: null }

/** What an ad is found by that has the word in its title or text, as SQL. */
const findOf = (word: string, place: 'title' | 'text' = 'text') => {
  const says = { title: '', title_kk: null, text: '', text_kk: null, [place]: word }
  return `'${adFind(says, nameless).replaceAll("'", "''")}'::tsvector`
}

const people = `
  insert into users (role_id, name, display_name, email, password_hash, created_at)
  values (5, 'Продавец', 'Продавец', 'seller@example.kz', '', now())`

const dictionaries = `
  with brand as (insert into brands (name) select 'Марка ' || n from generate_series(1, 40) n),
    rooms as (insert into rooms (level, number, area) select 1 + n % 5, (100 * (1 + n % 5) + n / 5)::text, 20 from generate_series(0, 99) n)
  insert into spare_parts (name, name_kk, category)
  select 'Деталь ' || n, 'Бөлшек ' || n, (array['brakes', 'oils', 'lights', 'tyres'])[1 + n % 4]
  from generate_series(1, 60) n`

const ads = `
  insert into ads (owner_id, status, sort_at, published_at, expires_at, created_at, changed_at)
  select 1, 31, at, at, now() + interval '30 days', at, at
  from (select now() - n * interval '20 seconds' as at from generate_series($1::int, 1, -1) n) moments`

/** Prices are whole hundreds up to 900,000; nine ads of ten have one. Levels and conditions are unevenly spread. */
const revisions = `
  insert into ad_revisions (ad_id, kind, brand_id, spare_part_id, category, title, text, price, condition, phone, words,
    find, room_ids, levels, created_by, created_at)
  select id, 'part', 1 + id % 40, 1 + id % 60, (array['brakes', 'oils', 'lights', 'tyres'])[1 + (1 + id % 60) % 4],
    'Объявление ' || id || case when id % 90 = 0 then ' ${commonWord}' else '' end, words, case when id % 10 > 0 then 1000 + id * 7919 % 900000 end,
    (array['used', 'used', 'used', 'new', 'new', 'refurbished'])[1 + id % 6], '+77010000000', words, found,
    case when id % 3 = 0 then array[1 + id % 100]::int[] else '{}' end,
    case when id % 3 = 0 then array[1 + id % 5]::smallint[] else '{}' end, 1, created_at
  from ads, lateral (select array_agg('слово' || (id * 31 + n * n * 17) % 4000) as said from generate_series(1, 12) n) drawn,
    lateral (select concat_ws(' ',
        case when id % 3 = 0 then '${commonWord}' end,
        case when id % 5000 = 7 and id < $1::int / 2 then '${rareWord}' end,
        case when id <= 1500 then '${oldWord}' end,
        case when id % 50 = 3 and id < $1::int / 2 then '${oldCommonWord}' end,
        array_to_string(said, ' ')) as words,
      array_to_tsvector(said)
        || case when id % 90 = 0 then ${findOf(commonWord, 'title')} when id % 3 = 0 then ${findOf(commonWord)} else '' end
        || case when id % 5000 = 7 and id < $1::int / 2 then ${findOf(rareWord)} else '' end
        || case when id <= 1500 then ${findOf(oldWord)} else '' end
        || case when id % 50 = 3 and id < $1::int / 2 then ${findOf(oldCommonWord)} else '' end as found) read`

const live = `
  update ads set newest_revision_id = ad_revisions.id, live_revision_id = ad_revisions.id
  from ad_revisions where ad_revisions.ad_id = ads.id`

/**
 * Fills an empty, migrated database with live ads, by SQL; the newest has the highest id. For benchmarks and for tests of
 * what only many ads show.
 */
export async function fillCatalogue(database: Database, count: number): Promise<void> {
  await database.query(people)
  await database.query(dictionaries)
  await database.query(ads, [count])
  await database.query(revisions, [count])
  await database.query(live)
  await projectListings(database.db, 'all')
  await database.query('analyze')
}
