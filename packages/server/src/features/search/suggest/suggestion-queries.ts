import type { components } from '@sauda/sdk'
import { sql } from 'kysely'
import type { Db } from '../../../platform/database/transaction.ts'

type Schemas = components['schemas']

export interface NamedRow {
  id: number
  name: string
  name_kk: string
  category: string | null
  drawing: string | null
}

export interface ShopRow {
  id: number
  level: number
  number: string
  name: string
  trade_group: Schemas['TradeGroup'] | null
  trade: string | null
  trade_kk: string | null
  company_id: number
}

export interface Dictionaries {
  parts: NamedRow[]
  services: NamedRow[]
  brands: NamedRow[]
  shops: ShopRow[]
}

/** Reads what suggestions are made of, without counts. */
export async function readDictionaries(db: Db): Promise<Dictionaries> {
  const [parts, services, brands, shops] = await Promise.all([
    sql<NamedRow>`select id, name, name_kk, category, drawing from spare_parts`.execute(db),
    sql<NamedRow>`select id, name, name_kk, null as category, null as drawing from services`.execute(db),
    sql<NamedRow>`select id, name, name as name_kk, null as category, null as drawing from brands`.execute(
      db,
    ),
    sql<ShopRow>`
      select r.id, r.level, r.number, c.sign as name, c.trade, c.trade_kk, c.id as company_id,
        case when g.id is not null then jsonb_build_object('id', g.id, 'name', g.name, 'name_kk', g.name_kk) end as trade_group
      from rooms r join companies c on c.id = r.company_id left join trade_groups g on g.id = c.trade_group_id
      order by r.level, r.number`.execute(db),
  ])
  return { parts: parts.rows, services: services.rows, brands: brands.rows, shops: shops.rows }
}

export interface Counts {
  /** Ads by part and brand; an ad may have neither. */
  parts: { part_id: number | null; brand_id: number | null; ads: number }[]
  services: { service_id: number; ads: number }[]
  /** An ad counts in each of its rooms. */
  rooms: { room_id: number; ads: number }[]
}

/** Counts the published ads. Each statement reads an index that contains nothing else, not the ads. */
export async function readCounts(db: Db): Promise<Counts> {
  const [parts, services, rooms] = await Promise.all([
    sql<Counts['parts'][number]>`
      select spare_part_id as part_id, brand_id, count(*)::int as ads from ad_listings group by 1, 2`.execute(
      db,
    ),
    sql<Counts['services'][number]>`
      select service_id, count(*)::int as ads from ad_listings where service_id is not null group by 1`.execute(
      db,
    ),
    sql<Counts['rooms'][number]>`
      select room_id, sum(n)::int as ads
      from (select room_ids, count(*) as n from ad_listings group by room_ids) sets, unnest(room_ids) room_id
      group by 1`.execute(db),
  ])
  return { parts: parts.rows, services: services.rows, rooms: rooms.rows }
}

export interface ArticleRow {
  shown: string
  title: string
  title_kk: string | null
}

/** The most numbers that are read for one beginning. */
const MOST_READ = 200

/** Returns article numbers with this beginning, those of the most titles first, each with the title of one ad. */
export async function findArticles(db: Db, start: string, limit: number): Promise<ArticleRow[]> {
  const found = await sql<ArticleRow>`
    with near as (
      select key, ad_id from ad_articles
      where key >= ${start}::text collate "C" and key < ${`${start}~`}::text collate "C" order by key, ad_id limit ${MOST_READ}
    ), most as (
      select key, min(ad_id) as ad_id, count(*) as titles from near group by key order by titles desc, key limit ${limit}
    )
    select a.shown, l.card ->> 'title' as title, l.card ->> 'title_kk' as title_kk
    from most join ad_articles a on a.key = most.key and a.ad_id = most.ad_id join ad_listings l on l.ad_id = a.ad_id
    order by most.titles desc, most.key`.execute(db)
  return found.rows
}
