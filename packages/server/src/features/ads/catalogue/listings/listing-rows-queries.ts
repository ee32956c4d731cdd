import { type RawBuilder, sql } from 'kysely'
import type { Db } from '../../../../platform/database/transaction.ts'

/** An ad of the catalogue as PostgreSQL writes it: values that many ads share stay texts, which are read once each. */
export interface ListingRow {
  ad_id: number
  seller_id: string
  /** Milliseconds since 1970. */
  at: number
  kind: string
  brand_id: string | null
  spare_part_id: string | null
  service_id: string | null
  category: string | null
  price: number | null
  condition: string | null
  room_ids: string
  levels: string
  weekdays: string
  /** Without hyphens. */
  vin: string | null
  /** A tsvector; null until the ad has been read for the search. */
  find: string | null
}

const rowsOf = (condition: RawBuilder<unknown>) => sql<ListingRow>`
  select ad_id, seller_id::text, (extract(epoch from sort_at) * 1000)::float8 as at, kind, brand_id::text, spare_part_id::text,
    service_id::text, category, price, condition, room_ids::text, levels::text, weekdays::text, replace(vin, '-', '') as vin,
    find::text
  from ad_listings where ${condition}`

/** Returns the next ads by id. */
export async function readListings(db: Db, after: number, limit: number): Promise<ListingRow[]> {
  const found = await rowsOf(sql`ad_id > ${after}::bigint order by ad_id limit ${limit}`).execute(db)
  return found.rows
}

/** Returns those of some ads that are in the catalogue. */
export async function readListed(db: Db, ids: readonly number[]): Promise<ListingRow[]> {
  const found = await rowsOf(sql`ad_id = any(${ids}::bigint[])`).execute(db)
  return found.rows
}

export async function readListingVersion(db: Db): Promise<number> {
  const { version } = await db.selectFrom('listing_version').select('version').executeTakeFirstOrThrow()
  return version
}

/** What was changed since a version. */
export interface Changes {
  /** The version now. */
  version: number
  /** Whether all changes since are listed: not those of more than a day ago, nor of versions that a restored backup lacks. */
  isKnown: boolean
  ids: number[]
}

export async function readChanges(db: Db, since: number): Promise<Changes> {
  const found = await sql<Changes>`
    select version,
      forgotten = ${since}::bigint or exists (select from listing_commits where version = ${since}::bigint) as "isKnown",
      array(select distinct ad_id from listing_commits c join listing_changes on commit_id = c.id
        where c.version > ${since}::bigint order by ad_id) as ids
    from listing_version`.execute(db)
  const [row] = found.rows
  if (!row) throw new Error('listing_version has one row')
  return row
}

/** Returns the cards of some ads as JSON texts; none for an ad that has just left the catalogue. */
export async function readCards(db: Db, ids: readonly number[]): Promise<Map<number, string>> {
  if (ids.length === 0) return new Map()
  const found = await sql<{ id: number; card: string }>`
    select ad_id as id, card::text as card from ad_listings where ad_id = any(${ids}::bigint[])`.execute(db)
  return new Map(found.rows.map(({ id, card }) => [id, card]))
}
